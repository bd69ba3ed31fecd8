/// Writes a JSON document: adds commas, brackets and line ends.
package struct JSONWriter: ~Copyable {
  /// How the members of an object or array stand.
  package enum Style: Sendable {
    /// All on one line.
    case line
    /// Each on its own line, two spaces deeper.
    case block
  }

  private enum Container { case object, array }

  private struct Level {
    let container: Container
    let style: Style
    var isEmpty = true
  }

  private var bytes: ByteWriter
  private var outer: [Level] = []
  private var level: Level?
  private var isAfterKey = false

  fileprivate init(_ bytes: consuming ByteWriter) { self.bytes = bytes }

  fileprivate consuming func finished() -> ByteWriter { bytes }
}

extension ByteWriter {
  /// Writes the JSON value that `body` writes, without a line end after it.
  package mutating func json(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(self)
    body(&writer)
    self = writer.finished()
  }
}

extension JSONWriter {
  /// An object whose members `body` writes.
  package mutating func object(_ style: Style = .line, _ body: (inout JSONWriter) -> Void) {
    begin(.object, style)
    body(&self)
    end()
  }

  /// An array whose elements `body` writes.
  package mutating func array(_ style: Style = .line, _ body: (inout JSONWriter) -> Void) {
    begin(.array, style)
    body(&self)
    end()
  }

  /// A member that is an object.
  package mutating func object(
    _ name: StaticString, _ style: Style = .line, _ body: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(style, body)
  }

  /// A member that is an array.
  package mutating func array(
    _ name: StaticString, _ style: Style = .line, _ body: (inout JSONWriter) -> Void
  ) {
    key(name)
    array(style, body)
  }

  /// The name of the member that comes next.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.write(UInt8(ascii: "\""))
    bytes.write(name)
    bytes.write("\": ")
    isAfterKey = true
  }

  /// Marks that a member's name was written and its value comes next.
  mutating func comesBehindKey() {
    bytes.write(": ")
    isAfterKey = true
  }

  private mutating func end() {
    guard let ended = level else { return }
    level = outer.popLast()
    if !ended.isEmpty {
      switch ended.style {
      case .block: breakLine(depth: outer.count + (level == nil ? 0 : 1))
      case .line: if ended.container == .object { bytes.write(UInt8(ascii: " ")) }
      }
    }
    bytes.write(ended.container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func begin(_ container: Container, _ style: Style) {
    separate()
    if let level { outer.append(level) }
    level = Level(container: container, style: style)
    bytes.write(container == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  private mutating func separate() {
    guard !isAfterKey else {
      isAfterKey = false
      return
    }
    guard let current = level else { return }
    level?.isEmpty = false
    if !current.isEmpty { bytes.write(UInt8(ascii: ",")) }
    switch current.style {
    case .block: breakLine(depth: outer.count + 1)
    case .line:
      if current.container == .object || !current.isEmpty { bytes.write(UInt8(ascii: " ")) }
    }
  }

  private mutating func breakLine(depth: Int) {
    bytes.write(UInt8(ascii: "\n"))
    bytes.write(UInt8(ascii: " "), times: 2 * depth)
  }
}

extension JSONWriter {
  package mutating func value(_ number: Int) {
    separate()
    bytes.write(number)
  }

  package mutating func value(_ number: Double) {
    separate()
    bytes.write(number)
  }

  package mutating func value(_ text: String) {
    separate()
    bytes.write(quoting: text)
  }

  package mutating func value(_ literal: StaticString) {
    separate()
    bytes.write(UInt8(ascii: "\""))
    bytes.write(literal)
    bytes.write(UInt8(ascii: "\""))
  }

  package mutating func value(_ boolean: Bool) {
    separate()
    bytes.write(boolean ? "true" : "false")
  }

  package mutating func null() {
    separate()
    bytes.write("null")
  }

  /// One value written by `body`, which must write valid JSON.
  package mutating func value(_ body: (inout ByteWriter) -> Void) {
    separate()
    body(&bytes)
  }

  /// `text`, or null if it is `nil`.
  package mutating func value(_ text: String?) {
    if let text { value(text) } else { null() }
  }
}

extension JSONWriter {
  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ boolean: Bool) {
    key(name)
    value(boolean)
  }
}

extension ByteWriter {
  /// `text` as a JSON string, quotes included; everything but controls stays as it is, and `##`, which may
  /// begin a command in the log of a build server.
  package mutating func write(quoting text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) || !text.unicodeScalars.contains(where: \.isControl)
    else { return write(escapingControlsIn: text) }
    var text = text
    write(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated()
      where Self.isEscaped(byte) || byte == Self.sign && index > 0 && bytes[index - 1] == Self.sign
      {
        write(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        write(escape: byte)
        start = index + 1
      }
      write(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    write(UInt8(ascii: "\""))
  }

  private mutating func write(escapingControlsIn text: String) {
    write(UInt8(ascii: "\""))
    var isBehindSign = false
    for scalar in text.unicodeScalars {
      defer { isBehindSign = scalar == "#" }
      if scalar.isASCII, Self.isEscaped(UInt8(scalar.value)) || isBehindSign && scalar == "#" {
        write(escape: UInt8(scalar.value))
      } else if scalar.isControl {
        write("\\u")
        for shift in [12, 8, 4, 0] {
          write(Self.hexadecimal(UInt8(scalar.value >> UInt32(shift) & 0xF)))
        }
      } else {
        for byte in UTF8.encode(scalar) ?? .init() { write(byte) }
      }
    }
    write(UInt8(ascii: "\""))
  }

  private static let sign = UInt8(ascii: "#")

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func write(escape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case UInt8(ascii: "\n"): write("\\n")
    case UInt8(ascii: "\r"): write("\\r")
    case UInt8(ascii: "\t"): write("\\t")
    default:
      write("\\u00")
      write(Self.hexadecimal(byte >> 4))
      write(Self.hexadecimal(byte & 0xF))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
