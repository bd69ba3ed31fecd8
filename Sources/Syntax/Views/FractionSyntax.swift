/// A fraction of the container: `1w`, `2/3h`.
package struct FractionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.fraction
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The upper digits as they are written: `2` of `2/3w`.
  package var numeratorDigits: String {
    decimalPrefix(of: node.compactText)
  }
  /// The lower digits as they are written, or `nil` without a slash.
  package var denominatorDigits: String? {
    if isPercentage { return "100" }
    let parts = node.compactText.utf8.split(separator: UInt8(ascii: "/"))
    return parts.count == 2 ? decimalPrefix(of: String(Substring(parts[1]))) : nil
  }
  package var numerator: Double { decimal(numeratorDigits) ?? 0 }
  package var denominator: Double { denominatorDigits.flatMap(decimal) ?? 1 }
  package var unit: AxisUnit? {
    if isPercentage { return isBehindCross ? .height : .width }
    return node.compactText.utf8.last.flatMap { byte in
      AxisUnit.allCases.first { $0.rawValue.utf8.first == byte }
    }
  }

  /// Whether it is written as CSS has it; it is one of the side of the size where it stands.
  private var isPercentage: Bool { node.compactText.utf8.last == UInt8(ascii: "%") }

  private var isBehindCross: Bool {
    let before = node.tree.tokens[..<node.tokenRange.lowerBound]
    return before.last { !$0.isTrivia }?.kind == .timesWord
  }
}

/// Of which side of the container something is a fraction.
package enum AxisUnit: String, Hashable, Sendable, CaseIterable {
  case width = "w"
  case height = "h"
}
