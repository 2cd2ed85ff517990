import HTTPMessages
import LoaderService

/// What is to be made of loaders, forms and sets, found out before anything is written.
struct ExportPlan: Equatable, Sendable {
  /// The files, set by set and loader by loader.
  private(set) var items: [ExportItem] = []
  /// What is left out, a line for each parameter of a set.
  private(set) var notices: [String] = []
  /// What is wrong, each fault once for each set.
  private(set) var faults: [String] = []

  /// Joins files with sets; `formats` and `loaders` tell whether somebody chose them by name.
  ///
  /// A parameter that some forms or some loaders do not take leaves them out, unless they were
  /// asked for by name: then it is a fault, as is what none of them takes.
  init(
    _ files: [ServedFile], _ sets: [ParameterSet], choosesFormats: Bool, choosesLoaders: Bool,
    answer: Answerer
  ) {
    for set in sets {
      let names = set.parameters
      let known = Set(files.flatMap(\.parameters)).intersection(names)
      var missed: [String: Int] = [:]
      var said: Set<Substring> = []
      for file in files {
        let lacking = names.first { name in
          guard known.contains(name), !file.parameters.contains(name) else { return false }
          let loaderTakes = files.contains {
            $0.loader == file.loader && $0.parameters.contains(name)
          }
          return loaderTakes ? !choosesFormats : !choosesLoaders
        }
        if let lacking {
          missed[lacking, default: 0] += 1
          continue
        }
        let item = ExportItem(file, set)
        items.append(item)
        for line in Self.faults(of: item, answer) where said.insert(Self.kind(of: line)).inserted {
          faults.append("\(item.target): \(line)")
        }
      }
      for name in names {
        guard let count = missed.removeValue(forKey: name) else { continue }
        notices.append("set \(Quoted(set.name)): \(count) files left out that take no \(name)")
      }
    }
  }

  /// What the service says against a request; what is still to be made is accepted.
  private static func faults(of item: ExportItem, _ answer: Answerer) -> [String] {
    guard case .ready(let response) = answer(request(item)), response.status != .ok else {
      return []
    }
    return ProblemWords(response).lines
  }

  /// What makes two faults of a set the same: all but what is accepted, which formats differ in.
  private static func kind(of line: String) -> Substring {
    line.firstRange(of: "; accepted is").map { line[..<$0.lowerBound] } ?? line[...]
  }

  /// The request that a file answers.
  static func request(_ item: ExportItem) -> Request {
    Request(target: RequestTarget(item.target), headers: ["Accept": ProblemWords.mediaType])
  }
}
