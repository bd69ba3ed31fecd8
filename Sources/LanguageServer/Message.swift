internal import LayoutText

/// What a client sends.
enum Message: Sendable {
  case request(id: RequestID, method: String, parameters: Fields)
  case notification(method: String, parameters: Fields)
  /// The answer to a request of the server; the result is `nil` where the client failed.
  case response(id: RequestID, result: JSON?)

  /// A request that cannot be understood.
  case faulty(id: RequestID, ResponseError)

  /// Reads the body of a message.
  init(reading body: [UInt8]) throws(ResponseError) {
    let json: JSON
    do throws(JSON.Fault) {
      json = try JSON(reading: body)
    } catch {
      throw ResponseError(.parseError, "expected \(error.expected) at byte \(error.offset)")
    }
    guard case .object = json.content else {
      throw ResponseError(.invalidRequest, "a message must be an object; batches are not supported")
    }
    let parameters = Fields(json.member("params") ?? JSON(.null), at: "params")
    let id = json.member("id").flatMap { RequestID($0, in: body) }
    guard let method = json.member("method") else {
      guard let id, json.member("result") != nil || json.member("error") != nil else {
        throw ResponseError(.invalidRequest, "method: missing")
      }
      self = .response(id: id, result: json.member("error") == nil ? json.member("result") : nil)
      return
    }
    guard let name = method.text else {
      let fault = ResponseError(.invalidRequest, "method: expected a string")
      guard let id else { throw fault }
      self = .faulty(id: id, fault)
      return
    }
    guard json.member("id") != nil else {
      self = .notification(method: name, parameters: parameters)
      return
    }
    guard let id else {
      throw ResponseError(.invalidRequest, "id: expected a number or a string")
    }
    self = .request(id: id, method: name, parameters: parameters)
  }
}

/// What names a request: a number or a string.
struct RequestID: Hashable, Sendable {
  private let value: JSON.Content
  /// Its bytes as the client spells it.
  let bytes: [UInt8]

  /// The id in a message; `nil` where it is something else.
  init?(_ json: JSON, in body: [UInt8]) {
    guard json.number != nil || json.text != nil else { return nil }
    (value, bytes) = (json.content, Array(body[json.range]))
  }

  /// The request that a cancellation names.
  init?(cancelling parameters: Fields) {
    guard let id = parameters.json.member("id") else { return nil }
    (value, bytes) = (id.content, [])
  }

  /// An id of the server's own.
  init(_ number: Int) { (value, bytes) = (.number(Double(number)), Array("\(number)".utf8)) }

  static func == (first: RequestID, second: RequestID) -> Bool { first.value == second.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Why a request is not answered with a result.
struct ResponseError: Error, Hashable, Sendable {
  /// - Source: JSON-RPC 2.0, and the Language Server Protocol 3.17.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String
  /// What the client may do; `nil`: nothing in particular.
  var data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}

/// Messages as they are sent, without their headers.
enum Outgoing {
  static func result(_ result: JSON, of id: RequestID) -> [UInt8] {
    envelope { json in
      json.key("id")
      json.value { writer in for byte in id.bytes { writer.write(byte) } }
      json.key("result")
      json.value(result, .line)
    }
  }

  static func failure(_ error: ResponseError, of id: RequestID?) -> [UInt8] {
    envelope { json in
      json.key("id")
      if let id {
        json.value { writer in for byte in id.bytes { writer.write(byte) } }
      } else {
        json.null()
      }
      json.object("error") { json in
        json.member("code", error.code.rawValue)
        json.member("message", error.message)
        if let data = error.data {
          json.key("data")
          json.value(data, .line)
        }
      }
    }
  }

  static func notification(_ method: String, _ parameters: JSON) -> [UInt8] {
    envelope { json in
      json.member("method", method)
      json.key("params")
      json.value(parameters, .line)
    }
  }

  static func request(_ method: String, _ parameters: JSON, id: RequestID) -> [UInt8] {
    envelope { json in
      json.key("id")
      json.value { writer in for byte in id.bytes { writer.write(byte) } }
      json.member("method", method)
      json.key("params")
      json.value(parameters, .line)
    }
  }

  private static func envelope(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    let text = ByteWriter.string { writer in
      writer.json { json in
        json.object { json in
          json.member("jsonrpc", "2.0")
          body(&json)
        }
      }
    }
    return Array(text.utf8)
  }
}
