import HTTPMessages
import LoaderService
import MicroHTTPServer

extension Settings {
  /// What strangers may ask.
  var access: PublicAccess {
    var access = PublicAccess()
    if !signingKeys.isEmpty {
      access.signing = AddressSigning(keys: signingKeys, clock: WallClock.seconds)
    }
    access.parameters = onlyPresets ? allowedParameters ?? [] : allowedParameters
    access.presets = presets
    return access
  }

  /// Whom to believe about clients, `nil` for nobody.
  var forwarding: ForwardingRules? {
    if trustedProxies.proxies.isEmpty { return nil }
    return ForwardingRules(
      proxies: trustedProxies.proxies, field: forwarded ? .forwarded : .forwardedFor)
  }

  /// What bounds the server for operators and probes.
  var adminOptions: ServerOptions {
    var options = serverOptions
    options.workers = 1
    options.connections = 64
    options.cacheBytes = 0
    options.overloadDelay = .zero
    options.accessLog = .off
    options.workThreads = 1
    options.workCacheBytes = 0
    return options
  }
}
