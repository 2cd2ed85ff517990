import Formats
import SceneGraph
import Testing
import Timeline

/// The agreement over everything that a scene can hold, though no loader holds it yet.
@Suite struct SyntheticAgreementTests {
  @Test(arguments: SyntheticScene.all + SyntheticScene.curves, Engine.allCases)
  func sceneAgrees(_ synthetic: SyntheticScene, _ engine: Engine) throws {
    try check(synthetic.scene(), engine, instants: 200)
  }

  @Test(arguments: SyntheticScene.all, SyntheticTiming.all)
  func timingAgrees(_ synthetic: SyntheticScene, _ timing: SyntheticTiming) throws {
    for engine in Engine.allCases {
      try check(synthetic.scene(timing.timing), engine, instants: 24)
    }
  }

  @Test(arguments: SyntheticScene.curves, ["everything"])
  func curveAgrees(_ synthetic: SyntheticScene, _ timing: String) throws {
    let timing = try #require(SyntheticTiming.all.first { $0.testDescription == timing })
    for engine in Engine.allCases {
      try check(synthetic.scene(timing.timing), engine, instants: 16)
    }
  }

  @Test(arguments: ["once", "begun before, twice", "reverse, twice", "in steps", "plain"])
  func endAgrees(_ timing: String) throws {
    let timing = try #require(SyntheticTiming.all.first { $0.testDescription == timing })
    for engine in Engine.allCases {
      try check(SyntheticScene.endJump.scene(timing.timing), engine, instants: 100)
    }
  }

  private func check(_ scene: Scene, _ engine: Engine, instants: Int) throws {
    let svg = try #require(try FormatRegistry()["svg"])
    let agreement = try Agreement(svg.encode(scene, FormatOptions(engine: engine)), scene)
    let differences = try Agreement.instants(of: scene, count: instants).compactMap {
      try agreement.difference(at: $0)
    }
    #expect(differences.isEmpty, "\(engine)")
    // With a negative delay the page is entered in the middle of a cycle.
    guard scene.timing.delay >= 0 else { return }
    let difference = try agreement.differenceAtRest(from: scene.timing.delay)
    #expect(difference == nil, "\(engine)")
  }
}
