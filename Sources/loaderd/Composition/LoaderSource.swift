import DataLoaders
import Synchronization

/// Where a running service has its loaders from: read at the start, and again at every reload.
///
/// It keeps what was served last, so that a file that has become faulty goes on as it was.
final class LoaderSource: Sendable {
  private let served = Mutex<LoaderCollection?>(nil)
  private let message: @Sendable (String) -> Void

  /// Tells what is wrong with files by lines for people.
  init(message: @escaping @Sendable (String) -> Void) { self.message = message }

  /// Reads the loaders by the settings and tells every fault of their files.
  func read(_ settings: Settings) throws(StartFault) -> LoaderCollection {
    let earlier = served.withLock { $0 }
    let loaders = try Composition.loaders(settings, earlier: earlier)
    for line in loaders.faultLines(in: settings) { message("loaderd: \(line)") }
    guard earlier != nil, let directory = settings.loaders, settings.logLevel <= .info else {
      return loaders
    }
    let good = loaders.outcomes.count { $0.faults.isEmpty }
    message(
      "loaderd: loaders read again: \(good) of \(loaders.outcomes.count) files in \(OneLine(directory)) are"
        + " good")
    return loaders
  }

  /// Remembers the loaders that are served from now on.
  func keep(_ loaders: LoaderCollection) { served.withLock { $0 = loaders } }
}
