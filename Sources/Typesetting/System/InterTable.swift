internal import LayoutGeometry

/// One face of the open font that stands in for the system's: advances and kerning, in font units.
///
/// The numbers are kept as text and read when the face is first used.
struct InterTable: Sendable {
  let unitsPerEm: Double
  /// By scalar; -1 where there is none.
  private let advances: [Int16]
  /// By left and right character, both counted from the space.
  private let kerning: [Int16]

  /// The printable characters of ASCII, which alone are kerned.
  private static let kerned: ClosedRange<UInt32> = 0x20...0x7E

  init(unitsPerEm: Double, advances: String, kerning: String) {
    self.unitsPerEm = unitsPerEm
    let cache = Self.numbers(in: advances)
    self.advances = Self.places.map { place in place < 0 ? -1 : Int16(cache[Int(place)]) }
    var pairs = [Int16](repeating: 0, count: Self.kerned.count * Self.kerned.count)
    let steps = Self.numbers(in: kerning)
    var pair = 0
    for step in stride(from: 0, to: steps.count, by: 2) {
      pair += steps[step]
      pairs[pair] = Int16(steps[step + 1])
    }
    self.kerning = pairs
  }

  /// How far `scalar` moves the pen; `nil` where the table does not know it.
  func advance(of scalar: UInt32) -> Double? {
    guard Int(scalar) < advances.count, advances[Int(scalar)] >= 0 else { return nil }
    return Double(advances[Int(scalar)])
  }

  /// How much further than its advance `right` stands from `left`; mostly negative.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard Self.kerned.contains(left), Self.kerned.contains(right) else { return 0 }
    let first = Int(left - Self.kerned.lowerBound)
    return Double(kerning[first * Self.kerned.count + Int(right - Self.kerned.lowerBound)])
  }

  /// By scalar: its place among those of `runs`, or -1.
  private static let places: [Int16] = {
    let numbers = Self.numbers(in: runs)
    let end = (numbers.dropLast().last ?? 0) + (numbers.last ?? 0)
    var places = [Int16](repeating: -1, count: end)
    var place: Int16 = 0
    for run in stride(from: 0, to: numbers.count, by: 2) {
      for scalar in numbers[run]..<numbers[run] + numbers[run + 1] {
        places[scalar] = place
        place += 1
      }
    }
    return places
  }()

  /// The whole numbers of a text, divided by spaces.
  private static func numbers(in text: String) -> [Int] {
    var numbers: [Int] = []
    var (number, sign) = (0, 1)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "):
        numbers.append(sign * number)
        (number, sign) = (0, 1)
      case UInt8(ascii: "-"): sign = -1
      default: number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    return numbers + [sign * number]
  }
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

extension InterTable {
  /// The letters of the table that may be written with marks of their own, by any such spelling.
  static let composed: [Character: Unicode.Scalar] = {
    let letters = (0xC0..<UInt32(places.count)).lazy.filter { places[Int($0)] >= 0 }
      .compactMap { Unicode.Scalar($0) }
    return Dictionary(letters.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
