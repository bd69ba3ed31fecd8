internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// A finding and the elements that have it.
struct LocatedFinding {
  let diagnostic: Diagnostic
  /// One for each use of the definition that it is in; empty where it holds for the text alone.
  let elements: Set<ElementID>
  /// Whether its rule is about what UIKit refuses.
  let isRefusal: Bool

  /// A finding of `inspection`.
  init(_ diagnostic: Diagnostic, of inspection: Inspection, in elements: Set<ElementID> = []) {
    (self.diagnostic, self.elements) = (diagnostic, elements)
    isRefusal = inspection.rule.severity == .error
  }

  /// What findings at one place have in common.
  struct Place: Hashable {
    let rule: String
    let range: TextRange
  }

  var place: Place { Place(rule: diagnostic.code.name, range: diagnostic.range) }
}
