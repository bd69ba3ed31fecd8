internal import LayoutDiagnostics
package import LayoutText

/// What the lines of a file are recognised by after others have moved them: a hash of what follows
/// their start, blanks left out, and a number among those with the same.
///
/// - Source: `diagnostics.md`, SARIF: `primaryLocationLineHash`.
package struct LineHashes: Sendable {
  private let hashes: [String]

  /// How many code units a hash looks at.
  private static let window = 100
  private static let factor: UInt64 = 37
  /// What stands behind the last character.
  private static let endMark: UInt64 = 0xFFFF

  /// - Complexity: O(*n*) in the number of bytes, and a hundred steps a line.
  package init(of source: SourceText) {
    let (units, starts) = Self.units(of: source)
    var counts: [UInt64: Int] = [:]
    hashes = starts.map { start in
      let hash = Self.hash(of: units[start...].prefix(Self.window))
      counts[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
    }
  }

  /// The hash of a line, counted from 1; empty where there is no such line.
  package subscript(line: Int) -> String {
    hashes.indices.contains(line - 1) ? hashes[line - 1] : ""
  }

  /// Modulo 2⁶⁴; what is missing at the end counts as zeros.
  private static func hash(of units: ArraySlice<UInt64>) -> UInt64 {
    let hash = units.reduce(0) { $0 &* factor &+ $1 }
    return (units.count..<window).reduce(hash) { hash, _ in hash &* factor }
  }

  /// The code units that count, and the places among them at which lines start.
  private static func units(of source: SourceText) -> (units: [UInt64], starts: [Int]) {
    var units: [UInt64] = []
    var starts = [0]
    var isAfterReturn = false
    for unit in String(decoding: source.bytes, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: isAfterReturn = false
      case 0x0A where isAfterReturn: isAfterReturn = false
      case 0x0A, 0x0D:
        units.append(0x0A)
        starts.append(units.count)
        isAfterReturn = unit == 0x0D
      default:
        units.append(UInt64(unit))
        isAfterReturn = false
      }
    }
    return (units + [endMark], starts)
  }
}
