internal import CJansson

extension JSONError {
  /// Takes the facts out of the C library's report.
  init(_ fault: json_error_t) {
    let message = Self.message(of: fault)
    self.init(
      reason: Self.reason(of: fault),
      line: Int(fault.line),
      column: Int(fault.column),
      near: Self.near(in: message))
  }

  private static func reason(of fault: json_error_t) -> Reason {
    var fault = fault
    return switch unsafe json_error_code(&fault) {
    case json_error_end_of_input_expected: .trailingText
    case json_error_invalid_utf8: .encoding
    case json_error_duplicate_key: .duplicateKey
    case json_error_numeric_overflow: .numberOutOfRange
    case json_error_stack_overflow: .tooDeep
    case json_error_null_byte_in_key: .nullInKey
    case json_error_out_of_memory: .outOfMemory
    default: .syntax
    }
  }

  private static func message(of fault: json_error_t) -> String {
    unsafe withUnsafeBytes(of: fault.text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The piece of text that a message quotes at its end: `… near 'piece'`.
  private static func near(in message: String) -> String? {
    let opening = Array(" near '".utf8)
    let bytes = Array(message.utf8)
    guard bytes.last == UInt8(ascii: "'") else { return nil }
    let start = bytes.indices.first { bytes[$0...].starts(with: opening) }
    return start.map { String(decoding: bytes[($0 + opening.count)...].dropLast(), as: UTF8.self) }
  }
}
