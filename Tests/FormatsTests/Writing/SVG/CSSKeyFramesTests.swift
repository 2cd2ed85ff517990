import Foundation
import Geometry
import Testing
import Timeline

@testable import Formats

@Suite struct CSSKeyFramesTests {
  private func body(_ first: KeyFrame<Double>, _ others: KeyFrame<Double>...) -> String {
    let precision = SVGPrecision(viewBox: Rect(x: 0, y: 0, width: 100, height: 100))
    return CSSKeyFrames(
      Track(first: first, others: others), .opacity, precision, isEndless: true
    ).body
  }

  @Test func equalFramesShareARule() {
    let body = body(KeyFrame(0, 1), KeyFrame(0.5, 0.25), KeyFrame(1, 1))
    #expect(body == "0%,to{opacity:1}50%{opacity:.25}")
  }

  /// The later of two frames at one place begins its interval there.
  @Test func jumpsEndAtTheirPlace() {
    let body = body(
      KeyFrame(0, 0), KeyFrame(0.4, 1, easing: .stepEnd), KeyFrame(0.4, 0.5), KeyFrame(1, 0))
    #expect(body.contains("39.999%{opacity:1") && body.contains("40%{opacity:.5"))
  }

  @Test func jumpsAtBothEndsStayInside() {
    let atStart = body(KeyFrame(0, 0), KeyFrame(0, 1), KeyFrame(1, 0.5))
    #expect(atStart.contains("0%{opacity:0") && atStart.contains("0.001%") == false)
    #expect(atStart.contains(".001%{opacity:1"))
    let atEnd = body(KeyFrame(0, 0.2), KeyFrame(1, 0.4), KeyFrame(1, 0.6), KeyFrame(1, 0.8))
    #expect(atEnd.contains("99.998%{opacity:.4") && atEnd.contains("99.999%{opacity:.6"))
    #expect(atEnd.contains("to{opacity:.8"))
  }

  @Test func tellsTheDearestEasingOnce() {
    let precision = SVGPrecision(viewBox: Rect(x: 0, y: 0, width: 100, height: 100))
    let frames = CSSKeyFrames(
      Track(
        KeyFrame(0, 0, easing: .easeIn), KeyFrame(0.2, 1, easing: .easeInOut),
        KeyFrame(0.4, 0, easing: .easeInOut), KeyFrame(1, 1)), .opacity, precision,
      isEndless: true)
    #expect(frames.commonTiming == "ease-in-out")
    #expect(frames.body.components(separatedBy: "animation-timing-function").count == 2)
    #expect(frames.body.contains("0%{opacity:0;animation-timing-function:ease-in}"))
  }
}
