import HTTPMessages
import Synchronization

/// Makes the files of a plan, several at a time.
final class ExportRun: Sendable {
  /// What has become of the files so far.
  struct State: Sendable {
    /// The place of the next item.
    var next = 0
    /// The entries of the files that are there, by place.
    var entries: [ExportEntry?]
    /// How many files were made.
    var made = 0
    /// How many bytes were made.
    var bytes = 0
    /// How many files were there already.
    var found = 0
    /// When the last line was told, in seconds since 1970.
    var told: Int
    /// What went wrong.
    var faults: [String] = []
    /// What the program ends with.
    var code = ExitCode.fine
  }

  private let items: [ExportItem]
  private let known: [String: ExportEntry]
  private let tree: FileTree
  private let journal: Journal
  private let answer: Answerer
  private let surroundings: Surroundings
  private let state: Mutex<State>

  /// Makes a run that leaves alone what `known`, by file, tells to be there and is whole.
  init(
    _ items: [ExportItem], known: [String: ExportEntry], tree: FileTree,
    journal: Journal, answer: @escaping Answerer, surroundings: Surroundings
  ) {
    self.items = items
    self.known = known
    self.tree = tree
    self.journal = journal
    self.answer = answer
    self.surroundings = surroundings
    state = Mutex(
      State(entries: Array(repeating: nil, count: items.count), told: surroundings.now()))
  }

  /// Makes what is missing, so many files at a time.
  func run(jobs: Int) -> State {
    Crew.run(min(jobs, items.count)) {
      while let place = self.takePlace() { self.make(place) }
    }
    return state.withLock { $0 }
  }

  /// The next item; none after something could not be written, as the rest would not be either.
  private func takePlace() -> Int? {
    state.withLock { state in
      guard state.next < items.count, state.code != .failed else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private func make(_ place: Int) {
    let item = items[place]
    if let entry = known[item.file], entry.address == item.target,
      tree.read(item.file).map(entry.isWhole) == true
    {
      note { state in
        state.entries[place] = entry
        state.found += 1
      }
      return
    }
    let response = answer(ExportPlan.request(item)).response()
    guard response.status == .ok else {
      let lines = ProblemWords(response).lines.map { "\(item.target): \($0)" }
      let code = response.status.rawValue < 500 ? ExitCode.wrongUsage : .failed
      return note { state in state.fail(code, lines) }
    }
    let entry = ExportEntry(item, response)
    do throws(FileFault) {
      try tree.put(response.body, item.file)
      try journal.append(entry.json + [UInt8(ascii: "\n")])
      note { state in
        state.entries[place] = entry
        state.made += 1
        state.bytes += entry.bytes
      }
    } catch {
      let line = "\(tree.root)/\(item.file) \(error.wordsForWriting)"
      note { state in state.fail(.failed, [line]) }
    }
  }

  /// Notes what has happened, and tells how far it is every now and then.
  private func note(_ change: (inout State) -> Void) {
    let now = surroundings.now()
    let line: String? = state.withLock { state in
      change(&state)
      guard now - state.told >= (surroundings.progress == nil ? 10 : 1) else { return nil }
      state.told = now
      return ExportWords.progress(state)
    }
    guard let line else { return }
    if let progress = surroundings.progress { progress(line) } else { surroundings.message(line) }
  }
}

extension ExportRun.State {
  /// Notes faults; something that failed outweighs something that was asked for wrongly.
  fileprivate mutating func fail(_ code: ExitCode, _ lines: [String]) {
    faults += lines
    if self.code != .failed { self.code = code }
  }
}
