import DataLoaders
import HTTPMessages
import LoaderService
import Loaders

/// Writes loaders as files, for hosts that only have files.
struct ExportCommand: Sendable {
  let surroundings: Surroundings

  /// How many files may be made at a time.
  static let jobs = 1...256
  /// How many faults are listed; the rest is counted.
  private static let listedFaults = 20

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    let sets = ParameterSets(arguments, read: surroundings.read)
    var faults = arguments.faults + resolved.faults + sets.faults
    let jobs = jobs(arguments, &faults)
    guard faults.isEmpty, let directory = arguments.positionals.first else {
      return surroundings.report(faults)
    }
    do throws(StartFault) {
      let service = try surroundings.service(Self.open(resolved.settings))
      let files = chosen(service.files, arguments, &faults)
      guard faults.isEmpty else { return surroundings.report(faults) }
      let plan = ExportPlan(
        files, sets.sets, choosesFormats: arguments.value(of: CommandName.formats.name) != nil,
        choosesLoaders: arguments.value(of: CommandName.only.name) != nil, answer: service.answer)
      for notice in plan.notices { surroundings.message("loaderd: \(notice)") }
      guard plan.faults.isEmpty else {
        tell(plan.faults)
        return .wrongUsage
      }
      return write(
        plan, to: FileTree(root: directory), jobs: jobs, stamp: stamp(resolved.settings),
        isAnew: arguments.switches.contains(CommandName.anew.name), answer: service.answer)
    } catch {
      surroundings.message("loaderd: \(error.reason)")
      return .wrongUsage
    }
  }

  /// The settings without rules about who may ask for what, and at the root.
  private static func open(_ settings: Settings) -> Settings {
    var open = settings
    open.signingKeys = []
    open.allowedParameters = nil
    open.onlyPresets = false
    open.basePath = ""
    return open
  }

  /// What the bytes of all files depend on beside their addresses: the program, and the files that
  /// describe loaders.
  private func stamp(_ settings: Settings) -> String {
    guard let directory = settings.loaders, let files = try? surroundings.loaderFiles(directory)
    else { return version }
    let described = files.sorted { $0.name < $1.name }.flatMap { file -> [UInt8] in
      guard case .bytes(let bytes) = file.content else { return [] }
      return Array("\(file.name)\n\(bytes.count)\n".utf8) + bytes
    }
    return "\(version)+\(ContentHash.hexadecimal(of: described))"
  }

  private func jobs(_ arguments: ParsedArguments, _ faults: inout [Fault]) -> Int {
    let flag = CommandName.jobs
    guard let text = arguments.value(of: flag.name) else { return ProcessorCount.available }
    if let jobs = WholeNumber.value(of: text, in: Self.jobs) { return jobs }
    faults.append(.unaccepted(value: text, source: .flag(flag.name), accepted: flag.accepted))
    return 1
  }

  /// The files of the loaders and formats that were asked for.
  private func chosen(
    _ files: [ServedFile], _ arguments: ParsedArguments, _ faults: inout [Fault]
  ) -> [ServedFile] {
    let loaders = names(CommandName.only, files.map(\.loader), arguments, &faults)
    let formats = names(CommandName.formats, files.map(\.fileExtension), arguments, &faults)
    return files.filter { loaders.contains($0.loader) && formats.contains($0.fileExtension) }
  }

  private func names(
    _ flag: Flag, _ known: [String], _ arguments: ParsedArguments, _ faults: inout [Fault]
  ) -> Set<String> {
    let all = Set(known)
    guard let text = arguments.value(of: flag.name) else { return all }
    let names = NameList.split(text)
    for name in names where !all.contains(name) {
      let nearest = NearestName.of(name, among: known).map { "; did you mean \($0)?" } ?? ""
      faults.append(
        .unaccepted(value: name, source: .flag(flag.name), accepted: flag.accepted + nearest))
    }
    return Set(names)
  }

  private func write(
    _ plan: ExportPlan, to tree: FileTree, jobs: Int, stamp: String, isAnew: Bool,
    answer: @escaping Answerer
  ) -> ExitCode {
    do throws(FileFault) {
      try tree.makeFolder()
      guard let journal = try Journal("\(tree.root)/\(ExportIndex.journal)") else {
        surroundings.message("loaderd: \(tree.root) is written to by another export")
        return .failed
      }
      let known = try isAnew ? Self.begun(anew: journal, stamp) : Self.begun(journal, tree, stamp)
      for folder in Set(plan.items.map(\.folder)).sorted() { try tree.makeFolder(folder) }
      let run = ExportRun(
        plan.items, known: known, tree: tree, journal: journal, answer: answer,
        surroundings: surroundings)
      let state = run.run(jobs: jobs)
      surroundings.progress?("")
      guard state.code == .fine else {
        tell(state.faults)
        return state.code
      }
      try tree.put(
        ExportIndex.document(state.entries.compactMap(\.self), version: stamp),
        ExportIndex.name)
      tree.remove(ExportIndex.journal)
      surroundings.message(ExportWords.end(state, in: tree.root))
      return .fine
    } catch {
      surroundings.message("loaderd: \(tree.root) \(error.wordsForWriting)")
      return .failed
    }
  }

  /// Begins an empty journal.
  private static func begun(
    anew journal: Journal, _ stamp: String
  ) throws(FileFault) -> [String: ExportEntry] {
    try journal.clear()
    try journal.append(ExportIndex.firstLine(version: stamp))
    return [:]
  }

  /// What the last run left behind, by file; the journal goes on where it was cut short.
  private static func begun(
    _ journal: Journal, _ tree: FileTree, _ stamp: String
  ) throws(FileFault) -> [String: ExportEntry] {
    let listed = tree.read(ExportIndex.name) ?? []
    let noted = tree.read(ExportIndex.journal) ?? []
    let entries = ExportIndex.entries(ofJournal: noted, version: stamp)
    if entries.isEmpty {
      _ = try begun(anew: journal, stamp)
    } else if noted.last != UInt8(ascii: "\n") {
      try journal.append([UInt8(ascii: "\n")])
    }
    return (ExportIndex.entries(ofDocument: listed, version: stamp) + entries).reduce(
      into: [:]
    ) { known, entry in known[entry.file] = entry }
  }

  private func tell(_ faults: [String]) {
    for fault in faults.prefix(Self.listedFaults) { surroundings.message("loaderd: \(fault)") }
    if faults.count > Self.listedFaults {
      surroundings.message("loaderd: and \(faults.count - Self.listedFaults) more")
    }
  }
}
