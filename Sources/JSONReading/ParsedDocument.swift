internal import CJansson

/// The owner of a tree that the C library made: released with this value.
@safe struct ParsedDocument: ~Copyable {
  private let root: UnsafeMutablePointer<json_t>

  /// Parses bytes.
  init(_ bytes: [UInt8]) throws(JSONError) {
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL
    var fault = json_error_t()
    let parsed = unsafe bytes.withUnsafeBytes { buffer in
      // An empty array may lend no address, which the library would take for a wrong argument.
      unsafe buffer.baseAddress.flatMap { address in
        unsafe json_loadb(address, buffer.count, Int(flags), &fault)
      }
    }
    if let parsed = unsafe parsed {
      unsafe root = parsed
    } else if bytes.isEmpty {
      throw JSONError(reason: .syntax, line: 1, column: 0)
    } else {
      throw JSONError(fault)
    }
  }

  deinit { unsafe json_decref(root) }

  /// The tree as a value of Swift.
  var value: JSONValue { unsafe JSONValue(copying: root) }
}
