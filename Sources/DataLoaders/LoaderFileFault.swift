public import JSONReading

/// What is wrong with a loader file, and where: the facts, without words.
public struct LoaderFileFault: Error, Equatable, Sendable {
  /// The kind of fault.
  public enum Problem: Equatable, Sendable {
    /// The text is no JSON.
    case notJSON(JSONError)
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// The file is longer than a number of bytes.
    case tooLong(maximum: Int)
    /// The system does not let the file be read, for a reason in its words.
    case cannotBeRead(reason: String)
    /// The value is not what is accepted here.
    case unaccepted
    /// The object lacks a member.
    case missing(String)
    /// The object has no member of this name; these are the ones that there are.
    case unknownMember(known: [String])
    /// Nothing has this name; these are the names that there are.
    case unknownName(known: [String])
    /// The text is of the right kind, but cannot be read.
    case unreadable
    /// Another thing of the file has this name already.
    case repeated
    /// The file has more of something than a loader may have.
    case tooMany(String, maximum: Int)
    /// The offsets of key frames do not ascend.
    case descending
    /// The list lacks these names.
    case incomplete([String])
    /// Nothing is painted with the part.
    case unused
    /// Every loader has a parameter of this name.
    case reserved
    /// Another loader has this name.
    case taken
    /// The file has more faults than are told.
    case more
  }

  /// The JSON pointer (RFC 6901) of the place; empty for the whole file.
  public let pointer: String
  /// What stands there.
  public let found: JSONValue?
  /// What is wrong with it.
  public let problem: Problem
  /// What is accepted there, in words; empty where the problem says it all.
  public let accepted: String
  /// The name that was probably meant.
  public let suggestion: String?

  init(
    _ pointer: String, _ found: JSONValue?, _ problem: Problem, accepted: String = "",
    suggestion: String? = nil
  ) {
    self.pointer = pointer
    self.found = found
    self.problem = problem
    self.accepted = accepted
    self.suggestion = suggestion
  }
}
