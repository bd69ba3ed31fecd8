extension ByteWriter {
  /// `text` as XML and HTML have it between tags.
  ///
  /// What XML cannot hold at all is left out.
  ///
  /// - Source: Extensible Markup Language 1.0, sections 2.2 and 2.4.
  package mutating func write(escaping text: String) {
    for scalar in text.unicodeScalars { write(escaping: scalar) }
  }

  /// ` name="text"`; line ends and tabs in it survive a parser's normalisation.
  ///
  /// - Source: Extensible Markup Language 1.0, section 3.3.3.
  package mutating func attribute(_ name: StaticString, _ text: String) {
    beginAttribute(name)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": write("&#9;")
      case "\n": write("&#10;")
      default: write(escaping: scalar)
      }
    }
    write("\"")
  }

  /// ` name="12"`.
  package mutating func attribute(_ name: StaticString, _ number: Int) {
    beginAttribute(name)
    write(number)
    write("\"")
  }

  /// ` name="12.5"`.
  package mutating func attribute(_ name: StaticString, _ number: Double) {
    beginAttribute(name)
    write(number)
    write("\"")
  }

  /// ` name="`.
  package mutating func beginAttribute(_ name: StaticString) {
    write(" ")
    write(name)
    write("=\"")
  }

  private mutating func write(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "&": write("&amp;")
    case "<": write("&lt;")
    case ">": write("&gt;")
    case "\"": write("&quot;")
    case "'": write("&apos;")
    case "\r": write("&#13;")
    case "\t", "\n": write(scalar)
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
    case _ where scalar.isControl: write("\u{FFFD}")
    default: write(scalar)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? .init() { write(byte) }
  }
}
