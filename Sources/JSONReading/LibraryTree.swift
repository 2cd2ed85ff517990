internal import CJansson

extension JSONValue {
  /// Copies a node of the C library's tree and everything below it.
  ///
  /// The recursion is bounded: the library refuses texts nested deeper than 2,048 levels.
  init(copying node: UnsafeMutablePointer<json_t>) {
    self =
      switch unsafe node.pointee.type {
      case JSON_TRUE: .bool(true)
      case JSON_FALSE: .bool(false)
      case JSON_INTEGER: .integer(Int(unsafe json_integer_value(node)))
      case JSON_REAL: .number(unsafe json_real_value(node))
      case JSON_STRING:
        .string(unsafe copiedText(json_string_value(node), length: json_string_length(node)))
      case JSON_ARRAY: .array(unsafe copiedElements(of: node))
      case JSON_OBJECT: .object(unsafe copiedMembers(of: node))
      default: .null
      }
  }
}

private func copiedElements(of array: UnsafeMutablePointer<json_t>) -> [JSONValue] {
  unsafe (0..<json_array_size(array)).compactMap { index in
    unsafe json_array_get(array, index).map { unsafe JSONValue(copying: $0) }
  }
}

private func copiedMembers(of object: UnsafeMutablePointer<json_t>) -> [JSONValue.Member] {
  var members: [JSONValue.Member] = []
  unsafe members.reserveCapacity(json_object_size(object))
  var place = unsafe json_object_iter(object)
  while let current = unsafe place {
    if let value = unsafe json_object_iter_value(current) {
      let key = unsafe copiedText(
        json_object_iter_key(current), length: json_object_iter_key_len(current))
      members.append(.init(key: key, value: unsafe JSONValue(copying: value)))
    }
    unsafe place = json_object_iter_next(object, current)
  }
  return members
}

private func copiedText(_ bytes: UnsafePointer<CChar>?, length: Int) -> String {
  guard let bytes = unsafe bytes else { return "" }
  let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: length)
  return unsafe String(decoding: buffer, as: UTF8.self)
}
