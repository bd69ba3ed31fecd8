extension String {
  /// Whether it has letters of a script whose forms depend on their neighbours: Arabic and its
  /// relatives, the scripts of India and of South East Asia. Here they are as wide as one by one.
  ///
  /// - Complexity: O(*n*).
  var needsShaping: Bool {
    // Where they begin, characters begin with 0xD8.
    utf8.contains { $0 >= 0xD8 }
      && unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x600..<0x10A0, 0x1780..<0x18B0, 0x1900..<0x1AB0, 0x1B00..<0x1C50, 0xA800..<0xA960,
          0xA980..<0xABC0, 0xFB50..<0xFE00, 0xFE70..<0xFEFF, 0x10A00..<0x10A60, 0x11000..<0x12000,
          0x1E900..<0x1E960:
          true
        default: false
        }
      }
  }
}
