/// What is wrong with one parameter of a request: the facts, without words.
public struct ParameterFault: Hashable, Sendable, Error {
  /// The kind of fault.
  public enum Problem: Hashable, Sendable {
    /// No parameter has this name; these are the names that exist.
    case unknown(known: [String])
    /// The parameter stands more than once.
    case repeated
    /// The value is not of the parameter's kind.
    case malformed(ParameterKind)
    /// The value is of the kind, but outside its range.
    case outOfRange(ParameterKind)
    /// The value contradicts other parameters that were given.
    case conflict(with: [String])
    /// The parameter needs another one beside it.
    case requires(String)
    /// The parameter exists, but not here (in this format, on this route); where it is taken.
    case notHere(known: [String], places: [String])
    /// There are more colours than parts.
    case tooMany(maximum: Int)
    /// The bytes are not valid percent-encoded UTF-8.
    case undecodable
    /// There are more parameters than a request may have.
    case tooManyParameters(maximum: Int)
  }

  /// The parameter's name as it was given.
  public let parameter: String
  /// The value as it was given, decoded.
  public let value: String
  /// What is wrong.
  public let problem: Problem
  /// What was probably meant.
  public let suggestion: String?

  /// Makes a fault.
  public init(
    parameter: String, value: String, problem: Problem, suggestion: String? = nil
  ) {
    self.parameter = parameter
    self.value = value
    self.problem = problem
    self.suggestion = suggestion
  }
}
