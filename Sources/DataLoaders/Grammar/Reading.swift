internal import JSONReading
internal import Loaders

/// What is known of a file while it is read: its faults, its names, and how much of it there is.
struct Reading: Sendable {
  /// Every fault so far, in the order in which the places were read.
  private(set) var faults: [LoaderFileFault] = []
  /// The parameters that parts may not be named like.
  var reserved: Set<String> = []
  /// The ids of the parts.
  var parts: [String] = []
  /// The parts that something is painted with.
  var usedParts: Set<String> = []
  /// The key frames that have a name, as they stand in the file.
  var tracks: [JSONValue.Member] = []
  /// The ids of nodes so far.
  var ids: Set<String> = []
  /// The ids of the nodes that lie in no other, in their order.
  var bodies: [String] = []
  /// How many nodes lie around the one that is read.
  var depth = 0
  private var spent: [Limit: Int] = [:]

  /// Tells a fault; what is told already is not told twice.
  mutating func tell(_ fault: LoaderFileFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Tells that a value is not accepted.
  mutating func refuse(
    _ found: JSONValue, at place: Place, _ problem: LoaderFileFault.Problem = .unaccepted,
    accepted: String = "", among known: [String] = []
  ) {
    let suggestion = found.text.flatMap { NearestName.of($0, among: known) }
    tell(
      LoaderFileFault(
        place.pointer, found, problem, accepted: accepted, suggestion: suggestion))
  }

  /// Tells that what was found is not accepted for a further reason.
  mutating func refuse(
    _ found: Found, _ problem: LoaderFileFault.Problem, among known: [String] = []
  ) {
    refuse(found.json, at: found.place, problem, accepted: found.accepted, among: known)
  }

  /// Takes from what a loader may have of something; tells once where that is too much.
  mutating func spend(_ amount: Int = 1, of limit: Limit, at place: Place) {
    let before = spent[limit, default: 0]
    spent[limit] = before + amount
    guard before <= limit.maximum, before + amount > limit.maximum else { return }
    tell(
      LoaderFileFault(
        place.pointer, nil, .tooMany(limit.rawValue, maximum: limit.maximum)))
  }
}
