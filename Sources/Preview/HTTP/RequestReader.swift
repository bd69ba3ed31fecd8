/// Cuts the bytes that a client sends into requests.
///
/// - Source: `preview.md` 6.8; RFC 9112, read strictly: what two programs could read differently is
///   no request.
package struct RequestReader: Sendable {
  /// What stands in the input.
  package enum Part: Hashable, Sendable {
    case request(HTTPRequest)
    /// What cannot be answered otherwise; nothing behind it is read.
    case fault(HTTPStatus)
  }

  static let longestLine = 8 << 10
  static let longestHeader = 32 << 10
  static let longestBody = 256 << 10

  private var bytes: [UInt8] = []
  /// How far the head that is still incomplete has been looked at.
  private var scanned = 0
  /// Where the line begins that has not ended yet.
  private var lineStart = 0
  /// The lines of the head, without their ends.
  private var lines: [Range<Int>] = []
  /// A request whose body has not arrived yet, and the length of that.
  private var pending: (request: HTTPRequest, length: Int)?
  private var isEnded = false

  package init() {}

  /// Whether part of a request has arrived.
  package var isInside: Bool { !isEnded && (pending != nil || !bytes.isEmpty) }

  /// Takes `input` and returns the requests that are complete now.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package mutating func read(_ input: ArraySlice<UInt8>) -> [Part] {
    guard !isEnded else { return [] }
    bytes += input
    var parts: [Part] = []
    do throws(HTTPStatus) {
      while let request = try next() { parts.append(.request(request)) }
    } catch {
      isEnded = true
      bytes = []
      parts.append(.fault(error))
    }
    return parts
  }

  private mutating func next() throws(HTTPStatus) -> HTTPRequest? {
    if pending == nil {
      guard try scanHead() else { return nil }
      pending = try RequestHead(lines.map { bytes[$0] }).request()
      drop(scanned)
    }
    guard let (request, length) = pending, bytes.count >= length else { return nil }
    var whole = request
    whole.body = Array(bytes[..<length])
    drop(length)
    pending = nil
    return whole
  }

  private mutating func drop(_ count: Int) {
    bytes.removeFirst(count)
    (scanned, lineStart, lines) = (0, 0, [])
  }

  /// Looks at what has arrived of a head.
  ///
  /// - Returns: whether it is complete.
  private mutating func scanHead() throws(HTTPStatus) -> Bool {
    while scanned < bytes.count {
      let byte = bytes[scanned]
      let followsReturn = scanned > lineStart && bytes[scanned - 1] == UInt8(ascii: "\r")
      scanned += 1
      switch byte {
      case UInt8(ascii: "\n"):
        guard followsReturn else { throw .badRequest }
        if try endLine() { return true }
      case _ where followsReturn: throw .badRequest
      case UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      case ..<0x20, 0x7F: throw .badRequest
      default: break
      }
      try checkLength()
    }
    return false
  }

  /// Takes the line that ends before `scanned`.
  ///
  /// - Returns: whether it ends the head.
  private mutating func endLine() throws(HTTPStatus) -> Bool {
    let line = lineStart..<scanned - 2
    lineStart = scanned
    if line.isEmpty {
      // Clients may send an empty line behind a body, before the next request.
      return !lines.isEmpty
    }
    lines.append(line)
    return false
  }

  private func checkLength() throws(HTTPStatus) {
    guard let first = lines.first else {
      if scanned > Self.longestLine { throw .targetTooLong }
      return
    }
    if scanned - first.upperBound > Self.longestHeader { throw .headerTooLong }
  }
}

/// The lines of a request before its body.
private struct RequestHead {
  private let method: String
  private let target: String
  private let isNewest: Bool
  private var fields: [HTTPRequest.Field] = []

  init(_ lines: [ArraySlice<UInt8>]) throws(HTTPStatus) {
    let words = (lines.first ?? []).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, words[0].isToken, !words[1].isEmpty,
      words[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      let isNewest = Self.isNewest(words[2])
    else { throw .badRequest }
    (method, target) = (String(decoding: words[0], as: UTF8.self), words[1].text)
    self.isNewest = isNewest
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].isToken else {
        throw .badRequest
      }
      let value = line[(colon + 1)...].trimmed
      fields.append(.init(name: line[..<colon].text.lowercased(), value: value.text))
    }
  }

  /// Whether a version is that of today; `nil` where it is none that can be answered.
  private static func isNewest(_ version: ArraySlice<UInt8>) -> Bool? {
    switch version.text {
    case "HTTP/1.1": true
    case "HTTP/1.0": false
    default: nil
    }
  }

  /// The request, and the length of its body in bytes.
  func request() throws(HTTPStatus) -> (request: HTTPRequest, length: Int) {
    let lengths = fields.filter { $0.name == "content-length" }.map(\.value)
    let codings = fields.filter { $0.name == "transfer-encoding" }
    guard lengths.count <= 1, codings.isEmpty || lengths.isEmpty else { throw .badRequest }
    guard codings.isEmpty else { throw .lengthRequired }
    let words = fields.filter { $0.name == "connection" }
      .flatMap { $0.value.lowercased().split(separator: ",") }.map { Array($0.utf8)[...].trimmed }
    let keepsAlive = isNewest && !words.contains { $0.text == "close" }
    return (
      HTTPRequest(method: method, target: target, fields: fields, keepsAlive: keepsAlive),
      try lengths.first.map(Self.length) ?? 0
    )
  }

  private static func length(_ text: String) throws(HTTPStatus) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badRequest
    }
    guard let length = Int(text), length <= RequestReader.longestBody else { throw .bodyTooLong }
    return length
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// Without blanks at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return [] }
    return self[first...last]
  }

  /// Whether it is a word of the protocol.
  ///
  /// - Source: RFC 9110, 5.6.2.
  fileprivate var isToken: Bool {
    !isEmpty
      && allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
