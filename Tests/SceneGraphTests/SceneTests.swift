import Geometry
import SceneGraph
import Testing
import Timeline

@Suite struct SceneTests {
  private func scene(poster: Double = 0, showAfter: Double = 0) -> Scene {
    var scene = FrameTests.scene(
      Timing(
        iterationDuration: 2, iterationCount: .infinity, delay: 0.5, direction: .reverse,
        easing: .easeIn))
    scene.poster = poster
    scene.showAfter = showAfter
    scene.reducedMotionSlowdown = 4
    return scene
  }

  @Test(arguments: [0, 0.25, 0.9]) func stillStandsAtThePoster(_ poster: Double) {
    let scene = scene(poster: poster)
    let still = scene.still
    #expect(still.timing.endTime == 0 && scene.timing.endTime == .infinity)
    #expect(still.reducedMotionSlowdown == nil)
    for time in [0, 0.3, 0.5, 7] {
      let frame = still.frame(at: time)
      #expect(abs(frame.progress - poster) < 1e-12)
      let places = scene.frame(atProgress: poster).nodes.map(\.position)
      #expect(zip(frame.nodes, places).allSatisfy { $0.position.distance(to: $1) < 1e-12 })
    }
  }

  @Test func showsNothingBeforeItsTime() {
    let scene = scene(showAfter: 1.25)
    let early = scene.frame(at: 1.2)
    #expect(!early.isVisible && early.nodes.allSatisfy { $0.opacity == 0 })
    #expect(early.background == .none)
    let late = scene.frame(at: 1.25)
    #expect(late.isVisible && late.nodes.allSatisfy { $0.opacity == 1 })
    #expect(scene.frame(atProgress: 0).isVisible)
  }

  @Test func flattensAFrame() {
    let frame = scene().frame(at: 1)
    let flattened = frame.flattened
    #expect(flattened.nodes.map(\.id) == frame.nodes.map(\.node.id))
    #expect(flattened.nodes[0].scaleX == .constant(frame.nodes[0].scaleX))
    #expect(scene(showAfter: 2).frame(at: 1).flattened.nodes.isEmpty)
  }
}
