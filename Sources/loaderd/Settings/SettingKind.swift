import JSONReading

/// How a setting's value is read, shown and described.
struct SettingKind<Value: Sendable>: Sendable {
  /// What stands for the value in the help text.
  let placeholder: String
  /// What is accepted, in words.
  let accepted: String
  /// Reads the value of a flag or of an environment variable.
  let text: @Sendable (String) -> Value?
  /// Reads the value of a member of the file.
  let json: @Sendable (JSONValue) -> Value?
  /// Shows a value as a flag would be given.
  let show: @Sendable (Value) -> String
}

extension SettingKind where Value == Int {
  /// A whole number within a range, with the name of its unit.
  static func whole(_ range: ClosedRange<Int>, unit: String? = nil) -> Self {
    Self(
      placeholder: unit?.uppercased() ?? "NUMBER",
      accepted: "a whole number from \(range.lowerBound) to \(range.upperBound)"
        + (unit.map { ", in \($0)" } ?? ""),
      text: { WholeNumber.value(of: $0, in: range) },
      json: { json in
        if case .integer(let value) = json, range.contains(value) { value } else { nil }
      },
      show: { "\($0)" })
  }
}

extension SettingKind where Value == Int? {
  /// A whole number within a range, or nothing.
  static func wholeOrNone(_ range: ClosedRange<Int>, unit: String? = nil) -> Self {
    let whole = SettingKind<Int>.whole(range, unit: unit)
    return Self(
      placeholder: whole.placeholder, accepted: whole.accepted,
      text: { whole.text($0).map(Optional.some) }, json: { whole.json($0).map(Optional.some) },
      show: { $0.map(whole.show) ?? "none" })
  }
}

extension SettingKind where Value == Duration {
  /// A time within a range of seconds, to the millisecond.
  static func seconds(_ range: ClosedRange<Double>) -> Self {
    let lower = Duration.seconds(range.lowerBound)
    let upper = Duration.seconds(range.upperBound)
    let within = { @Sendable (time: Duration?) -> Duration? in
      time.flatMap { (lower...upper).contains($0) ? $0 : nil }
    }
    return Self(
      placeholder: "SECONDS",
      accepted: "seconds from \(SecondsText.text(of: lower)) to \(SecondsText.text(of: upper)),"
        + " such as 10, 1.5, 10s or 500ms",
      text: { within(SecondsText.duration(of: $0)) },
      json: { json in
        within(
          json.double.flatMap(SecondsText.duration(seconds:))
            ?? json.text.flatMap(SecondsText.duration(of:)))
      },
      show: SecondsText.text(of:))
  }
}

extension SettingKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of a few names.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(
      placeholder: names.joined(separator: "|"),
      accepted: "one of \(names.joined(separator: ", "))",
      text: { Value(rawValue: $0) },
      json: { $0.text.flatMap { Value(rawValue: $0) } },
      show: \.rawValue)
  }
}

extension SettingKind where Value == String {
  /// A host name, an IPv4 address or an IPv6 address without brackets.
  static var host: Self {
    let checked = { @Sendable (text: String) -> String? in
      let isHost = (1...253).contains(text.utf8.count) && text.utf8.allSatisfy(isHostByte)
      return isHost ? text : nil
    }
    return Self(
      placeholder: "HOST",
      accepted: "a host name or an IP address without port, such as 0.0.0.0 or ::1",
      text: checked, json: { $0.text.flatMap(checked) }, show: { $0 })
  }

  /// A path of plain segments, or nothing.
  static var path: Self {
    let checked = { @Sendable (text: String) -> String? in
      if text == "/" { return "" }
      let segments = text.utf8.dropFirst().split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let isPath =
        text.hasPrefix("/") && text.utf8.count <= 256
        && segments.allSatisfy { !$0.isEmpty && $0.allSatisfy(isSegmentByte) }
      return isPath ? text : nil
    }
    return Self(
      placeholder: "PATH",
      accepted: "a path such as /loaders or /api/loaders, of letters, digits, - and _",
      text: checked, json: { $0.text.flatMap(checked) }, show: { $0.isEmpty ? "/" : $0 })
  }

  @Sendable private static func isSegmentByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  @Sendable private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"): true
    case UInt8(ascii: "%"): true
    default: false
    }
  }
}

extension SettingKind where Value == String? {
  /// The path of a directory, or nothing.
  static var directory: Self {
    let checked = { @Sendable (text: String) -> String?? in
      let isPath = (1...4096).contains(text.utf8.count) && !text.utf8.contains(0)
      return isPath ? .some(text) : nil
    }
    return Self(
      placeholder: "DIR", accepted: "the path of a directory", text: { checked($0) ?? nil },
      json: { $0.text.flatMap { checked($0) ?? nil } }, show: { $0 ?? "none" })
  }
}

extension SettingKind where Value == ListenChoice? {
  /// A Unix socket or an inherited descriptor, or nothing.
  static var listen: Self {
    Self(
      placeholder: "PLACE",
      accepted: "unix:/path (at most \(ListenChoice.longestPath) bytes) or fd:N with N from 3",
      text: { ListenChoice($0).map(Optional.some) },
      json: { $0.text.flatMap { ListenChoice($0).map(Optional.some) } },
      show: { $0?.description ?? "none" })
  }
}
