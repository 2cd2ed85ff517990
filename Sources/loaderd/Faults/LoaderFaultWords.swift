import DataLoaders
import JSONReading

extension LoaderFileFault {
  /// The fault in one sentence: the place, what was found, what is accepted, the nearest name.
  var words: String {
    let place = pointer.isEmpty ? "" : "\(OneLine(pointer)): "
    let value = found.map { Self.words(for: $0) } ?? "the value"
    let nearest = suggestion.map { "; did you mean \(OneLine($0))?" } ?? ""
    let wanted = accepted.isEmpty ? "" : "; accepted is \(accepted)"
    return place + problem.words(value, wanted) + nearest
  }

  private static func words(for value: JSONValue) -> String {
    value.text.map { "\(Quoted($0))" } ?? value.words
  }
}

extension LoaderFileFault.Problem {
  /// What is wrong with a value, with what is accepted where that helps.
  fileprivate func words(_ value: String, _ wanted: String) -> String {
    switch self {
    case .notJSON(let error): "line \(error.line), column \(error.column): \(error.words)"
    case .byteOrderMark:
      "the file begins with a byte order mark; accepted is JSON in UTF-8 without one"
    case .tooLong(let maximum): "the file is longer than \(maximum) bytes"
    case .cannotBeRead(let reason): "the file \(reason)"
    case .unaccepted, .unreadable, .descending: "\(value) is not accepted\(wanted)"
    case .missing(let name): "\(name) is missing\(wanted)"
    case .unknownMember(let known):
      "no such member; accepted are \(known.joined(separator: ", "))"
    case .unknownName(let known):
      "\(value) names nothing\(wanted)" + (known.isEmpty ? "" : "; there are \(Self.list(known))")
    case .repeated: "\(value) stands here twice"
    case .tooMany(let what, let maximum): "there are more than \(maximum) \(what)"
    case .incomplete(let names): "\(Self.list(names)) missing; accepted is every node once"
    case .unused: "nothing is painted with the part \(value)"
    case .reserved: "\(value) is a parameter of every loader; accepted is another name"
    case .more: "and more"
    case .taken:
      "another loader has the name \(value); accepted is another one, or, in the place of a"
        + " built-in loader, the setting overrideLoaders"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\(OneLine($0))" }.joined(separator: ", ")
  }
}

extension JSONError {
  /// What is wrong with a text, in words.
  var words: String {
    let near = near.map { " near \(Quoted($0))" } ?? ""
    return switch reason {
    case .syntax: "no valid JSON\(near)"
    case .trailingText: "something stands behind the end of the object\(near)"
    case .encoding: "not UTF-8\(near)"
    case .duplicateKey: "a key stands twice\(near)"
    case .numberOutOfRange: "a number is too large\(near)"
    case .tooDeep: "nested too deep"
    case .nullInKey: "a key contains the null character"
    case .outOfMemory: "out of memory"
    }
  }
}

extension LoaderCollection {
  /// Every fault of the files, one a line, and what is served in their place.
  func faultLines(in settings: Settings) -> [String] {
    let directory = settings.loaders ?? ""
    return outcomes.flatMap { outcome in
      let path = OneLine(directory + "/" + outcome.file)
      let last =
        outcome.isKept
        ? "is faulty; its last good version goes on" : "is faulty and left out"
      return outcome.faults.map { "\(path): \($0.words)" }
        + (outcome.faults.isEmpty ? [] : ["\(path) \(last)"])
    }
  }
}
