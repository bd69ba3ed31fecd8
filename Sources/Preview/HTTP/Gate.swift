/// Decides which requests are answered: those of the page itself.
///
/// - Source: `preview.md` 6.
struct Gate: Sendable {
  /// The hosts that the page may have been loaded from.
  private let hosts: [String]
  private let token: [UInt8]

  init(port: Int, token: String) {
    hosts = ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
    self.token = Array(token.utf8)
  }

  /// The answer that `request` gets before it is looked at any further; `nil` where it may pass.
  ///
  /// - Parameter allowsFrames: Whether pages of other sites may show this one inside of them. Which
  ///   these are, its policy says to the browser.
  func refusal(of request: HTTPRequest, for route: Route?, allowsFrames: Bool) -> HTTPAnswer? {
    let names = request.values(of: "host").map { $0.lowercased() }
    guard names.count == 1, hosts.contains(names[0]) else {
      return .refusal(.forbidden, "this host is not served")
    }
    let isFramed =
      allowsFrames && route == .asset(.page) && request.values(of: "sec-fetch-dest") == ["iframe"]
    guard request.values(of: "origin").allSatisfy({ isOwn($0.lowercased()) }),
      isFramed
        || request.values(of: "sec-fetch-site").allSatisfy({ ["same-origin", "none"].contains($0) })
    else { return .refusal(.forbidden, "requests of other sites are not answered") }
    guard let route else { return .refusal(.notFound) }
    guard request.method == route.method else {
      var answer = HTTPAnswer.refusal(.methodNotAllowed)
      answer.allowed = route.method
      return answer
    }
    guard !route.needsToken || holdsToken(request) else {
      return .refusal(.unauthorized, "the token is missing or wrong")
    }
    return nil
  }

  private func isOwn(_ origin: String) -> Bool { hosts.contains { origin == "http://" + $0 } }

  private func holdsToken(_ request: HTTPRequest) -> Bool {
    let values = request.values(of: "authorization")
    guard values.count == 1, let value = values.first else { return false }
    let words = value.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return false }
    return isToken(Array(words[1].utf8))
  }

  /// Compares every byte, so that the time says nothing about how many of them are right.
  private func isToken(_ candidate: [UInt8]) -> Bool {
    var difference = candidate.count ^ token.count
    for (index, byte) in token.enumerated() {
      difference |= Int(byte ^ (index < candidate.count ? candidate[index] : 0))
    }
    return difference == 0
  }
}

/// What a path leads to.
enum Route: Hashable, Sendable {
  case asset(Asset)
  case state, screens, why, events, select

  init?(_ path: String) {
    switch path {
    case "/api/state": self = .state
    case "/api/screens": self = .screens
    case "/api/why": self = .why
    case "/api/events": self = .events
    case "/api/select": self = .select
    default:
      guard let asset = Asset.all.first(where: { $0.path == path }) else { return nil }
      self = .asset(asset)
    }
  }

  var method: String {
    switch self {
    case .screens, .why, .select: "POST"
    case .asset, .state, .events: "GET"
    }
  }

  var needsToken: Bool { if case .asset = self { false } else { true } }
}
