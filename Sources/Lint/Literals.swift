extension StringProtocol {
  /// Whether it is a number as an author writes it.
  var isNumberLiteral: Bool {
    !isEmpty && utf8.allSatisfy { (0x2E...0x39).contains($0) && $0 != 0x2F }
  }

  /// The number of an estimate like `~44`; `nil` for everything else.
  var estimateLiteral: SubSequence? {
    first == "~" && dropFirst().isNumberLiteral ? dropFirst() : nil
  }
}
