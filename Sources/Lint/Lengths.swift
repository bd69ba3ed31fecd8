internal import LayoutGeometry
internal import LayoutLanguage

/// A length with its unit and at most one decimal.
///
/// - Source: `diagnostics.md`, words 6.
func points(_ length: Points) -> String { "\(decimal(length)) pt" }

/// A width and a height with their unit.
func size(_ width: Points, _ height: Points) -> String {
  "\(decimal(width)) × \(decimal(height)) pt"
}

/// A number with at most one decimal.
func decimal(_ number: Double) -> String {
  ((number * 10).rounded() / 10).plainDecimal
}

extension Viewport {
  /// The length of a pixel, in points: the tolerance of rules.
  var pixel: Points { 1 / max(1, traits.displayScale) + 1e-6 }
}

extension Array {
  /// Its element, if there is exactly one.
  var only: Element? { count == 1 ? first : nil }
}
