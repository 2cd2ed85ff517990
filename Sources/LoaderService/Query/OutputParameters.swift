internal import Formats
internal import Loaders

/// The parameters that are about what is written rather than about the loader.
enum OutputParameters {
  static let engine = Parameter(
    "engine", .embedding, .choice(Engine.allCases.map { ParameterKind.Choice($0.rawValue) }),
    default: Engine.allCases.first.map { .word($0.rawValue) },
    summary: "What moves the picture: css is a style sheet, smil are elements of SVG.",
    example: "smil")
  static let time = Parameter(
    "t", .frames, .time(0 ... .greatestFiniteMagnitude), default: nil,
    summary: "The instant in seconds since the start.", example: "0.35")
  static let progress = Parameter(
    "progress", .frames, .number(0...1), default: nil,
    summary: "The progress in the iteration; 1 is its end, not the next one's start.",
    example: "0.5")
  static let frame = Parameter(
    "frame", .frames, .integer(0...1_000_000_000), default: nil,
    summary: "The frame counted from 0; frames per second stand in fps.", example: "12")
  static let framesPerSecond = Parameter(
    "fps", .frames, .number(1...120), default: nil,
    summary: "Frames per second; without an instant the whole iteration is told.",
    example: "30")
  static let linesPerSecond = Parameter(
    "fps", .frames, .number(1...120), default: .number(60),
    summary: "Frames per second of the iteration that is told.", example: "30")
  static let precision = Parameter(
    "precision", .frames, .integer(0...9), default: .integer(6),
    summary: "How many decimals numbers have at most.", example: "3")
  static let version = Parameter(
    "v", .caching, .ignored, default: nil,
    summary: "Changes nothing; with it caches keep the answer for a year.", example: "2")
  static let buster = Parameter(
    "_", .caching, .ignored, default: nil,
    summary: "Changes nothing; only tells one address from another.", example: "1718000000")

  static let pixelRatio = Parameter(
    "dpr", .size, .number(0.5...4), default: .number(1),
    summary: "Pixels for each pixel of the size, for screens that have more.", example: "2")
  static let matte = Parameter(
    "matte", .color, .opaqueColor, default: nil,
    summary: "What half transparent edges are laid on; they are cut where it is left out.",
    example: "fff")
  static let columns = Parameter(
    "columns", .frames, .integer(1...3600), default: nil,
    summary: "How many frames stand side by side; a grid near a square where it is left out.",
    example: "8")
  static let selector = Parameter(
    "selector", .embedding, .selectors(maximum: 100), default: nil,
    summary: "What the rule applies to; a class by the loader's name where it is left out.",
    example: ".busy")

  static let title = Parameter(
    "title", .access, .text(maximum: 200), default: .text(FormatOptions().title),
    summary: "What people who do not see the picture are told.", example: "Please wait")
  static let language = Parameter(
    "lang", .access, .language, default: nil,
    summary: "The language of the title, as a language tag.", example: "en")
  static let decorative = Parameter(
    "decorative", .access, .flag, default: .flag(false),
    summary: "Whether the picture is decoration, hidden from people who do not see it.",
    example: "1")
  static let identifier = Parameter(
    "id", .embedding, .identifier(maximum: 32), default: nil,
    summary: "What every name inside the picture begins with; a hash where it is left out.",
    example: "busy")
  static let pretty = Parameter(
    "pretty", .embedding, .flag, default: .flag(false),
    summary: "Whether elements stand on lines of their own.", example: "1")
  static let download = Parameter(
    "download", .embedding, .flag, default: .flag(false),
    summary: "Whether browsers offer the file for saving.", example: "1")

  /// What every route takes that is cached.
  static let caching = [version, buster]
  /// What the route of frames takes.
  static let frames = [time, progress, frame, framesPerSecond, precision] + caching
  /// What the route of frames as lines takes.
  static let frameLines = [linesPerSecond, precision] + caching

  /// What a file of a format takes beside a loader's own parameters.
  static func file(_ format: any Format) -> [Parameter] {
    file(
      format.options,
      frameRate: Parameter(
        "fps", .frames, .number(format.frameRates), default: .number(format.defaultFrameRate),
        summary: "Frames per second of the file.", example: "24"))
  }

  private static func file(_ options: Set<FormatOption>, frameRate: Parameter) -> [Parameter] {
    let optional: [(option: FormatOption, parameters: [Parameter])] = [
      (.engine, [engine]), (.instant, [time, progress]), (.frameRate, [frameRate]),
      (.pixelRatio, [pixelRatio]), (.matte, [matte]), (.columns, [columns]),
      (.accessibility, [title, language, decorative]), (.identifier, [identifier]),
      (.selector, [selector]), (.pretty, [pretty]),
    ]
    return optional.flatMap { options.contains($0.option) ? $0.parameters : [] } + [download]
      + caching
  }

  /// Every one of them, once for each name, in the order of the documentation.
  static let all: [Parameter] = {
    var all: [Parameter] = []
    let files = file(Set(FormatOption.allCases), frameRate: framesPerSecond)
      .filter { $0.group != .caching }
    for parameter in files + frames where !all.contains(where: { $0.name == parameter.name }) {
      all.append(parameter)
    }
    return all
  }()

  /// Every name, in order and once.
  static let names = all.map(\.name)
}
