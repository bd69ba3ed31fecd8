internal import LayoutText

/// How a request ended.
package enum HTTPStatus: Int, Error, Hashable, Sendable {
  case ok = 200
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case lengthRequired = 411
  case bodyTooLong = 413
  case targetTooLong = 414
  case headerTooLong = 431

  /// The phrase of the status line.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .bodyTooLong: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .headerTooLong: "Request Header Fields Too Large"
    }
  }
}

/// What is answered to a request.
struct HTTPAnswer: Sendable {
  var status = HTTPStatus.ok
  var type = HTTPAnswer.jsonType
  var body: [UInt8] = []
  /// The methods that a path takes, where another was used.
  var allowed: String?
  /// Whether events follow instead of a body.
  var isStream = false

  /// A document of JSON.
  static let jsonType = "application/json; charset=utf-8"

  init(_ json: JSON) { body = Array(json.document.utf8) }

  init(_ body: String, type: String) { (self.body, self.type) = (Array(body.utf8), type) }

  /// The stream of events.
  static let stream: HTTPAnswer = {
    var answer = HTTPAnswer("", type: "text/event-stream; charset=utf-8")
    answer.isStream = true
    return answer
  }()

  /// A refusal, in words.
  static func refusal(_ status: HTTPStatus, _ reason: String? = nil) -> HTTPAnswer {
    var answer = HTTPAnswer(["error": .text(reason ?? status.phrase.lowercased())])
    answer.status = status
    return answer
  }

  /// As it is sent, in one piece.
  ///
  /// - Source: `preview.md` 6.4.
  func bytes(keepingAlive keepsAlive: Bool, withBody sendsBody: Bool = true) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)"]
    if !isStream { lines.append("Content-Length: \(body.count)") }
    if let allowed { lines.append("Allow: \(allowed)") }
    if status == .unauthorized { lines.append("WWW-Authenticate: Bearer") }
    lines += Self.everyField
    if !keepsAlive || isStream { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (sendsBody ? body : [])
  }

  /// The lines of every header.
  private static let everyField = [
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cache-Control: no-store",
  ]
}
