import JSONReading
import Loaders

/// The settings in effect, where each came from, and everything that is wrong with them.
struct ResolvedSettings: Sendable {
  /// The settings; at their defaults where a fault was found.
  private(set) var settings = Settings()
  /// The file that was read, `nil` for none.
  private(set) var file: String?
  /// Every fault, lowest precedence first.
  private(set) var faults: [Fault] = []
  /// What is worth knowing.
  private(set) var notices: [Notice] = []
  private var sources: [String: SettingSource] = [:]

  /// Reads file, environment and flags, each over the one before, and checks everything.
  init(_ given: SettingsSources) {
    readFile(of: given)
    readEnvironment(given.environment)
    for (setting, value) in given.flags { take(value, of: setting, from: .flag(setting.flag)) }
    take(given.sockets)
    choosePlace()
    checkSizes()
  }

  /// Where the value of a setting came from.
  func source(of key: String) -> SettingSource { sources[key] ?? .standard }

  /// The settings whose values are not the defaults, in the order of the table.
  var changed: [Setting] {
    let standard = Settings()
    return SettingTable.all.filter { $0.show(settings) != $0.show(standard) }
  }

  private mutating func take(_ value: String, of setting: Setting, from source: SettingSource) {
    if setting.takeText(value, &settings) {
      sources[setting.key] = source
    } else {
      faults.append(Self.unaccepted(value, of: setting, source))
    }
  }

  /// The fault of a value; that of a secret is not told.
  private static func unaccepted(
    _ value: String, of setting: Setting, _ source: SettingSource
  ) -> Fault {
    .unaccepted(
      value: setting.isSecret ? "…" : value, source: source, accepted: setting.accepted)
  }
}

// The file.
extension ResolvedSettings {
  private mutating func readFile(of given: SettingsSources) {
    let variable = given.environment[SettingsSources.fileVariable] ?? ""
    if let path = given.configFlag {
      readFile(path, .flag(SettingsSources.fileFlag), given)
    } else if !variable.isEmpty {
      readFile(variable, .environment(SettingsSources.fileVariable), given)
    } else {
      readFile(SettingsSources.standardFile, .standard, given)
    }
  }

  private mutating func readFile(_ path: String, _ source: SettingSource, _ given: SettingsSources)
  {
    do throws(FileFault) {
      let bytes = try given.file(path)
      file = path
      switch SettingsFile.members(of: bytes, path: path) {
      case .success(let members):
        for member in members { take(member, from: path) }
      case .failure(let fault): faults.append(fault)
      }
    } catch {
      if source == .standard, error == .missing { return }
      faults.append(.unreadableFile(path: path, source: source, error))
    }
  }

  private mutating func take(_ member: SettingsFile.Member, from path: String) {
    let source = SettingSource.file(path: path, pointer: member.pointer)
    guard let setting = SettingTable.setting(ofKey: member.key) else {
      let nearest = NearestName.of(member.key, among: SettingTable.all.map(\.key))
      return faults.append(.unknownKey(source: source, nearest: nearest))
    }
    if member.value == .null { return }
    if setting.takeJSON(member.value, &settings) {
      sources[setting.key] = source
    } else {
      faults.append(Self.unaccepted(member.value.words, of: setting, source))
    }
  }
}

// The environment.
extension ResolvedSettings {
  private mutating func readEnvironment(_ environment: [String: String]) {
    let names = environment.keys.filter { $0.hasPrefix(Setting.variablePrefix) }.sorted()
    for name in names {
      guard let value = environment[name], !value.isEmpty else { continue }
      take(value, ofVariable: name)
    }
  }

  private mutating func take(_ value: String, ofVariable name: String) {
    if name == SettingsSources.fileVariable || ServiceVariables.contains(name) { return }
    let isService = name.hasSuffix("_PORT") && ServiceVariables.isAddress(value)
    guard let setting = SettingTable.setting(ofVariable: name) else {
      guard !isService else { return }
      let prefix = Setting.variablePrefix
      let known = SettingTable.all.map(\.variable) + [SettingsSources.fileVariable]
      let nearest = NearestName.of(
        String(name.dropFirst(prefix.count)),
        among: known.map { String($0.dropFirst(prefix.count)) })
      notices.append(.unknownVariable(name, nearest: nearest.map { prefix + $0 }))
      return
    }
    if isService {
      notices.append(.ignoredServiceVariable(name: name, value: value))
    } else {
      take(value, of: setting, from: .environment(name))
    }
  }
}

// What must fit together.
extension ResolvedSettings {
  /// Lets `listen` win over `host` and `port` unless one of them comes from a higher place.
  private mutating func choosePlace() {
    guard settings.listen != nil else { return }
    let listen = source(of: "listen")
    let others = ["host", "port"].map { (key: $0, source: source(of: $0)) }
    if let winner = others.first(where: { $0.source.precedence > listen.precedence }) {
      settings.listen = nil
      sources["listen"] = nil
      notices.append(.unused(key: "listen", source: listen, beside: winner.key, winner.source))
    } else {
      for other in others where other.source.precedence == listen.precedence {
        notices.append(.unused(key: other.key, source: other.source, beside: "listen", listen))
      }
    }
  }

  private mutating func checkSizes() {
    let most = settings.connectionPool / 2
    let pool = "connectionPool \(settings.connectionPool) (\(source(of: "connectionPool")))"
    if settings.targetBytes > most {
      contradict("targetBytes", settings.targetBytes, "at most \(most), half of \(pool)")
    }
    let longest = settings.connectionPool - 2048
    if let headerBytes = settings.headerBytes, headerBytes > longest {
      contradict("headerBytes", headerBytes, "at most \(longest), 2048 less than \(pool)")
    }
  }

  private mutating func contradict(_ key: String, _ value: Int, _ accepted: String) {
    faults.append(
      .contradiction(key: key, value: "\(value)", source: source(of: key), accepted: accepted))
  }
}

// What a running service takes over.
extension ResolvedSettings {
  /// These settings as far as they can replace those of a running service, and what has to wait.
  func replacing(_ running: ResolvedSettings) -> (settings: ResolvedSettings, waiting: [Setting]) {
    var result = self
    var waiting: [Setting] = []
    for setting in SettingTable.all where setting.takesEffect == .atStart {
      if !setting.isSame(settings, running.settings) { waiting.append(setting) }
      setting.copy(running.settings, &result.settings)
      result.sources[setting.key] = running.sources[setting.key]
    }
    return (result, waiting)
  }

  /// The settings that have other values than those of a running service.
  func changes(from running: ResolvedSettings) -> [Setting] {
    SettingTable.all.filter { !$0.isSame(settings, running.settings) }
  }

  /// Takes the sockets over that the service manager hands down, unless others are asked for.
  private mutating func take(_ sockets: InheritedSockets) {
    for socket in sockets.all {
      let source = SettingSource.inherited(socket.name)
      if socket.isForOperators, sources["adminListen"] == nil {
        settings.adminListen = .other(.descriptor(socket.descriptor))
        sources["adminListen"] = source
      } else if !socket.isForOperators, sources["listen"] == nil {
        settings.listen = .descriptor(socket.descriptor)
        sources["listen"] = source
      } else if !isTaken(socket.descriptor) {
        notices.append(.unusedSocket(name: socket.name, descriptor: socket.descriptor))
      }
    }
  }

  private func isTaken(_ descriptor: Int32) -> Bool {
    settings.listen == .descriptor(descriptor)
      || settings.adminListen == .other(.descriptor(descriptor))
  }
}
