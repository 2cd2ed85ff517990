internal import HTTPMessages

/// The files that the gallery loads, which are part of the program.
enum GalleryAssets {
  /// The style sheet.
  static let style = PackageResources.gallery_css
  /// The script: its parts one after the other, in one scope.
  static let script =
    PackageResources.page_js + PackageResources.grid_js + PackageResources.controls_js
    + PackageResources.snippets_js + PackageResources.studio_js

  /// A word that changes with the files, so that caches may keep each for ever.
  static let version = EntityTag(content: style + script).opaque
}
