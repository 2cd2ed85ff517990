internal import HTTPMessages

/// The kinds of problem that the service tells of; each has an address that never changes.
enum ProblemKind: String, Hashable, Sendable, CaseIterable {
  case badParameter = "bad-parameter"
  case badTarget = "bad-target"
  case badRequest = "bad-request"
  case unsigned
  case wrongSignature = "wrong-signature"
  case expired
  case unknownLoader = "unknown-loader"
  case unknownFormat = "unknown-format"
  case unknownRoute = "unknown-route"
  case methodNotAllowed = "method-not-allowed"
  case contentTooLarge = "content-too-large"
  case targetTooLong = "target-too-long"
  case headersTooLarge = "headers-too-large"
  case internalError = "internal-error"
  case notImplemented = "not-implemented"
  case unavailable = "unavailable"

  /// The address of the kind (`type`, RFC 9457, section 3.1.1): a reference that keeps its text.
  var type: String { "/problems/\(rawValue)" }

  /// The status that goes with the kind.
  var status: Status {
    switch self {
    case .badParameter, .badTarget, .badRequest: .badRequest
    case .unsigned, .wrongSignature, .expired: .forbidden
    case .unknownLoader, .unknownFormat, .unknownRoute: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .contentTooLarge: .contentTooLarge
    case .targetTooLong: .uriTooLong
    case .headersTooLarge: .headerFieldsTooLarge
    case .internalError: .internalServerError
    case .notImplemented: .notImplemented
    case .unavailable: .serviceUnavailable
    }
  }

  /// A few words that say what kind it is; the same for every occurrence.
  var title: String {
    switch self {
    case .badParameter: "Bad parameter"
    case .badTarget: "Bad address"
    case .badRequest: "Bad request"
    case .unsigned: "Not signed"
    case .wrongSignature: "Wrong signature"
    case .expired: "Expired"
    case .unknownLoader: "Unknown loader"
    case .unknownFormat: "Unknown format"
    case .unknownRoute: "Nothing is here"
    case .methodNotAllowed: "Method not allowed"
    case .contentTooLarge: "Content too large"
    case .targetTooLong: "Address too long"
    case .headersTooLarge: "Headers too large"
    case .internalError: "Internal error"
    case .notImplemented: "Not implemented"
    case .unavailable: "Unavailable"
    }
  }

  /// What there is to say where nothing particular is known.
  var explanation: String {
    switch self {
    case .badParameter: "A parameter of the query was not accepted."
    case .badTarget: "The address is not valid percent-encoded UTF-8."
    case .badRequest: "The request is not valid HTTP/1.1."
    case .unsigned: "This address is answered only with a signature."
    case .wrongSignature: "The signature does not belong to this address."
    case .expired: "The time is over for which this address was signed."
    case .unknownLoader: "There is no loader of this name."
    case .unknownFormat: "Loaders are not made in this format."
    case .unknownRoute: "Nothing is served at this address."
    case .methodNotAllowed: "This address cannot be asked in this way."
    case .contentTooLarge: "Requests to this service have no content."
    case .targetTooLong: "The address is longer than the service reads."
    case .headersTooLarge: "The header fields are larger than the service reads."
    case .internalError: "Something went wrong here; the request may be right."
    case .notImplemented: "The request needs something of HTTP that is not implemented here."
    case .unavailable: "The service takes no requests at the moment; try again soon."
    }
  }

  /// The kind that goes with a status that is told without particulars.
  init(status: Status) {
    self = Self.allCases.first { $0.status == status } ?? .internalError
    if status == .badRequest { self = .badRequest }
    if status == .notFound { self = .unknownRoute }
  }
}
