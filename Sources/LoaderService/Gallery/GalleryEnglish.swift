extension GalleryWords {
  /// English.
  static let english = GalleryWords(
    language: "en", languageName: "English",
    words: [
      ("title", "Loading animations by address"),
      (
        "intro",
        "Pick a loader, shape it, and put its address into a page, an app or a document."
      ),
      ("skip", "Skip to the loaders"), ("search", "Search"), ("family", "Family"),
      ("every", "All families"), ("tag", "Tag"), ("everyTag", "All tags"),
      ("pause", "Stop motion"), ("nothing", "No loader matches."),
      ("found", "{count} loaders"), ("oneFound", "1 loader"), ("close", "Close"),
      ("reset", "Reset"), ("share", "Copy link"), ("preview", "Preview"),
      ("light", "Light"), ("dark", "Dark"), ("checker", "Checkered"), ("own", "Own colour"),
      ("ownPick", "Colour of the ground"), ("instant", "Any instant"), ("time", "Time"),
      ("seconds", "{t} s"), ("still", "The picture at that time"), ("state", "State as JSON"),
      ("file", "File"), ("format", "Format"), ("address", "Address"), ("copy", "Copy"),
      ("download", "Download"), ("snippet", "To paste"), ("parameters", "Parameters"),
      ("copied", "Copied"), ("bytes", "{bytes} bytes"), ("wrong", "A value is not accepted."),
      ("accepted", "Accepted: {accepted}"), ("failed", "The service did not answer."),
      ("leftOut", "{format} has no room for: {names}."), ("pick", "Pick {name}"),
      ("slide", "Slide {name}"), ("catalogue", "Catalogue as JSON"), ("contract", "OpenAPI"),
      ("forMachines", "llms.txt"), ("language", "Language"), ("version", "Version {version}"),
      ("stopped", "Show stills"), ("moving", "Show motion"), ("group-own", "This loader"),
      ("group-color", "Colour"), ("group-timing", "Timing"), ("group-size", "Size"),
      ("group-access", "Accessibility"), ("group-embedding", "Embedding"),
      ("group-frames", "Frames"), ("snippet-img", "HTML image"),
      ("snippet-picture", "HTML picture, light and dark"), ("snippet-inline", "Inline SVG"),
      ("snippet-background", "CSS background"), ("snippet-mask", "CSS mask in the text colour"),
      ("snippet-status", "HTML with a status text"), ("snippet-markdown", "Markdown"),
      ("snippet-react", "React component"), ("snippet-swiftui", "SwiftUI with Lottie"),
      ("snippet-uikit", "UIKit with Lottie"), ("snippet-android", "Android with Lottie"),
      ("snippet-canvas", "JavaScript canvas from frame states"),
      ("snippet-swift", "Swift from frame states"),
      ("snippet-kotlin", "Kotlin from frame states"), ("snippet-curl", "curl"),
    ],
    summaries: [])
}
