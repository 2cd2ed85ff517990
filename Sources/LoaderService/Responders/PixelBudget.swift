internal import Formats
internal import Loaders
internal import SceneGraph

/// How many pixels may be drawn for one answer, asked before anything is drawn.
struct PixelBudget {
  /// The most pixels of one file, over all its frames.
  let limit: Int

  /// Throws the problem of a file that is too large, with a size that would fit.
  func check(
    _ format: any Format, _ scene: Scene, _ options: FormatOptions, _ own: Arguments
  ) throws(Problem) {
    let count = format.pixelCount(scene, options)
    guard count > 0, let longer = options.longerSide else { return }
    if longer > format.sides.upperBound { throw tooLong(longer, format, own) }
    guard count > Double(limit) else { return }
    throw tooMany(count, longer, format, scene, options, own)
  }

  /// A side that follows from the other one and is longer than any may be.
  private func tooLong(_ longer: Double, _ format: any Format, _ own: Arguments) -> Problem {
    let given = Self.given(own)
    let most = AcceptedWords.number(format.sides.upperBound)
    return Problem(errors: [
      .init(
        parameter: given.name, value: given.value,
        accepted: "a length with which no side is longer than \(most) pixels", suggestion: nil,
        sentence:
          "With this \(given.name) a side would be \(AcceptedWords.number(longer.rounded())) "
          + "pixels long; \(format.name) takes at most \(most).")
    ])
  }

  private func tooMany(
    _ count: Double, _ longer: Double, _ format: any Format, _ scene: Scene,
    _ options: FormatOptions, _ own: Arguments
  ) -> Problem {
    let given = Self.given(own)
    let asked = "\(format.name) would have \(Self.grouped(count)) pixels over all its frames"
    let most = "the limit is \(Self.grouped(Double(limit)))"
    guard let fitting = fitting(count, longer, format, scene, options) else {
      return Problem(errors: [
        .init(
          parameter: "fps", value: options.frameRate.map(AcceptedWords.number) ?? "",
          accepted: "fewer frames: no size would fit", suggestion: nil,
          sentence: "\(asked); \(most). It has too many frames for any size.")
      ])
    }
    let shown = AcceptedWords.number(fitting)
    return Problem(errors: [
      .init(
        parameter: given.name, value: given.value,
        accepted: "a size of at most \(shown) pixels for so many frames", suggestion: shown,
        sentence: "\(asked); \(most). size=\(shown) would fit, or fewer frames by fps.")
    ])
  }

  /// The largest whole longer side with which a file keeps to the limit.
  private func fitting(
    _ count: Double, _ longer: Double, _ format: any Format, _ scene: Scene,
    _ options: FormatOptions
  ) -> Double? {
    var fitting = (longer * (Double(limit) / count).squareRoot()).rounded(.up)
    while fitting >= 1 {
      let smaller = options.resized(toLongerSide: fitting)
      if format.pixelCount(scene, smaller) <= Double(limit) { return fitting }
      fitting -= 1
    }
    return nil
  }

  /// The parameter of size that was given, with its value.
  private static func given(_ own: Arguments) -> (name: String, value: String) {
    for name in LoaderParameterRules.size {
      if own.isGiven(name), let number = own.number(name) {
        return (name, AcceptedWords.number(number))
      }
    }
    return ("size", "")
  }

  /// A whole number with commas between thousands.
  private static func grouped(_ number: Double) -> String {
    var digits = AcceptedWords.number(number.rounded())[...]
    guard digits.allSatisfy(\.isNumber) else { return String(digits) }
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
