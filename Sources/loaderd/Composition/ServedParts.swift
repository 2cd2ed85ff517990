import HTTPMessages
import LoaderService
import MicroHTTPServer

/// What a server is given of a service and its settings: at the start, and again at a reload.
struct ServedParts: Sendable {
  let options: ServerOptions
  let refuse: Refuse
  let answerer: Answerer

  /// The parts for everybody.
  init(_ service: Service, _ settings: Settings) {
    self.init(service, options: settings.serverOptions)
  }

  /// The parts for operators and probes alone.
  init(administrationOf service: Service, _ settings: Settings) {
    self.init(service.administration, options: settings.adminOptions)
  }

  private init(_ service: Service, options: ServerOptions) {
    self.options = options
    refuse = { refusal, request in
      service.refusal(
        of: request, refusal.status, detail: refusal.detail, retryAfter: refusal.retryAfter)
    }
    answerer = service.answer
  }
}
