import LayoutChecking
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Baselines

/// Groups in groups in groups, and stacks in stacks, each level with a leaf of its own.
enum NestedGroups {
  static let size = Size(width: 393, height: 852)

  /// A group so many levels deep, each of them `height` high.
  static func layout(depth: Int, height: String) throws(BenchmarkError) -> BenchmarkLayout {
    let levels = text(depth) { "vgroup level\($0) 1w x \(height) { item leaf\($0) 1w x ~8\n" }
    return try BenchmarkLayout(
      "layout nest { section all { \(levels) } }", .init(items: depth),
      in: Variant.plain.viewport(size, scale: 2))
  }

  /// A view of stacks so many levels deep.
  static func view(depth: Int) throws(BenchmarkError) -> View {
    let levels = text(depth) { _ in "vstack { text \"leaf\"\n" }
    let program = check(parse(SourceText("view nest { \(levels) }")))
    let stage = Stage(viewport: Variant.plain.viewport(size, scale: 2))
    guard let view = program.topElements(of: ElementKind(View.vocabulary)).first else {
      throw .missing("no view in the text")
    }
    let evaluation = evaluate(program, view: view, on: stage)
    if let fault = (program.diagnostics + evaluation.diagnostics).first {
      throw .disagreement("the view has an error: \(fault.headline)")
    }
    return evaluation.model
  }

  private static func text(_ depth: Int, _ opening: (Int) -> String) -> String {
    (0..<depth).map(opening).joined() + String(repeating: "}", count: depth)
  }
}
