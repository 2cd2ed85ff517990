internal import CMicroHTTPD
internal import HTTPMessages

/// A request head in the library's buffers, lent for one call.
@unsafe struct RequestHead {
  /// The connection, of which the fields are asked.
  let connection: OpaquePointer
  /// The method, ended by a NUL; the head begins here.
  let method: UnsafePointer<CChar>
  /// The version, such as `HTTP/1.1`.
  let version: UnsafePointer<CChar>

  /// Whether the request is one of HTTP/1.0.
  var isVersion1_0: Bool { unsafe strcmp(version, "HTTP/1.0") == 0 }

  /// The size of the head in bytes: request line, fields and the empty line.
  var size: Int { unsafe loaderd_header_size(connection) }

  /// The method's bytes.
  var methodBytes: UnsafeBufferPointer<UInt8> {
    let start = unsafe UnsafeRawPointer(method).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: start, count: strlen(method))
  }

  /// Hands every field to a visitor, in order, until it declines.
  func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) {
    unsafe withUnsafeMutablePointer(to: &visitor) { pointer in
      _ = unsafe MHD_get_connection_values_n(
        connection, .HEADER_KIND, Visitor.call, UnsafeMutableRawPointer(pointer))
    }
  }
}

/// Takes the fields of a request, one by one.
protocol FieldVisitor {
  /// Calls `take` on the visitor that the context points to.
  static var call: MHD_KeyValueIteratorN { get }

  /// Takes one field; `false` ends the visit.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool
}

extension FieldVisitor {
  /// Makes buffers of what the library gives and hands them to the visitor.
  @unsafe static func lend(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ nameSize: Int,
    _ value: UnsafePointer<CChar>?, _ valueSize: Int
  ) -> MHD_Result {
    guard let context = unsafe context else { return .NO }
    let visitor = unsafe context.assumingMemoryBound(to: Self.self)
    let goesOn = unsafe visitor.pointee.take(
      bytes(name, nameSize), bytes(value, valueSize))
    return goesOn ? .YES : .NO
  }

  /// A buffer of bytes, empty where there are none.
  @unsafe private static func bytes(
    _ start: UnsafePointer<CChar>?, _ count: Int
  ) -> UnsafeBufferPointer<UInt8> {
    guard let start = unsafe start else {
      return unsafe UnsafeBufferPointer(start: nil, count: 0)
    }
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
  }
}
