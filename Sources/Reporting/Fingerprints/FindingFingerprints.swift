internal import LayoutDiagnostics
internal import LayoutText

/// Identifies findings across runs by rule, file, enclosing element, and a running number among equal
/// ones. Lines are not part of it, so edits above a finding do not change it.
package struct FindingFingerprints: Sendable {
  private var counts: [String: Int] = [:]
  private var taken: Set<UInt64> = []

  package init() {}

  /// A unique fingerprint of the next finding of `file`, in the order of the source.
  ///
  /// - Parameter path: The file's path, the same on every machine.
  package mutating func fingerprint(
    of finding: Finding, in file: Report.File, at path: String
  ) -> String {
    let element = finding.element ?? file.line(of: finding)
    let key = [finding.diagnostic.code.number, path, element].joined(separator: "\0")
    var hash: UInt64
    repeat {
      counts[key, default: 0] += 1
      hash = "\(key)\0\(counts[key, default: 0])".stableHash
    } while !taken.insert(hash).inserted
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Report.File {
  /// The first line of `finding`, without leading and trailing blanks.
  fileprivate func line(of finding: Finding) -> String {
    let offset = min(finding.diagnostic.range.lowerBound, source.range.upperBound)
    let line = source.bytes(in: source.line(at: source.lineIndex(of: offset)))
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = line.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
