/// The loaders that there are: an immutable list, found by name or alias.
public struct LoaderRegistry: Sendable {
  /// The loaders in the order of the catalogue.
  public let entries: [RegisteredLoader]
  private let places: [String: Int]

  /// Every built-in loader, one line each.
  public static let builtIn: [any Loader] = [
    Coins(),
    Balls(),
    CoinsRing(),
    Beads(),
    Carousel(),
    Juggling(),
    Planets(),
    Saturn(),
    YinYang(),
    Ring(),
    RingBreathe(),
    RingDashed(),
    RingDot(),
    RingDual(),
    RingResize(),
    RingTail(),
    RingsCounter(),
    DotsBounce(),
    DotsChase(),
    DotsCircleFade(),
    DotsCircleScale(),
    DotsElastic(),
    DotsFade(),
    DotsFlow(),
    DotsGrid(),
    DotsRevolve(),
    DotsScale(),
    DotsTyping(),
    DotsWindmill(),
    BarsEqualizer(),
    BarsFade(),
    BarsRotate(),
    BarsScan(),
    BarsStretch(),
    BarsWave(),
    BlockTurn(),
    BlocksFold(),
    BlocksGrid(),
    BlocksJigsaw(),
    BlocksShuffle(),
    BlocksWave(),
    Heartbeat(),
    Pulse(),
    PulseDouble(),
    PulseRings(),
    PulseRipple(),
    Atom(),
    Audio(),
    Battery(),
    Clock(),
    Compass(),
    Gears(),
    Helix(),
    Hourglass(),
    Infinity(),
    LemniscateChase(),
    Lissajous(),
    NewtonCradle(),
    Pendulum(),
    Radar(),
    SnakeSquare(),
    Wifi(),
    ProgressBuffer(),
    ProgressIndeterminate(),
    ProgressStepped(),
  ]

  /// Makes a registry; names and aliases must be unique.
  public init(_ loaders: [any Loader] = builtIn) throws(RegistryError) {
    entries = loaders.map { RegisteredLoader($0) }
    var places: [String: Int] = [:]
    for (index, loader) in loaders.enumerated() {
      for name in [loader.name] + loader.aliases {
        guard places.updateValue(index, forKey: name) == nil else {
          throw RegistryError.nameTaken(name)
        }
      }
    }
    self.places = places
  }

  /// The loader of a name or an alias.
  public subscript(name: String) -> RegisteredLoader? {
    places[name].map { entries[$0] }
  }

  /// Every name and alias, in the order of the catalogue.
  public var names: [String] {
    entries.flatMap { [$0.loader.name] + $0.loader.aliases }
  }
}

/// Why a registry cannot be made.
public enum RegistryError: Error, Hashable, Sendable {
  /// Two loaders want the same name or alias.
  case nameTaken(String)
}
