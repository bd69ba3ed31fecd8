/// A number without exponent, optionally negative.
func decimal(_ word: Substring) -> Double? {
  let digits = word.hasPrefix("-") ? word.dropFirst() : word
  let isPlain = digits.utf8.allSatisfy {
    (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
  }
  guard isPlain, let number = Double(word), number.isFinite else { return nil }
  return number
}

/// The numbers between the separators of `word`, or `nil` if there is anything else.
func decimals(_ word: Substring, separator: Character = ",") -> [Double]? {
  let words = word.split(separator: separator, omittingEmptySubsequences: false)
  let numbers = words.compactMap(decimal)
  return numbers.count == words.count ? numbers : nil
}
