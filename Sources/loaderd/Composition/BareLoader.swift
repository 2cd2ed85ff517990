import Loaders

/// A loader with nothing of its own: its parameters are those that every loader has.
struct BareLoader: Loader {
  let name = "bare"
  let title = "Bare"
  let summary = "Nothing moves."
  let family = Family.progress
  let tags: [String] = []
  let duration = 1.0
  let parts: [Part] = []

  func drawing(_ inputs: DrawingInputs) -> Drawing { Drawing(nodes: []) }
}
