import JSONReading
import Testing

@testable import loaderd

@Suite struct FaultWordsTests {
  @Test(
    arguments: [
      (
        Fault.unaccepted(value: "x", source: .flag("port"), accepted: "a number"),
        ["flag --port", "\"x\"", "a number"]
      ),
      (
        .unaccepted(value: "x", source: .environment("LOADERD_PORT"), accepted: "a number"),
        ["environment LOADERD_PORT", "\"x\"", "a number"]
      ),
      (
        .unaccepted(value: "x", source: .file(path: "f.json", pointer: "/port"), accepted: "1"),
        ["file f.json /port", "\"x\""]
      ),
      (
        .unknownKey(source: .file(path: "f.json", pointer: "/prot"), nearest: "port"),
        ["f.json /prot", "did you mean port?"]
      ),
      (.unknownKey(source: .standard, nearest: nil), ["accepted are host, port, listen"]),
      (
        .unreadableFile(path: "f.json", source: .flag("config"), .missing),
        ["flag --config", "f.json does not exist"]
      ),
      (
        .unreadableFile(path: "f.json", source: .standard, .tooLong(limit: 9)),
        ["f.json is longer than 9 bytes"]
      ),
      (.unreadableFile(path: "d", source: .standard, .directory), ["d is a directory"]),
      (.unreadableFile(path: "f", source: .standard, .refused(13)), ["Permission denied"]),
      (
        .wrongJSON(
          path: "f.json", JSONError(reason: .duplicateKey, line: 2, column: 4, near: "\"a\"")),
        ["f.json, line 2, column 4", "twice", "a"]
      ),
      (.noObject(path: "f.json", found: "an array"), ["f.json", "an array", "an object"]),
      (.unknownCommand("serv", nearest: "serve"), ["\"serv\"", "did you mean serve?"]),
      (
        .unknownCommand("zzz", nearest: nil),
        ["\"zzz\"", "accepted are serve, render, export, list, sign, health, check, version"]
      ),
      (
        .unknownFlag("--prot", command: "check", nearest: "--port"),
        ["check", "\"--prot\"", "did you mean --port?"]
      ),
      (.unknownFlag("-z", command: "check", nearest: nil), ["\"-z\"", "loaderd check --help"]),
      (.missingValue(flag: "--port", accepted: "a number"), ["--port", "a number"]),
      (.unwantedValue(flag: "--json", value: "1"), ["--json", "\"1\""]),
      (.repeatedFlag("--port"), ["--port", "more than once"]),
      (.unexpectedArgument("x", command: "list"), ["list", "\"x\""]),
      (.missingArgument("NAME", command: "render"), ["render", "NAME"]),
      (
        .noAddress(place: "fd:3", source: .environment("LOADERD_LISTEN")),
        ["fd:3", "LOADERD_LISTEN", "--url"]
      ),
      (
        .contradiction(key: "a", value: "1", source: .flag("a"), accepted: "at most 0"),
        ["flag --a", "a 1", "at most 0"]
      ),
    ] as [(Fault, [String])])
  func namesTheFacts(fault: Fault, parts: [String]) {
    let words = fault.description
    for part in parts { #expect(words.contains(part), "\(words)") }
    #expect(!words.contains("\n"))
  }

  @Test(arguments: JSONError.Reason.allCases)
  func hasWordsForEveryReason(reason: JSONError.Reason) {
    let others = JSONError.Reason.allCases.filter { $0 != reason }
    let words = { (reason: JSONError.Reason) in
      Fault.wrongJSON(path: "f", JSONError(reason: reason, line: 1, column: 1)).description
    }
    #expect(others.allSatisfy { words($0) != words(reason) })
  }
}
