import Formats
import Geometry
import SceneGraph
import Testing
import Timeline

@testable import RasterFormats

@Suite struct FrameSequenceTests {
  private func scene(_ timing: Timing) -> Scene {
    Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10), nodes: [Node(id: "a")], timing: timing)
  }

  @Test(arguments: [(1.6, 30.0, 48), (0.8, 30, 24), (1, 24, 24), (0.01, 30, 1), (1.234, 29.7, 37)])
  func hasTheFramesOfTheFrameStates(duration: Double, rate: Double, count: Int) throws {
    let scene = scene(Timing(iterationDuration: duration, iterationCount: .infinity))
    let sequence = try FrameSequence(scene, rate: rate)
    #expect(sequence.count == count)
    #expect(sequence.count == FrameDocument(loader: "a", scene: scene).frameCount(rate: rate))
    #expect(sequence.duration == duration && sequence.plays == nil)
    for index in 0..<count {
      let expected = Double(index) / Double(count)
      #expect(abs(sequence[index].progress - expected) < 1e-12)
    }
  }

  @Test(arguments: [Direction.alternate, .alternateReverse])
  func goesThereAndBack(direction: Direction) throws {
    let timing = Timing(
      iterationDuration: 1, iterationCount: 6, direction: direction)
    let sequence = try FrameSequence(scene(timing), rate: 4)
    #expect(sequence.count == 8 && sequence.duration == 2 && sequence.plays == 3)
    let there = [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25]
    let expected = direction == .alternate ? there : there.map { 1 - $0 }
    #expect((0..<8).map { sequence[$0].progress } == expected)
  }

  @Test(arguments: [1.0, 3, 999])
  func refusesToEndOnTheWayBack(plays: Double) {
    let timing = Timing(iterationDuration: 1, iterationCount: plays, direction: .alternate)
    #expect(throws: FormatFault.endsWithinCycle) {
      try FrameSequence(scene(timing), rate: 30)
    }
  }

  @Test func countsPlaysAndBeginsAtThePhase() throws {
    let timing = Timing(iterationDuration: 1, iterationCount: 3, iterationStart: 0.75)
    let sequence = try FrameSequence(scene(timing), rate: 4)
    #expect(sequence.plays == 3)
    #expect((0..<4).map { sequence[$0].progress } == [0.75, 0, 0.25, 0.5])
  }

  @Test func whatStandsStillHasOneFrame() throws {
    var scene = scene(Timing(iterationDuration: 1, iterationCount: .infinity))
    scene.poster = 0.3
    scene.showAfter = 5
    let sequence = try FrameSequence(scene.still, rate: 30)
    #expect(sequence.count == 1 && sequence.plays == nil)
    #expect(abs(sequence[0].progress - 0.3) < 1e-12 && sequence[0].isVisible)
  }

  @Test func boundsTheRate() throws {
    let timing = Timing(iterationDuration: 0.11, iterationCount: .infinity)
    #expect(try FrameSequence(scene(timing), rate: 50, highest: 50).count == 5)
    #expect(FrameSequence.count(scene(timing), rate: 50, highest: 50) == 5)
    let tenth = Timing(iterationDuration: 0.1, iterationCount: .infinity)
    #expect(try FrameSequence(scene(tenth), rate: 50, highest: 50).count == 5)
    let short = Timing(iterationDuration: 0.005, iterationCount: .infinity)
    #expect(try FrameSequence(scene(short), rate: 50, highest: 50).count == 1)
  }

  @Test func refusesMoreFramesThanAFileHas() {
    let timing = Timing(iterationDuration: 60.04, iterationCount: .infinity)
    #expect(throws: FormatFault.tooManyFrames(3602, most: 3600)) {
      try FrameSequence(scene(timing), rate: 60)
    }
    #expect(FrameSequence.count(scene(timing), rate: 60) == 3602)
  }
}
