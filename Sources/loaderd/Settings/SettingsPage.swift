/// The page of the documentation about the settings, made of the table of settings.
enum SettingsPage {
  /// The page in Markdown.
  static var text: String {
    """
    # Settings

    Every setting is a flag, an environment variable and a key of a JSON file; a flag wins over the
    environment, the environment over the file, the file over the default. `loaderd check` shows the
    settings in effect with where each came from, or every fault at once.

    A setting takes effect when the settings are read again (SIGHUP) or at the next start, as the last
    column says.

    | key | flag | environment | default | accepted | takes effect at |
    |---|---|---|---|---|---|
    \(SettingTable.all.map(row).joined(separator: "\n"))

    \(SettingTable.all.map(paragraph).joined(separator: "\n"))

    ## The file

    `--config FILE` or `\(SettingsSources.fileVariable)` names a JSON file (at most \
    \(WholeFile.limit) bytes);
    without them `\(SettingsSources.standardFile)` in the working directory is read if it exists. It
    holds one object whose members are settings. `null` stands for a setting that is not set. An
    unknown key and a key that stands twice are faults.

    ## The environment

    An empty variable counts as not set. An unknown variable that begins with \
    `\(Setting.variablePrefix)` is ignored with
    a warning. Kubernetes puts variables of its own into containers for a service that is named like
    this one: `LOADERD_PORT=tcp://10.0.0.1:8080` is ignored with a warning, and
    `LOADERD_SERVICE_HOST`, `LOADERD_SERVICE_PORT`, `LOADERD_PORT_8080_TCP` and their like in silence.

    ## Where to listen

    `listen` takes the place of `host` and `port`: `unix:/run/loaderd.sock` or `fd:3`, a listening
    socket that the parent process opened. Sockets of a service manager (`LISTEN_FDS`) are taken unless `listen` or
    `adminListen` names others: the one named `admin` for operators, any other for everybody. Where both are given, the one of higher precedence wins,
    and `listen` wins within one place; a warning names what takes no effect.

    ## The access log

    With `accessLog` every answer but those of `/healthz`, `/readyz` and `/metrics` is a line on standard
    error, `json` as

        {"time":"2026-11-30T06:18:36Z","peer":"10.0.0.2","client":"192.0.2.7","request":"19ad2c6f1e0-0-0000002a",
         "trace":"4bf92f3577b34da6a3ce929d0e0e4736","method":"GET","target":"/loader/coins.svg",
         "status":200,"bytes":1386,"cache":"miss","seconds":0.000213}

    on one line, `text` with the same values in the same order, separated by spaces. `peer` is who connected,
    `client` who asked as far as `trustedProxies` are believed. `request` is the request's `X-Request-ID` if it is
    1 to 128 letters, digits and `-._~:/+=@`; otherwise it is when the log began (milliseconds since
    1970), the worker and a number, all hexadecimal. `trace` is that of a valid `traceparent` (W3C Trace Context),
    and left out (`-` in text) without one. `accessLogEvery` thins out the lines of what went well. `cache` is `hit` for
    an answer that was ready (it has no `seconds`), `miss` for one that was made and may be kept, `pass`
    for all others. `bytes` counts the content that is sent. Bytes of a client that are no printable ASCII
    characters, quotation marks and backslashes are written as `%` and two digits, so that nobody can
    forge a line. Lines gather up to 64 KiB for each worker and are written within a second, and at the
    end: those of several workers are not in the order of time. Nobody waits for standard error: where it takes no
    more, up to 1 MiB waits, and further lines are dropped, counted (`loaderd_log_lines_dropped_total`) and told of.

    ## Signals and exit codes

    The first SIGTERM or SIGINT turns readiness off, goes on for `drainDelay`, lets requests in
    flight finish within `drainTimeout` and ends the process with 0. A second one stops at once and ends it with 1. SIGHUP
    reads the settings again, as [operations](operations.md) tells. Other exit codes: 1 when something fails while running, such as an address in
    use; 2 when the command line or the settings are wrong.

    """
  }

  private static func row(_ setting: Setting) -> String {
    let accepted = setting.accepted.split(separator: "|").joined(separator: "\\|")
    return "| `\(setting.key)` | `--\(setting.flag)` | `\(setting.variable)`"
      + " | \(setting.standard) | \(accepted) | \(setting.takesEffect.rawValue) |"
  }

  private static func paragraph(_ setting: Setting) -> String {
    "- `\(setting.key)`: \(setting.help)"
  }
}
