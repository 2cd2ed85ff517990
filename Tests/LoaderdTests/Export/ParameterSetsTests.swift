import Testing

@testable import loaderd

@Suite struct ParameterSetsTests {
  private func sets(_ arguments: [String], file: String? = nil) -> ParameterSets {
    ParameterSets(ParsedArguments(["dir"] + arguments, of: .export)) {
      (path) throws(FileFault) in
      guard path == "sets.json", let file else { throw .missing }
      return Array(file.utf8)
    }
  }

  @Test func withoutAnySetAllIsAtItsDefaults() {
    #expect(sets([]).sets == [.standard])
    #expect(sets([]).faults.isEmpty)
    #expect(ParameterSet.standard == ParameterSet(name: "", query: ""))
  }

  @Test func thoseOfTheFileComeFirst() {
    let sets = sets(
      ["--set", "b=size=64", "--sets", "sets.json", "--set", "c="],
      file: #"{"z": "size=1", "a": {"size": 2}}"#)
    #expect(sets.faults.isEmpty)
    #expect(sets.sets.map(\.name) == ["z", "a", "b", "c"])
    #expect(sets.sets.map(\.query) == ["size=1", "size=2", "size=64", ""])
  }

  @Test func namesStandOnce() {
    let sets = sets(["--set", "a=size=1", "--set", "a=size=2"])
    #expect(
      sets.faults == [
        .unaccepted(
          value: "a=size=2", source: .flag("set"), accepted: "a name that no other set has")
      ])
  }

  @Test func tellsEveryFault() {
    let sets = sets(["--sets", "sets.json", "--set", "x"], file: #"{"a/b": "size=1", "c": 3}"#)
    #expect(
      sets.faults == [
        .unaccepted(
          value: "size=1", source: .file(path: "sets.json", pointer: "/a~1b"),
          accepted: ParameterSet.accepted),
        .unaccepted(
          value: "3", source: .file(path: "sets.json", pointer: "/c"),
          accepted: ParameterSet.accepted),
        .unaccepted(value: "x", source: .flag("set"), accepted: ParameterSet.accepted),
      ])
    #expect(sets.sets.isEmpty)
  }

  @Test func aFileMustBeThereAndJSON() {
    #expect(
      self.sets(["--sets", "no.json"]).faults == [
        .unreadableFile(path: "no.json", source: .flag("sets"), .missing)
      ])
    #expect(self.sets(["--sets", "sets.json"], file: "[]").faults.count == 1)
    #expect(self.sets(["--sets", "sets.json"], file: "{").faults.count == 1)
  }
}
