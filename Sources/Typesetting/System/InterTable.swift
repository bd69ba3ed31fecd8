internal import LayoutGeometry
internal import LayoutText

/// One face of the open font that stands in for the system's: advances and kerning, in font units.
///
/// A class, so that a text holds one reference to all of it.
final class InterTable: Sendable {
  let unitsPerEm: Double
  /// By the place of a character among those of `runs`.
  let advances: [Int16]
  /// By left character, counted from the space: its row of `kerning`.
  let rows: [UInt8]
  /// Row by row, how much further than its advance each right character stands, counted from the space.
  let kerning: [Int16]

  /// The printable characters of ASCII, which alone are kerned; they are the first run.
  private static let kerned: ClosedRange<UInt32> = 0x20...0x7E

  init(unitsPerEm: Double, advances: [Int16], rows: [UInt8], kerning: [Int16]) {
    (self.unitsPerEm, self.advances) = (unitsPerEm, advances)
    (self.rows, self.kerning) = (rows, kerning)
  }

  /// How far a printable character of ASCII moves the pen; `nil` for any other.
  func advance(ofPrintable scalar: UInt32) -> Double? {
    Self.kerned.contains(scalar)
      ? Double(advances[Int(scalar &- Self.kerned.lowerBound)]) : nil
  }

  /// How far `scalar` moves the pen; `nil` where the table does not know it.
  func advance(of scalar: UInt32) -> Double? {
    Self.place(of: scalar).map { Double(advances[$0]) }
  }

  /// How much further than its advance `right` stands from `left`; mostly negative.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard Self.kerned.contains(left), Self.kerned.contains(right) else { return 0 }
    let row = Int(rows[Int(left - Self.kerned.lowerBound)])
    return Double(kerning[row * Self.kerned.count + Int(right - Self.kerned.lowerBound)])
  }

  /// The place of a character among those of `runs`; `nil` where it is none of them.
  private static func place(of scalar: UInt32) -> Int? {
    if kerned.contains(scalar) { return Int(scalar - kerned.lowerBound) }
    let run = runs.partitioningIndex { $0 > scalar } - 1
    guard run >= 0 else { return nil }
    let place = places[run] + Int(scalar - runs[run])
    return place < places[run + 1] ? place : nil
  }

  /// The letters of the table that may be written with marks of their own, by any such spelling.
  static let composed: [Character: Unicode.Scalar] = {
    let scalars = zip(runs, zip(places, places.dropFirst())).flatMap { first, ends in
      (first..<first + UInt32(ends.1 - ends.0)).compactMap { Unicode.Scalar($0) }
    }
    let letters = scalars.filter { $0.value >= 0xC0 }
    return Dictionary(letters.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()
}

extension InterTable {
  /// The face that stands in for the system's font at a size and a weight.
  ///
  /// - Source: `content.md` b.4: what is 20 points and larger is set in the display cut, which has
  ///   no medium; the weights between those that there are take the nearest.
  static func face(size: Points, weight: FontWeight) -> InterTable {
    let isDisplay = size >= 20
    switch weight {
    case .ultraLight, .thin, .light, .regular: return isDisplay ? .display : .text
    case .medium: return isDisplay ? .displaySemibold : .textMedium
    case .semibold: return isDisplay ? .displaySemibold : .textSemibold
    case .bold, .heavy, .black: return isDisplay ? .displayBold : .textBold
    }
  }
}
