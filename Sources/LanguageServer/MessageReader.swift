/// Cuts the bytes that a client sends into messages.
///
/// - Source: `lsp.md` 3.
package struct MessageReader: Sendable {
  /// What stands in the input.
  package enum Part: Hashable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// A header without a usable length: why.
    case fault(String)
    /// What is no header at all; nothing behind it can be read.
    case end(String)
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private var isEnded = false

  /// The longest body, in bytes.
  static let longestBody = 256 << 20
  /// The longest header, in bytes: what is longer is none.
  private static let longestHeader = 8192

  package init() {}

  /// Takes `input` and returns the messages that are complete now.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package mutating func read(_ input: ArraySlice<UInt8>) -> [Part] {
    bytes += input
    var parts: [Part] = []
    while !isEnded, let part = next() { parts.append(part) }
    bytes.removeFirst(position)
    position = 0
    return parts
  }

  private mutating func next() -> Part? {
    guard let header = header() else {
      guard bytes.count - position > Self.longestHeader else { return nil }
      isEnded = true
      return .end("a header is longer than \(Self.longestHeader) bytes")
    }
    guard header.isWellFormed else {
      isEnded = true
      return .end("a header line has no colon")
    }
    guard let length = header.length else {
      position = header.end
      return .fault("a header without a Content-Length")
    }
    guard length <= Self.longestBody else {
      position = header.end
      return .fault("a Content-Length above \(Self.longestBody)")
    }
    guard bytes.count - header.end >= length else { return nil }
    position = header.end + length
    return .body(Array(bytes[header.end..<position]))
  }

  /// A header: its length field, and where its body begins.
  private struct Header {
    var length: Int?
    var isWellFormed = true
    var end: Int
  }

  /// The header at the position; `nil` where it has not ended yet.
  private func header() -> Header? {
    var header = Header(end: position)
    var start = position
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = end + 1
      if line.isEmpty {
        header.end = start
        return header
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        header.isWellFormed = false
        header.end = start
        return header
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      if name == "content-length" {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let digits = line[(colon + 1)...].filter { !blanks.contains($0) }
        let text = String(decoding: digits, as: UTF8.self)
        header.length = Int(text).flatMap { $0 >= 0 ? $0 : nil }
      }
    }
    return nil
  }
}
