/// What is worth knowing about the settings although nothing is wrong.
enum Notice: Equatable, Sendable {
  /// A variable of a Kubernetes service in the place of a setting.
  case ignoredServiceVariable(name: String, value: String)
  /// A variable that begins like a setting's but is none.
  case unknownVariable(String, nearest: String?)
  /// A setting that was given but takes no effect beside another one.
  case unused(key: String, source: SettingSource, beside: String, SettingSource)
  /// A socket of the service manager for which there is no use.
  case unusedSocket(name: String, descriptor: Int32)
}

extension Notice: CustomStringConvertible {
  /// The notice in one sentence.
  var description: String {
    switch self {
    case .ignoredServiceVariable(let name, let value):
      "environment \(name): \(Quoted(value)) is taken for a Kubernetes service and ignored"
    case .unknownVariable(let name, let nearest):
      "environment \(name): no such setting, ignored"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unused(let key, let source, let other, let otherSource):
      "\(key) (\(source)) takes no effect beside \(other) (\(otherSource))"
    case .unusedSocket(let name, let descriptor):
      "socket \(Quoted(name)) of the service manager (fd:\(descriptor)) is of no use: another one"
        + " is listened on"
    }
  }
}
