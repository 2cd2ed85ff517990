internal import Loaders

/// The rules between the parameters that tell a picture to people who do not see it.
enum AccessRules {
  /// A picture is either named or hidden, never both.
  static let rules = [ParameterRule.flagExcludes("decorative", ["title", "lang"])]

  /// Adds the faults of a picture that would be both named and hidden.
  static func check(_ reading: inout QueryReading) { reading.apply(rules) }
}
