import JSONReading

/// The settings file: one JSON object whose members are settings.
enum SettingsFile {
  /// One member of the file.
  struct Member: Equatable, Sendable {
    /// The name of the member.
    let key: String
    /// Its value.
    let value: JSONValue

    /// The JSON pointer (RFC 6901) of the member.
    var pointer: String { "/" + JSONValue.pointerToken(of: key) }
  }

  /// The members in order, or why there are none.
  static func members(of bytes: [UInt8], path: String) -> Result<[Member], Fault> {
    do throws(JSONError) {
      let value = try JSONValue(parsing: bytes)
      guard let members = value.members else {
        return .failure(.noObject(path: path, found: value.words))
      }
      return .success(members.map { Member(key: $0.key, value: $0.value) })
    } catch {
      return .failure(.wrongJSON(path: path, error))
    }
  }
}
