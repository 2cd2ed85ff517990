internal import Formats
internal import SceneGraph
internal import Timeline

/// Why a scene cannot be written in a format, as a problem of what was asked for.
enum FormatFaultWords {
  /// The problem of a fault.
  static func problem(
    _ fault: FormatFault, _ format: any Format, _ scene: Scene, _ options: FormatOptions
  ) -> Problem {
    switch fault {
    case .library: Problem(.internalError)
    case .endsWithinCycle: endsWithinCycle(format, scene)
    case .tooManyFrames(let count, let most):
      tooManyFrames(count, most: most, rate: options.frameRate ?? format.defaultFrameRate)
    case .frameTooLarge(let count, let most): frameTooLarge(count, most: most, format, options)
    case .sideTooLong(let side, let most): sideTooLong(side, most: most, format, options)
    case .endsWithinFrame(let shortest): endsWithinFrame(shortest, format, scene)
    }
  }

  private static func endsWithinCycle(_ format: any Format, _ scene: Scene) -> Problem {
    Problem(errors: [
      .init(
        parameter: "repeat", value: AcceptedWords.number(scene.timing.iterationCount),
        accepted: "an even number of plays in an alternating direction", suggestion: nil,
        sentence: "\(format.name) counts there and back as one: repeat takes an even number.")
    ])
  }

  private static func tooManyFrames(_ count: Double, most: Double, rate: Double) -> Problem {
    let highest = (rate * most / count).rounded(.down)
    let limit = "one file has at most \(AcceptedWords.number(most)) frames"
    guard highest >= 1 else {
      return Problem(errors: [
        .init(
          parameter: "duration", value: "", accepted: "a shorter duration or a higher speed",
          suggestion: nil,
          sentence: "The iteration is too long: even at 1 frame a second it has more frames than "
            + "a file, and \(limit).")
      ])
    }
    let accepted = "a number from 1 to \(AcceptedWords.number(highest)) for so long an iteration"
    return Problem(errors: [
      .init(
        parameter: "fps", value: AcceptedWords.number(rate), accepted: accepted,
        suggestion: AcceptedWords.number(highest),
        sentence: "fps takes \(accepted): \(limit), and there would be "
          + "\(AcceptedWords.number(count)).")
    ])
  }

  private static func frameTooLarge(
    _ count: Int, most: Int, _ format: any Format, _ options: FormatOptions
  ) -> Problem {
    let longer = options.longerSide ?? 0
    let fitting = (longer * (Double(most) / Double(count)).squareRoot()).rounded(.down)
    let accepted = "at most \(AcceptedWords.number(fitting)) pixels at this dpr"
    return Problem(errors: [
      .init(
        parameter: "size", value: AcceptedWords.number(longer), accepted: accepted,
        suggestion: AcceptedWords.number(fitting),
        sentence: "A frame of \(format.name) would have \(count) pixels, and may have \(most): "
          + "size takes \(accepted).")
    ])
  }

  private static func sideTooLong(
    _ side: Int, most: Int, _ format: any Format, _ options: FormatOptions
  ) -> Problem {
    let longer = options.longerSide ?? 0
    let fitting = (longer * Double(most) / Double(side)).rounded(.down)
    let accepted =
      "at most \(AcceptedWords.number(fitting)) pixels, or other columns, for so many frames"
    return Problem(errors: [
      .init(
        parameter: "size", value: AcceptedWords.number(longer), accepted: accepted,
        suggestion: AcceptedWords.number(fitting),
        sentence:
          "\(format.name) would have a side of \(side) pixels, and may have one of \(most): "
          + "size takes \(accepted).")
    ])
  }

  private static func endsWithinFrame(
    _ shortest: Double, _ format: any Format, _ scene: Scene
  ) -> Problem {
    let shortest = AcceptedWords.number(shortest)
    let duration = AcceptedWords.number(scene.timing.iterationDuration)
    return Problem(errors: [
      .init(
        parameter: "duration", value: duration,
        accepted: "an iteration of at least \(shortest) seconds", suggestion: nil,
        sentence: "\(format.name) shows a frame for at least \(shortest) seconds, and an iteration "
          + "would last \(duration) seconds.")
    ])
  }
}
