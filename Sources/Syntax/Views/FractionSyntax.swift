/// A fraction of the container: `1w`, `2/3h`.
package struct FractionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.fraction
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The upper number: 2 of `2/3w`.
  package var numerator: Double { leadingNumber(of: node.compactText[...]) }
  /// The lower number; 1 without a slash, 100 where it is a percentage.
  package var denominator: Double {
    let text = node.compactText
    if text.utf8.last == Self.percent { return 100 }
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return 1 }
    return leadingNumber(of: text[text.utf8.index(after: slash)...])
  }
  package var unit: AxisUnit? {
    if isPercentage { return isBehindCross ? .height : .width }
    return node.compactText.utf8.last.flatMap { byte in
      AxisUnit.allCases.first { $0.rawValue.utf8.first == byte }
    }
  }

  /// Whether it is written as CSS has it; it is one of the side of the size where it stands.
  private var isPercentage: Bool { node.compactText.utf8.last == Self.percent }

  private static let percent = UInt8(ascii: "%")

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
