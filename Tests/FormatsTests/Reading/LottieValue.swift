import Foundation
import Geometry
import Testing

/// The values of properties of a Lottie animation (Lottie 1.0, “Properties”).
enum LottieValue {
  typealias Object = [String: Any]

  /// A place, both coordinates together or each for itself.
  static func place(_ property: Any?, at frame: Double) throws -> Point {
    let object = try #require(property as? Object)
    if object["s"] as? Bool == true {
      return Point(try values(object["x"], at: frame)[0], try values(object["y"], at: frame)[0])
    }
    let both = try values(object, at: frame)
    return Point(both[0], both[1])
  }

  /// The numbers of a property.
  static func values(_ property: Any?, at frame: Double) throws -> [Double] {
    let object = try #require(property as? Object)
    if object["a"] as? Int == 0 {
      return try numbers(object["k"])
    }
    let frames = try #require(object["k"] as? [Object])
    let times = try frames.map { try #require($0["t"] as? Double) }
    let index = times.lastIndex { $0 <= frame } ?? 0
    let start = try numbers(frames[index]["s"])
    guard index + 1 < frames.count, frame > times[index], frames[index]["h"] as? Int != 1 else {
      return start
    }
    let share = try easing(frames[index])(
      (frame - times[index]) / (times[index + 1] - times[index]))
    let end = try numbers(frames[index + 1]["s"])
    guard frames[index]["to"] != nil else {
      return zip(start, end).map { $0 + ($1 - $0) * share }
    }
    let (out, into) = (try numbers(frames[index]["to"]), try numbers(frames[index]["ti"]))
    let (from, to) = (Point(start[0], start[1]), Point(end[0], end[1]))
    let curve = CubicCurve(
      from: from, from + Point(out[0], out[1]), to + Point(into[0], into[1]), to: to)
    let point = curve.point(at: share)
    return [point.x, point.y]
  }

  private static func easing(_ frame: Object) throws -> CurveEasing {
    let (out, into) = (try #require(frame["o"] as? Object), try #require(frame["i"] as? Object))
    let handles = try [out["x"], out["y"], into["x"], into["y"]].map(numbers)
    // Players have one easing for all dimensions.
    #expect(handles.allSatisfy { handle in handle.allSatisfy { $0 == handle[0] } })
    #expect((0...1).contains(handles[0][0]) && (0...1).contains(handles[2][0]))
    return .curve(handles[0][0], handles[1][0], handles[2][0], handles[3][0])
  }

  private static func numbers(_ value: Any?) throws -> [Double] {
    if let number = value as? Double { return [number] }
    return try #require(value as? [Double])
  }
}
