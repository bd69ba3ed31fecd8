internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutText

extension ByteWriter {
  /// `text` as XML and HTML have it in elements and attributes.
  ///
  /// - Source: Extensible Markup Language 1.0, sections 2.2 and 2.4.
  mutating func write(escaping text: String) {
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
      default: for byte in UTF8.encode(scalar) ?? .init() { write(byte) }
      }
    }
  }

  /// ` name="12.5"`.
  mutating func attribute(_ name: StaticString, _ number: Double) {
    begin(name)
    write(number)
    write("\"")
  }

  /// ` name="text"`, escaped.
  mutating func attribute(_ name: StaticString, _ text: String) {
    begin(name)
    write(escaping: text)
    write("\"")
  }

  /// ` x="0" y="0" width="72" height="72"`.
  mutating func attributes(_ frame: Rectangle) {
    attribute("x", frame.x)
    attribute("y", frame.y)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }

  /// ` viewBox="0 0 393 852"`.
  mutating func viewBox(_ frame: Rectangle) {
    begin("viewBox")
    for (index, number) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { write(" ") }
      write(number)
    }
    write("\"")
  }

  private mutating func begin(_ name: StaticString) {
    write(" ")
    write(name)
    write("=\"")
  }
}
