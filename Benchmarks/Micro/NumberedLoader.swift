import Geometry
import Loaders
import SceneGraph

/// One of many loaders that differ in nothing but their name.
struct NumberedLoader: Loader {
  let name: String
  let title = "Numbered"
  let summary = "Bodies that move, grow and fade."
  let family = Family.orbits
  let tags = ["numbered"]
  let aliases: [String] = []
  let duration = 1.7
  let parts = [Part("body", Color(54, 136, 250))]
  let parameters: [Parameter] = []

  init(_ number: Int) {
    name = "n\(number)"
  }

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let scene = SyntheticScene.scene(nodes: 3, keyFrames: 6)
    return Drawing(stage: scene.viewBox, nodes: scene.nodes)
  }
}
