internal import LayoutGeometry
internal import LayoutLanguage

/// A length as people are told of it: with its unit, and at most one decimal.
///
/// - Source: `diagnostics.md`, words 6.
func points(_ length: Points) -> String { "\(decimal(length)) pt" }

/// A width and a height as people are told of them.
func size(_ width: Points, _ height: Points) -> String {
  "\(decimal(width)) × \(decimal(height)) pt"
}

/// A number with at most one decimal.
func decimal(_ number: Double) -> String {
  ((number * 10).rounded() / 10).plainDecimal
}

extension Viewport {
  /// The length of a pixel, in points: what rules forgive.
  var pixel: Points { 1 / max(1, traits.displayScale) + 1e-6 }
}
