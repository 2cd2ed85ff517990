/// The table of settings: flags, environment, file, help, check and docs follow from it.
enum SettingTable {
  /// Every setting, in the order in which it is shown.
  static let all: [Setting] = [
    Setting(
      "host", \.host, .host, takesEffect: .atStart,
      help: "The host name or address to listen on; 0.0.0.0 and :: stand for every interface."),
    Setting(
      "port", \.port, .whole(0...65_535), takesEffect: .atStart,
      help: "The TCP port to listen on; 0 takes any free one."),
    Setting(
      "listen", \.listen, .listen, takesEffect: .atStart,
      help: "Where to listen instead of host and port: a Unix socket or an inherited descriptor."),
    Setting(
      "adminListen", \.adminListen, .adminPlace, takesEffect: .atStart,
      help: "Where metrics answer, and nowhere else, and health as well; without it both answer"
        + " where everything does."),
    Setting(
      "reusePort", \.reusePort, .onOff, takesEffect: .atStart,
      help: "Whether other processes may listen on the same TCP port (SO_REUSEPORT), so that a next"
        + " one begins before this one ends."),
    Setting(
      "workers", \.workers, .whole(1...256), standard: "number of processors",
      takesEffect: .atStart,
      help: "How many event loops serve, one thread each."),
    Setting(
      "connections", \.connections, .whole(16...1_000_000), takesEffect: .atStart,
      help: "How many connections may be open at one time."),
    Setting(
      "connectionPool", \.connectionPool, .whole(4096...1_048_576, unit: "bytes"),
      takesEffect: .atStart,
      help: "The memory of one connection: request line, header and the header of the answer."),
    Setting(
      "targetBytes", \.targetBytes, .whole(256...524_288, unit: "bytes"), takesEffect: .atStart,
      help: "The longest request target; at most half of connectionPool."),
    Setting(
      "headerBytes", \.headerBytes, .wholeOrNone(1024...1_046_528, unit: "bytes"),
      standard: "three quarters of connectionPool, or all but 2048", takesEffect: .atStart,
      help: "The longest request line and header together; at most connectionPool less 2048."),
    Setting(
      "parameters", \.parameters, .whole(1...1024),
      help: "How many parameters a request may have."),
    Setting(
      "maxPixels", \.maxPixels, .whole(65_536...1_073_741_824, unit: "pixels"),
      help: "How many pixels may be drawn for one file, over all its frames."),
    Setting(
      "headerDeadline", \.headerDeadline, .seconds(0.1...600),
      help: "How long a request may take from its first byte to the end of its header."),
    Setting(
      "answerDeadline", \.answerDeadline, .seconds(1...3600),
      help: "How long a client may need to take an answer whole."),
    Setting(
      "idleTimeout", \.idleTimeout, .seconds(1...86_400),
      help: "How long a kept connection may be idle; more than the idle time of a proxy in front."),
    Setting(
      "requestsPerConnection", \.requestsPerConnection, .whole(1...1_000_000_000),
      help: "After how many requests a connection is closed."),
    Setting(
      "overloadDelay", \.overloadDelay, .seconds(0...10),
      help:
        "How late a request may be in its turn while more comes than can be answered: later ones"
        + " get 503 at once unless their answer is kept ready; 0 refuses nobody."),
    Setting(
      "overloadPatience", \.overloadPatience, .seconds(0...60),
      help: "For how long every turn must have been late before requests are refused for that."),
    Setting(
      "drainDelay", \.drainDelay, .seconds(0...300),
      help: "How long to go on serving after the signal to stop, not ready any more, until"
        + " balancers have noticed."),
    Setting(
      "drainTimeout", \.drainTimeout, .seconds(0...3600),
      help: "How long requests in flight may take after the signal to stop."),
    Setting(
      "cacheBytes", \.cacheBytes, .whole(0...17_179_869_184, unit: "bytes"),
      help: "How much memory holds answers that are kept ready, over all workers; 0 keeps none."),
    Setting(
      "renderThreads", \.renderThreads, .whole(1...256), standard: "number of processors",
      takesEffect: .atStart,
      help: "How many threads draw pictures of pixels, beside the event loops."),
    Setting(
      "renderQueue", \.renderQueue, .whole(0...4096),
      help: "How many pictures of pixels may wait to be drawn; requests beyond get 503 at once."),
    Setting(
      "renderDeadline", \.renderDeadline, .seconds(1...3600),
      help: "How long a request may wait for a picture of pixels before it gets 503."),
    Setting(
      "renderCacheBytes", \.renderCacheBytes, .whole(0...17_179_869_184, unit: "bytes"),
      help: "How much memory holds pictures that were drawn, besides cacheBytes; 0 keeps none."),
    Setting(
      "maxAge", \.maxAge, .whole(0...31_536_000, unit: "seconds"),
      help: "How long caches may keep an answer (Cache-Control: max-age)."),
    Setting(
      "basePath", \.basePath, .path,
      help: "The path below which everything is mounted, for a proxy that passes it on."),
    Setting(
      "loaders", \.loaders, .directory,
      help: "A directory of JSON files that each describe a loader, beside the built-in ones."),
    Setting(
      "overrideLoaders", \.overrideLoaders, .onOff,
      help: "Whether such a file may take the name of a built-in loader, which is then left out."),
    Setting(
      "signingKeys", \.signingKeys, .keys, isSecret: true,
      help: "Answer loaders and frames only at addresses that are signed by one of these keys."
        + " They are better off in the environment or the file: flags can be seen by others."),
    Setting(
      "allowedParameters", \.allowedParameters, .parameterNames,
      help: "The parameters that addresses of loaders and frames may have."),
    Setting(
      "presets", \.presets, .presets,
      help: "Parameters under names: preset=small in an address stands for all of them."),
    Setting(
      "onlyPresets", \.onlyPresets, .onOff,
      help: "Whether addresses may have nothing but a preset and what allowedParameters names."),
    Setting(
      "trustedProxies", \.trustedProxies, .proxies,
      help: "The proxies that are believed about the client's address; unix stands for Unix"
        + " sockets."),
    Setting(
      "forwarded", \.forwarded, .onOff,
      help: "Whether trusted proxies write Forwarded (RFC 7239) instead of X-Forwarded-For."),
    Setting(
      "logLevel", \.logLevel, .choice,
      help: "The least weighty lines that are written to standard error. Of the access log, warning"
        + " and error leave the answers with a status from 500 on."),
    Setting(
      "accessLog", \.accessLog, .choice,
      help: "How answered requests are logged on standard error: not at all, as JSON or as text."),
    Setting(
      "accessLogEvery", \.accessLogEvery, .whole(1...1_000_000),
      help: "Of how many answers one is logged; those with a status from 400 on are all logged."),
  ]

  /// The setting of a key of the file.
  static func setting(ofKey key: String) -> Setting? {
    all.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// The setting of an environment variable.
  static func setting(ofVariable variable: String) -> Setting? {
    all.first { $0.variable == variable }
  }

  /// The setting of a flag, without its dashes.
  static func setting(ofFlag flag: String) -> Setting? {
    all.first { $0.flag == flag }
  }
}
