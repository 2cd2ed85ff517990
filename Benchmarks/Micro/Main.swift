/// Prints what the parts of a request cost, as curves over growing sizes.
@main
enum Main {
  static func main() throws {
    let word = CommandLine.arguments.dropFirst().first ?? ""
    let groups: [(name: String, curves: () throws -> [Curve])] = [
      ("easing", MotionCurves.easings),
      ("frame flattening", MotionCurves.scenes),
      ("encoding", WritingCurves.encoders),
      ("json", WritingCurves.frames),
      ("number", WritingCurves.numbers),
      ("parameter", RequestCurves.parameters),
      ("catalogue", RequestCurves.catalogue),
    ]
    var missed: [String] = []
    for group in groups where word.isEmpty || group.name.contains(word) {
      for curve in try group.curves() {
        print(curve.text)
        if !curve.holds { missed.append("\(curve.subject) by \(curve.unit)") }
      }
    }
    print(
      missed.isEmpty
        ? "All grow as they should." : "Grow faster: \(missed.joined(separator: "; ")).")
  }
}
