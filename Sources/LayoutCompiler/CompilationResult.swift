internal import LayoutChecking
package import LayoutContent
internal import LayoutGeometry
internal import LayoutEvaluation
internal import LayoutLanguage
package import LayoutSolver
package import LayoutDiagnostics
package import LayoutText

/// The result of solving a layout or a view in one viewport.
package struct CompilationResult: Sendable {
  package let layoutName: String?
  /// The preview whose settings it has.
  package let previewName: String?
  /// The device that it is shown on.
  package let deviceName: String?
  /// The solved layout or view.
  package internal(set) var elements: SolvedElements
  /// What is wrong in this viewport.
  package let diagnostics: [Diagnostic]
  /// What UIKit would refuse, with its places in the source.
  package let refusals: [PlacedRefusal]
  /// Writes the notes, which few ask for.
  let writeNotes: @Sendable () -> [String]

  /// What was assumed and what is not laid out, for people to read.
  ///
  /// - Complexity: that of solving the first group of each section.
  package var notes: [String] { writeNotes() }

  /// What is wrong in a viewport.
  package struct Faults: Sendable {
    let diagnostics: [Diagnostic]
    let refusals: [PlacedRefusal]
    let place: String
  }

  /// The solved layout; empty for a view.
  package var solved: LayoutSolver.SolvedLayout { elements.layout }
  /// The solved view; `nil` for a layout.
  package var view: SolvedView? { elements.view }

  package var faults: Faults {
    Faults(diagnostics: diagnostics, refusals: refusals, place: place)
  }

  /// Where it is shown: "in the preview `phone`, 393 × 852".
  var place: String {
    let size = elements.layout.viewport.size
    let view = "\(size.width.rough) × \(size.height.rough)"
    return previewName.map { "in the preview `\($0)`, \(view)" } ?? "in a view of \(view)"
  }
}

/// A refusal and where its reason stands in the source.
package struct PlacedRefusal: Sendable {
  package let refusal: Refusal
  /// The names of the elements from the section down, kinds where there are none.
  package let path: [String]
  /// The header of the element at fault.
  package let range: TextRange
  /// All of the element at fault, from its word to the end of its block.
  package let extent: TextRange
  /// Whether it follows from something that has been reported.
  package let isIncomplete: Bool
  /// The uses that brought the element, the outermost first.
  private let uses: [UsePlace]
  /// Where the word of the item stands whose content asks for too much.
  private let greedyItem: TextRange?

  init(
    _ refusal: Refusal, of elements: [CheckedElement], item: CheckedElement?, in source: SourceText
  ) {
    let start = source.base..<source.base
    let element = elements.last
    self.refusal = refusal
    greedyItem = item?.wordRange
    path = elements.map { $0.name ?? $0.kind.name }
    (range, extent) = (element?.range ?? start, element?.extent ?? start)
    (isIncomplete, uses) = (element?.isIncomplete ?? false, element?.uses ?? [])
  }

  /// The smallest change that helps.
  package var help: String { words.help }

  private var words: RefusalText { RefusalText(refusal) }

  /// The same as something to tell the author.
  package var diagnostic: Diagnostic {
    let name = path.last.map { "`\($0)`" } ?? "this section"
    let diagnostic = Diagnostic(
      words.code, "UIKit refuses \(name): \(words.summary)", at: range, label: words.label
    ).noting(refusal.reason).helping(help)
    return (greedyItem.map { diagnostic.pointing(at: $0, "as long as its content") } ?? diagnostic)
      .used(at: uses)
  }
}

extension Compilation {
  /// `refusal` with its place in the source.
  func place(_ refusal: Refusal) -> PlacedRefusal {
    let elements = refusal.path.filter { program.elements.indices.contains($0.index) }
      .map { program.elements[$0.index] }
    let item = refusal.shortage?.content.flatMap { id in
      program.elements.indices.contains(id.index) ? program.elements[id.index] : nil
    }
    return PlacedRefusal(refusal, of: elements, item: item, in: source)
  }
}
