internal import Formats
internal import Loaders

/// What the routes of frames are asked for: the state at one instant, or those of an iteration.
enum FrameQuestion: Hashable {
  /// One instant.
  case instant(Instant)
  /// One frame, counted from 0, at a rate in frames a second.
  case frame(Int, rate: Double)
  /// Every frame of an iteration at a rate in frames a second.
  case iteration(rate: Double)

  /// How many frames one answer tells at most: a minute at 60 frames a second.
  static let limit = 3600

  /// The question that arguments ask of an iteration that lasts so many seconds.
  init(_ arguments: Arguments, duration: Double) throws(Problem) {
    if let progress = arguments.number("progress") {
      self = .instant(.progress(progress))
    } else if let rate = arguments.number("fps") {
      if let frame = arguments.integer("frame") {
        self = .frame(frame, rate: rate)
      } else if (rate * duration).rounded() <= Double(Self.limit) {
        self = .iteration(rate: rate)
      } else {
        throw Self.tooMany(
          arguments.isGiven("fps") ? rate : nil, duration: duration)
      }
    } else {
      self = .instant(.time(arguments.number("t") ?? 0))
    }
  }

  /// The problem of an iteration with more frames than one answer tells.
  private static func tooMany(_ rate: Double?, duration: Double) -> Problem {
    let highest = AcceptedWords.number((Double(limit) / duration).rounded(.down))
    let seconds = AcceptedWords.number(duration)
    let accepted = "a number from 1 to \(highest) for an iteration of \(seconds) seconds"
    return Problem(errors: [
      .init(
        parameter: "fps", value: rate.map(AcceptedWords.number) ?? "", accepted: accepted,
        suggestion: nil,
        sentence: "fps takes \(accepted): one answer has at most \(limit) frames.")
    ])
  }
}
