internal import CMicroHTTPD
internal import HTTPMessages

/// Makes header fields of the fields of a request; bytes that are no UTF-8 are replaced.
struct FieldReading: FieldVisitor {
  static let call: MHD_KeyValueIteratorN = { context, _, name, nameSize, value, valueSize in
    unsafe FieldReading.lend(context, name, nameSize, value, valueSize)
  }

  /// What was read.
  private(set) var fields: [HeaderFields.Field] = []

  /// Makes a reading that expects the fields of a usual request.
  init() {
    fields.reserveCapacity(12)
  }

  /// Takes one field.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    fields.append(
      HeaderFields.Field(
        name: unsafe String(decoding: name, as: UTF8.self),
        value: unsafe String(decoding: value.withoutBlanks, as: UTF8.self)))
    return true
  }
}
