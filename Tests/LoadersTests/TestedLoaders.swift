import DataLoaders
import Foundation
import Loaders

/// The loaders that the tests of every loader look at: the built-in ones and the shipped files.
enum TestedLoaders {
  static let names =
    LoaderRegistry.builtIn.map(\.name) + examples.map { $0.name.dropLast(5) }.map(String.init)

  static func registry() throws -> LoaderRegistry { try shared.get() }

  private static let shared = Result {
    try LoaderRegistry(LoaderCollection(LoaderRegistry.builtIn, files: examples).loaders)
  }

  private static let examples: [LoaderFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "config/loaders")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map {
        LoaderFile(name: name, bytes: Array($0))
      }
    }
  }()
}
