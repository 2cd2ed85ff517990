/// How answered requests are logged.
public enum AccessLogForm: String, Sendable, CaseIterable {
  /// Not at all.
  case off
  /// A JSON object a line.
  case json
  /// Words a line.
  case text
}

extension AccessLogForm {
  /// What stands between the parts of a line; the order of the parts is the same in all forms.
  var marks: Marks {
    switch self {
    case .json:
      Marks(
        time: "{\"time\":\"", peer: "\",\"peer\":\"", client: "\",\"client\":\"",
        request: "\",\"request\":\"", trace: "\",\"trace\":\"", noTrace: "",
        method: "\",\"method\":\"", target: "\",\"target\":\"", status: "\",\"status\":",
        bytes: ",\"bytes\":", source: ",\"cache\":\"", seconds: "\",\"seconds\":",
        end: ("\"}\n", "}\n"))
    case .text, .off:
      Marks(
        time: "", peer: " ", client: " ", request: " ", trace: " ", noTrace: " -", method: " ",
        target: " ", status: " ", bytes: " ", source: " ", seconds: " ", end: ("\n", "\n"))
    }
  }

  /// What stands in front of each part, and at the end, without and with seconds.
  struct Marks {
    let time, peer, client, request, trace: String
    /// What stands for a trace where there is none.
    let noTrace: String
    let method, target, status, bytes, source, seconds: String
    let end: (withoutSeconds: String, withSeconds: String)
  }
}
