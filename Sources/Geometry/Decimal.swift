extension Double {
  /// The shortest digits that read back as this number, without an exponent: at most 310 characters
  /// before the dot, and 340 behind it.
  package var plainDecimal: String {
    // As they are without more ado; greater ones have an exponent.
    if let whole = Int(exactly: self), whole.magnitude < 1 << 53 { return String(whole) }
    let text = "\(self)"
    guard isFinite, let mark = text.firstIndex(of: "e"),
      let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = String(parts[0] + fraction)
    let sign = self < 0 ? "-" : ""
    guard exponent >= 0 else {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    return sign + digits + String(repeating: "0", count: exponent - fraction.count)
  }
}
