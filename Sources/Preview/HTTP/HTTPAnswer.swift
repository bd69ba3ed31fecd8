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
  /// The place that the editor opens, besides.
  var place: EditorPlace?
  /// Whether events follow instead of a body.
  var isStream = false

  /// A document of JSON.
  static let jsonType = "application/json; charset=utf-8"

  /// A document on one line: pages read a hundred of them a second.
  init(_ json: JSON) { body = Array((json.line + "\n").utf8) }

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
  ///
  /// - Parameter ancestors: The pages that may show it inside of them; empty: none.
  func bytes(
    keepingAlive keepsAlive: Bool, withBody sendsBody: Bool = true, in ancestors: String = ""
  ) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)"]
    if !isStream { lines.append("Content-Length: \(body.count)") }
    if let allowed { lines.append("Allow: \(allowed)") }
    if status == .unauthorized { lines.append("WWW-Authenticate: Bearer") }
    lines.append(Self.policy(ancestors))
    lines += Self.everyField
    if !keepsAlive || isStream { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (sendsBody ? body : [])
  }

  /// What a page may load, and which pages may show it.
  private static func policy(_ ancestors: String) -> String {
    // What could end the directive or the line is no source of the policy's grammar.
    let isSafe = ancestors.utf8.allSatisfy {
      (UInt8(ascii: " ")...UInt8(ascii: "~")).contains($0)
        && ![UInt8(ascii: ";"), UInt8(ascii: ",")].contains($0)
    }
    let names = ancestors.split(separator: " ").joined(separator: " ")
    return "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors \(isSafe && !names.isEmpty ? names : "'none'")"
  }

  /// The other lines of every header.
  private static let everyField = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cache-Control: no-store",
  ]
}

extension JSON {
  /// It without line ends.
  var line: String {
    ByteWriter.string { writer in writer.json { $0.value(self, .line) } }
  }
}
