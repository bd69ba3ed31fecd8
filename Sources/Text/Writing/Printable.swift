extension Unicode.Scalar {
  /// Whether a terminal, a log or a spreadsheet interprets it instead of showing it: controls, line
  /// separators, changes of direction.
  package var isControl: Bool {
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: changesDirection
    }
  }

  private var changesDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with U+FFFD in place of control characters, and in what a build server would take for a
  /// command. Everything that comes from a layout, its data or the name of a file is written through
  /// this, or escaped.
  ///
  /// - Complexity: O(*n*).
  package var printable: String { replacingControls { _ in false } }

  /// The same for text of several lines: line feeds and tabs stay.
  package var printableLines: String { replacingControls { $0 == "\n" || $0 == "\t" } }

  private func replacingControls(except keeps: (Unicode.Scalar) -> Bool) -> String {
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.isControl && !keeps(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result).withoutCommands
  }

  /// Whether it surely holds nothing that is replaced, as is mostly so.
  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if !(0x20..<0x7F).contains(byte) || byte.opensCommand(after: previous) { return false }
        previous = byte
      }
      return true
    } ?? false
  }

  /// The text with U+FFFD in what a build server reads as a command in its log: `::` at the start of a
  /// line, and `##[`, `##vso[` and the like anywhere.
  ///
  /// - Complexity: O(*n*).
  package var withoutCommands: String {
    guard mayHoldCommands else { return self }
    var scalars = Array(unicodeScalars)
    var isAtStart = true
    for index in scalars.indices.dropLast() {
      let scalar = scalars[index]
      if scalar == scalars[index + 1] {
        if scalar == ":", isAtStart { scalars[index] = "\u{FFFD}" }
        if scalar == "#", scalars[(index + 2)...].startsCommand { scalars[index] = "\u{FFFD}" }
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether `::` or `##` stands in it.
  private var mayHoldCommands: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte.opensCommand(after: previous) { return true }
      previous = byte
    }
    return false
  }
}

extension UInt8 {
  /// Whether it is the second of `::` or `##`.
  fileprivate func opensCommand(after previous: UInt8) -> Bool {
    self == previous && (self == UInt8(ascii: ":") || self == UInt8(ascii: "#"))
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether letters follow, then `[`.
  fileprivate var startsCommand: Bool { first { !$0.properties.isAlphabetic } == "[" }
}
