import JSONReading
import LoaderService
import Signing
import Testing

@testable import loaderd

@Suite struct AccessKindsTests {
  private static let key = String(repeating: "0a", count: 32)

  private func json(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test(arguments: [(key, 1), ("\(key),\(key)0b", 2)])
  func keysAreReadAndHidden(text: String, count: Int) throws {
    let kind = SettingKind<[SigningKey]>.keys
    #expect(kind.text(text)?.count == count)
    #expect(kind.json(.string(text))?.count == count)
    let shown = kind.show(try #require(kind.text(text)))
    #expect(shown == (count == 1 ? "1 key" : "2 keys"))
  }

  @Test func keysOfTheFileMayBeAnArray() throws {
    let kind = SettingKind<[SigningKey]>.keys
    #expect(kind.json(try json("[\"\(Self.key)\", \"\(Self.key)0b\"]"))?.count == 2)
    #expect(kind.json(try json("[\"\(Self.key)\", 1]")) == nil)
    #expect(kind.json(try json("[]")) == nil)
  }

  @Test(arguments: [
    "", ",", "\(key),", "x\(key)", "\(key) ",
    Array(repeating: key, count: 9).joined(separator: ","),
  ])
  func otherKeysAreNot(text: String) {
    #expect(SettingKind<[SigningKey]>.keys.text(text) == nil)
  }

  @Test func namesOrAll() throws {
    let kind = SettingKind<[String]?>.parameterNames
    #expect(kind.text("size,showAfter,_") == .some(["size", "showAfter", "_"]))
    #expect(try kind.json(json(#"["size"]"#)) == .some(["size"]))
    #expect(kind.text("all") == .some(nil))
    #expect(kind.show(["a", "b"]) == "a,b")
  }

  @Test(arguments: ["", ",", "a,", "a,a", "a b", "a-b", "1a", "é", "a;b"])
  func noNames(text: String) {
    let isRead = SettingKind<[String]?>.parameterNames.text(text) != nil
    #expect(!isRead)
  }

  @Test func presetsAreQueriesUnderNames() throws {
    let kind = SettingKind<[Preset]>.presets
    let text = "small=size=32;big=size=96&color=f00"
    let presets = try #require(kind.text(text))
    #expect(presets.map(\.name) == ["small", "big"])
    #expect(presets.map(\.query) == ["size=32", "size=96&color=f00"])
    #expect(kind.show(presets) == text)
    #expect(kind.json(try json(#"{"small": "size=32", "big": "size=96&color=f00"}"#)) == presets)
    #expect(kind.json(try json("{}")) == [])
  }

  @Test(arguments: ["", ";", "small", "small=", "a=size=1;", "a=size=1;a=size=2", "a b=size=1"])
  func noPresets(text: String) {
    #expect(SettingKind<[Preset]>.presets.text(text) == nil)
  }

  @Test(arguments: ["[]", "1", #"{"a": 1}"#, #"{"a": "x=1&x=2"}"#])
  func noPresetsInTheFile(text: String) throws {
    #expect(SettingKind<[Preset]>.presets.json(try json(text)) == nil)
  }

  @Test func onOrOff() throws {
    let kind = SettingKind<Bool>.onOff
    #expect(kind.text("on") == true && kind.text("off") == false && kind.text("true") == nil)
    #expect(try kind.json(json("true")) == true && kind.json(json("\"off\"")) == false)
    #expect(kind.show(true) == "on" && kind.show(false) == "off")
  }
}
