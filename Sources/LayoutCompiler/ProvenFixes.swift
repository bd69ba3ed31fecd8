internal import LayoutDiagnostics
internal import LayoutText

extension Compilation {
  /// `diagnostics` without the safe fixes of errors that would not leave fewer errors, or of which that
  /// cannot be told, because a file has more errors than are counted.
  ///
  /// - Source: `diagnostics.md` 19.
  func proving(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let own = Set(self.diagnostics)
    let repairs = diagnostics.enumerated().compactMap { place, diagnostic -> Repair? in
      // Where another import leads is not known here; the path is that of a file.
      guard diagnostic.severity == .error, diagnostic.code != .importNotFound,
        let fix = diagnostic.fix(upTo: .safe),
        fix.edits.allSatisfy({ source.holds($0.range) })
      else { return nil }
      return Repair(place: place, edits: fix.edits, gain: own.contains(diagnostic) ? 1 : 0)
    }
    guard !repairs.isEmpty else { return diagnostics }
    var proof = FixProof(
      compilation: self, errorCount: self.diagnostics.errorCount,
      budget: max(Self.mostProvenBytes, source.bytes.count))
    let isCounted = !own.contains { $0.code == .diagnosticLimit }
    let proven = isCounted ? proof.proven(repairs) : []
    var result = diagnostics
    for repair in repairs where !proven.contains(repair.place) {
      result[repair.place] = diagnostics[repair.place].withoutSafeFixes
    }
    return result
  }

  /// How much text is checked to prove the fixes of a small file, in bytes.
  private static let mostProvenBytes = 1 << 19
}

/// The edits of a safe fix.
private struct Repair {
  /// Its place among the diagnostics.
  let place: Int
  let edits: [Edit]
  /// How many errors fewer it has to leave, without those that only show in a view.
  let gain: Int
}

/// Finds out which fixes leave fewer errors than there are.
private struct FixProof {
  let compilation: Compilation
  let errorCount: Int
  /// How many bytes may still be checked.
  var budget: Int

  /// The places of those of `repairs` that do.
  ///
  /// Few are tried one by one; many at once, and where too many errors are left, either half.
  mutating func proven(_ repairs: [Repair]) -> Set<Int> {
    if repairs.count * compilation.source.bytes.count <= budget {
      return Set(repairs.filter { leavesFewer([$0]) }.map(\.place))
    }
    var (together, alone) = ([Repair](), [Repair]())
    for repair in repairs {
      let isApart = together.last.map { !repair.edits.touch($0.edits) } ?? true
      if isApart { together.append(repair) } else { alone.append(repair) }
    }
    var proven = halved(together)
    for repair in alone { proven.formUnion(halved([repair])) }
    return proven
  }

  private mutating func halved(_ repairs: [Repair]) -> Set<Int> {
    guard !repairs.isEmpty, budget > 0 else { return [] }
    if leavesFewer(repairs) { return Set(repairs.map(\.place)) }
    if repairs.count == 1 { return [] }
    let middle = repairs.count / 2
    return halved(Array(repairs[..<middle])).union(halved(Array(repairs[middle...])))
  }

  private mutating func leavesFewer(_ repairs: [Repair]) -> Bool {
    let text = compilation.source.applying(repairs.flatMap(\.edits))
    budget -= text.bytes.count
    let left = compilation.replacing(text: text).diagnostics.errorCount
    return left <= errorCount - repairs.reduce(0) { $0 + $1.gain }
  }
}
