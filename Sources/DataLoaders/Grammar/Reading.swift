internal import JSONReading
internal import Loaders

/// What is known of a file while it is read: its faults, its names, and how much of it there is.
struct Reading: Sendable {
  /// The faults so far, in the order in which the places were read; the last one may say that there
  /// are more.
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
  /// Whether nothing further is read: a limit is exceeded, or there are too many faults.
  private(set) var isOver = false
  private var spent: [Limit: Int] = [:]
  private var readTracks: [TrackUse: any Sendable] = [:]

  /// The most faults of a file that are told.
  static let mostFaults = 100

  /// Tells a fault; what is told already is not told twice, and nothing is told behind the end.
  mutating func tell(_ fault: LoaderFileFault) {
    if isOver || faults.contains(fault) { return }
    if faults.count < Self.mostFaults {
      faults.append(fault)
    } else {
      faults.append(LoaderFileFault("", nil, .more))
      isOver = true
    }
  }

  /// The key frames of a name as a property's values, read once; `nil` where they are faulty.
  mutating func track<Frames: Sendable>(
    _ name: String, of property: String, _ read: (inout Reading) -> Frames?
  ) -> Frames? {
    let use = TrackUse(name: name, property: property)
    if let known = readTracks[use] { return known as? Frames }
    let frames = read(&self)
    if let frames { readTracks[use] = frames } else { readTracks[use] = Faulty() }
    return frames
  }

  /// Key frames under a name as the values of a property.
  private struct TrackUse: Hashable, Sendable {
    let name: String
    let property: String
  }

  /// What stands for key frames that are faulty.
  private struct Faulty: Sendable {}

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

  /// Takes from what a loader may have of something; where that is too much it is told, and nothing
  /// further is read.
  mutating func spend(_ amount: Int = 1, of limit: Limit, at place: Place) {
    let (sum, isHuge) = spent[limit, default: 0].addingReportingOverflow(amount)
    spent[limit] = isHuge ? .max : sum
    if isHuge || sum > limit.maximum { exceed(limit, at: place) }
  }

  /// Tells that there is more of something than a loader may have; nothing further is read.
  mutating func exceed(_ limit: Limit, at place: Place) {
    tell(
      LoaderFileFault(
        place.pointer, nil, .tooMany(limit.rawValue, maximum: limit.maximum)))
    isOver = true
  }
}
