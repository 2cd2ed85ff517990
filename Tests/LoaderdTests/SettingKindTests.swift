import JSONReading
import Testing

@testable import loaderd

@Suite struct SettingKindTests {
  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("10", 10), ("11", nil), ("-1", nil), ("+1", nil), ("01", nil),
      ("1.0", nil), ("1_0", nil), ("", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func wholeNumbersOfText(text: String, value: Int?) {
    #expect(SettingKind<Int>.whole(0...10).text(text) == value)
  }

  @Test(
    arguments: [
      (JSONValue.integer(10), 10), (.integer(11), nil), (.number(1), nil), (.string("1"), nil),
      (.bool(true), nil), (.array([.integer(1)]), nil),
    ] as [(JSONValue, Int?)])
  func wholeNumbersOfJSON(json: JSONValue, value: Int?) {
    #expect(SettingKind<Int>.whole(0...10).json(json) == value)
  }

  @Test(
    arguments: [
      ("10", .seconds(10)), ("10s", .seconds(10)), ("1.5", .milliseconds(1500)),
      ("0.001", .milliseconds(1)), ("500ms", .milliseconds(500)), ("60", .seconds(60)),
      ("60.001", nil), ("0", nil), ("0.0001", nil), ("0.5ms", nil), ("1m", nil), ("s", nil),
      ("1.", nil), (".5", nil), ("1e1", nil), ("-1", nil), ("1,5", nil), ("0x10", nil),
      ("inf", nil),
    ] as [(String, Duration?)])
  func secondsOfText(text: String, value: Duration?) {
    #expect(SettingKind<Duration>.seconds(0.001...60).text(text) == value)
  }

  @Test(
    arguments: [
      (JSONValue.integer(10), .seconds(10)), (.number(0.25), .milliseconds(250)),
      (.string("250ms"), .milliseconds(250)), (.integer(61), nil), (.integer(.max), nil),
      (.integer(.min), nil), (.number(.greatestFiniteMagnitude), nil), (.number(0.00015), nil),
      (.bool(true), nil),
    ] as [(JSONValue, Duration?)])
  func secondsOfJSON(json: JSONValue, value: Duration?) {
    #expect(SettingKind<Duration>.seconds(0.001...60).json(json) == value)
  }

  @Test(arguments: [
    (Duration.seconds(10), "10"), (.milliseconds(1500), "1.5"), (.milliseconds(1), "0.001"),
    (.milliseconds(20_050), "20.05"), (.zero, "0"),
  ])
  func secondsAreShownShort(duration: Duration, text: String) {
    #expect(SecondsText.text(of: duration) == text)
  }

  @Test(
    arguments: [
      ("unix:/a", .unix(path: "/a")), ("fd:3", .descriptor(3)), ("fd:2", nil), ("fd:", nil),
      ("fd:x", nil), ("unix:", nil), ("unix:a", nil), ("unix:/", nil), ("/a", nil),
      ("unix:/a\n", nil),
      ("tcp://a", nil), ("UNIX:/a", nil),
    ] as [(String, ListenChoice?)])
  func placesToListen(text: String, choice: ListenChoice?) {
    #expect(ListenChoice(text) == choice)
    if let choice { #expect(choice.description == text) }
  }

  @Test(arguments: [(107, true), (108, false)])
  func thePathOfASocketIsBounded(length: Int, isAccepted: Bool) {
    let path = "/" + String(repeating: "a", count: length - 1)
    #expect((ListenChoice("unix:" + path) != nil) == isAccepted)
  }

  @Test(arguments: [
    ("0.0.0.0", true), ("::1", true), ("fe80::1%eth0", true), ("my-host.example", true),
    ("a b", false), ("a/b", false), ("http://a", false), ("", false), ("é", false),
    ("[::1]", false),
  ])
  func hosts(text: String, isAccepted: Bool) {
    #expect((SettingKind<String>.host.text(text) != nil) == isAccepted)
  }
}
