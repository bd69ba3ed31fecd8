import LayoutChecking
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import LayoutSyntax
import LayoutDiagnostics
import LayoutText

/// A layout ready to be solved, and the view it is solved for.
struct BenchmarkLayout {
  let layout: Layout
  let viewport: Viewport
  /// What its contents ask for.
  let contents: Contents

  /// Its frames.
  var solved: SolvedLayout { solve(layout, in: viewport, showing: contents) }

  /// How much there is to show.
  struct SampleData {
    let items: Int
    /// So many sections have so many items each.
    var sections = 1
    /// What the cells of a section ask for.
    var measured: [String: ContentSizes] = [:]
  }

  /// The only layout of `text`, shown with `data`.
  init(_ text: String, _ data: SampleData, in viewport: Viewport) throws(BenchmarkError) {
    let program = check(parse(SourceText(text)))
    var stage = Stage(viewport: viewport)
    stage.items.common = [Double(data.items)]
    stage.sections.common = [Double(data.sections)]
    stage.contents.sizes = data.measured
    guard let layout = program.topElements(of: ElementKind(Layout.vocabulary)).first else {
      throw .missing("no layout in the text")
    }
    let evaluation = evaluate(program, layout: layout, on: stage)
    if let fault = (program.diagnostics + evaluation.diagnostics).first {
      throw .disagreement("the layout has an error: \(fault.headline)")
    }
    (self.layout, self.viewport) = (evaluation.model, viewport)
    contents = stage.contents
  }
}

/// What is special about the view of a layout.
enum Variant: String, CaseIterable {
  case plain
  case rightToLeft = "right to left"
  /// A system that rounds each frame instead of the sizes it is made of.
  case system15 = "os 15"

  /// A view of `size` with so many pixels in a point.
  func viewport(_ size: Size, scale: Double) -> Viewport {
    var traits = Traits()
    traits.displayScale = scale
    if self == .rightToLeft { traits.layoutDirection = .rightToLeft }
    var viewport = Viewport(size: size, traits: traits)
    if self == .system15 { viewport.systemVersion = 15 }
    return viewport
  }

  /// `name`, and what is special if anything is.
  func named(_ name: String) -> String { self == .plain ? name : "\(name), \(rawValue)" }
}
