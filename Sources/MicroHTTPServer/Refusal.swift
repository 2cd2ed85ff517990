/// Why a request is not answered as it was asked.
///
/// Faults of the request are found before anything is asked to answer it, and the connection closes
/// after the refusal; it is kept where only the answer takes too long.
public enum Refusal: Sendable, Hashable, CaseIterable {
  /// The request announces content, and none is taken (RFC 9110, section 15.5.14).
  case content
  /// A transfer coding other than `chunked` (RFC 9112, section 6.1).
  case transferCoding
  /// The length of the message is ambiguous (RFC 9112, section 6.3).
  ///
  /// A transfer coding stands beside a length or in HTTP/1.0, or lengths are several or no numbers.
  case ambiguousLength
  /// A field name that is no token, or a folded line (RFC 9112, sections 5.1 and 5.2).
  case fieldName
  /// A field value with a control character (RFC 9110, section 5.5).
  case fieldValue
  /// `Host` is missing, stands twice or is no authority (RFC 9112, section 3.2).
  case host
  /// A method that is not 1 to 16 upper-case letters.
  case method
  /// A target in neither origin form nor absolute form, or with a space or control character
  /// (RFC 9112, section 3.2).
  case target
  /// A target longer than the limit (RFC 9110, section 15.5.15).
  case targetTooLong
  /// A request head longer than the limit (RFC 6585, section 5).
  case headTooLarge
  /// Not the client's fault: the response made for the request cannot be sent.
  case unsendableResponse
  /// Too many answers wait to be made (RFC 9110, section 15.6.4).
  case busy
  /// The answer takes too long to be made (RFC 9110, section 15.6.4).
  case overdue
  /// More requests come than can be answered (RFC 9110, section 15.6.4).
  case overloaded
}
