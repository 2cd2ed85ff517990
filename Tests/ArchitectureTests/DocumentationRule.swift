extension Rule {
  /// The number of characters that a first sentence stays below.
  static let sentenceLength = 150

  /// The first sentence of a documentation comment is short: it stands alone in lists.
  static let documentation = Rule("first sentences are short") { (file: SourceFile) in
    var faults: [Fault] = []
    var paragraph: [Substring] = []
    var isFirst = true
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false) + [Substring()]
    for (index, line) in lines.enumerated() {
      let comment = documentation(of: line)
      if let comment, isFirst, !comment.isEmpty {
        paragraph.append(comment)
        continue
      }
      let length = firstSentence(paragraph.joined(separator: " ")).count
      if length >= sentenceLength {
        faults.append(
          Fault(
            path: file.path, line: index + 1 - paragraph.count,
            what: "first sentence of \(length) characters, not below \(sentenceLength)"))
      }
      paragraph = []
      isFirst = comment == nil
    }
    return faults
  }

  private static func documentation(of line: Substring) -> Substring? {
    let comment = line.drop { $0 == " " }
    return comment.hasPrefix("///") ? comment.dropFirst(3).drop { $0 == " " } : nil
  }

  private static func firstSentence(_ paragraph: String) -> Substring {
    let end = paragraph.firstMatch(of: /[.!?](?=\s+[^a-z])/)?.range.upperBound
    return paragraph[..<(end ?? paragraph.endIndex)]
  }
}
