import JSONReading

/// The sets that a command names, by flags and in a file.
struct ParameterSets: Equatable, Sendable {
  /// The sets, those of the file first; one of defaults where none is named.
  private(set) var sets: [ParameterSet] = []
  /// What is wrong.
  private(set) var faults: [Fault] = []

  /// Reads the sets of a command.
  init(_ arguments: ParsedArguments, read: (String) throws(FileFault) -> [UInt8]) {
    if let path = arguments.value(of: CommandName.sets.name) { take(file: path, read) }
    for text in arguments.values(of: CommandName.set.name) {
      take(ParameterSet(text), text, .flag(CommandName.set.name))
    }
    if sets.isEmpty, faults.isEmpty { sets = [.standard] }
  }

  private mutating func take(file path: String, _ read: (String) throws(FileFault) -> [UInt8]) {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try read(path)
    } catch {
      faults.append(
        .unreadableFile(path: path, source: .flag(CommandName.sets.name), error))
      return
    }
    switch SettingsFile.members(of: bytes, path: path) {
    case .failure(let fault): faults.append(fault)
    case .success(let members):
      for member in members {
        take(
          ParameterSet(name: member.key, member.value), member.value.words,
          .file(path: path, pointer: member.pointer))
      }
    }
  }

  private mutating func take(_ set: ParameterSet?, _ text: String, _ source: SettingSource) {
    guard let set, !sets.contains(where: { $0.name == set.name }) else {
      let accepted = set == nil ? ParameterSet.accepted : "a name that no other set has"
      faults.append(.unaccepted(value: text, source: source, accepted: accepted))
      return
    }
    sets.append(set)
  }
}
