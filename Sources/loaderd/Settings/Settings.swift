import LoaderService
import MicroHTTPServer
import Signing

/// The service's settings; the values here are the defaults.
struct Settings: Equatable, Sendable {
  /// The host name or address to listen on.
  var host = "127.0.0.1"
  /// The TCP port to listen on, 0 for any free one.
  var port = 8080
  /// Where to listen instead of `host` and `port`.
  var listen: ListenChoice?
  /// Where operators and probes ask; `nil` lets them ask where everybody does.
  var adminListen: AdminPlace?
  /// Whether other processes may listen on the same TCP port.
  var reusePort = false
  /// The number of event loops, one thread each.
  var workers = ProcessorCount.available
  /// The most connections at one time.
  var connections = 4096
  /// The memory of one connection, in bytes.
  var connectionPool = 16_384
  /// The longest request target, in bytes.
  var targetBytes = 8192
  /// The longest request head, in bytes; `nil` for three quarters of the connection's memory.
  var headerBytes: Int?
  /// The most parameters of one request.
  var parameters = 64
  /// The most pixels that are drawn for one file, over all its frames.
  var maxPixels = 16_777_216
  /// The time from the first byte of a request to the end of its header.
  var headerDeadline = Duration.seconds(10)
  /// The time that a client may need to take an answer whole.
  var answerDeadline = Duration.seconds(120)
  /// The time a kept connection may be idle.
  var idleTimeout = Duration.seconds(75)
  /// The most requests on one connection.
  var requestsPerConnection = 1000
  /// How late a request may be in its turn while more comes than can be answered; 0 for ever.
  var overloadDelay = Duration.milliseconds(100)
  /// For how long every turn must have been late before requests are refused for that.
  var overloadPatience = Duration.milliseconds(500)
  /// How long the service goes on, not ready any more, before it drains.
  var drainDelay = Duration.zero
  /// The time that requests in flight get when the service stops.
  var drainTimeout = Duration.seconds(20)
  /// The memory for answers that are kept ready, in bytes.
  var cacheBytes = 33_554_432
  /// The number of threads that draw what takes long.
  var renderThreads = ProcessorCount.available
  /// How much may wait to be drawn.
  var renderQueue = 64
  /// The time for something to be drawn, waiting included.
  var renderDeadline = Duration.seconds(30)
  /// The memory for what was drawn, in bytes.
  var renderCacheBytes = 33_554_432
  /// How long caches may keep an answer, in seconds.
  var maxAge = 86_400
  /// The path below which everything is mounted; empty for the root.
  var basePath = ""
  /// The directory of files that describe loaders; `nil` for none.
  var loaders: String?
  /// Whether such a file may take the name of a built-in loader.
  var overrideLoaders = false
  /// The keys that addresses are signed by; empty lets everybody make addresses.
  var signingKeys: [SigningKey] = []
  /// The parameters that addresses may have; `nil` for all.
  var allowedParameters: [String]?
  /// Parameters under names.
  var presets: [Preset] = []
  /// Whether addresses may have nothing but a preset and the allowed parameters.
  var onlyPresets = false
  /// The proxies that are believed about clients.
  var trustedProxies = ProxyList()
  /// Whether they write `Forwarded` rather than `X-Forwarded-For`.
  var forwarded = false
  /// The least weighty lines that are logged.
  var logLevel = LogLevel.info
  /// How answered requests are logged.
  var accessLog = AccessLogForm.off
  /// Of how many answers one is logged.
  var accessLogEvery = 1
}
