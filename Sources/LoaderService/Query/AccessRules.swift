internal import Loaders

/// The rules between the parameters that tell a picture to people who do not see it.
enum AccessRules {
  /// Adds the faults of a picture that would be both named and hidden.
  static func check(_ reading: inout QueryReading) {
    guard reading.outputs.flag("decorative") else { return }
    let names = ["title", "lang"].filter(reading.outputs.isGiven)
    if !names.isEmpty { reading.add(.conflict(with: names), to: "decorative") }
  }
}
