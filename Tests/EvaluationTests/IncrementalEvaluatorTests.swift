import Foundation
import LayoutChecking
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// A program that is evaluated again and again has the same models as in separate evaluations.
@Suite struct IncrementalEvaluatorTests {
  static let files = Repository.samples + Case.files(in: "Real", withExtension: "layout")

  @Test(arguments: files)
  func cachedModelsOfRealFilesAreEqual(_ file: URL) throws {
    expectSame(check(parse(SourceText(try Repository.text(of: file)))))
  }

  /// Everything that may change an element from view to view.
  private static let reading = [
    "item cell (container.width / 3) x 1h", "item cell { insets: gap }",
    "item cell { insets: side }", "item cell (columnWidth(count: columns, spacing: 8)) x 1h",
    "for i in 1...columns { item cell (20 * i) x 1h }", "use card(columns)", "use card(3)",
    "if traits.idiom == pad { item cell } else { item other }",
    "group 1w x 1h { item { frame: 0, 0, container.width, 40 } }",
    "item cell { badge new 20 x 20 { offset: (section.itemCount), 0 } }",
  ]

  @Test(arguments: reading)
  func elementsThatReadTheViewAreEvaluatedAgain(_ child: String) {
    expectSame(
      check(
        parse(
          SourceText(
            """
            let gap = 4
            let side = container.width / 40
            param columns in 1...6 = 3
            define card(count) { item card (10 * count) x 1h { insets: gap } }
            layout page {
                section all {
                    hgroup row 1w x 44 { \(child) }
                }
                section some { vgroup 1w x 200 { hgroup 1w x 100 { \(child) } } }
            }
            """))))
  }

  private func expectSame(_ program: CheckedProgram) {
    var evaluations = IncrementalEvaluator(of: program)
    for layout in program.topElements(of: ElementKind(Layout.vocabulary)) {
      for stage in stages {
        let again = evaluations.evaluate(layout: layout, on: stage)
        let alone = evaluate(program, layout: layout, on: stage)
        #expect(again.model == alone.model)
        #expect(again.diagnostics == alone.diagnostics)
      }
      for stage in stages {
        var fresh = IncrementalEvaluator(of: program)
        let (again, trace) = evaluations.trace(layout: layout, on: stage)
        let (alone, first) = fresh.trace(layout: layout, on: stage)
        #expect(again.model == alone.model)
        #expect(trace.decisions == first.decisions && trace.isOpaque == first.isOpaque)
        #expect(trace.queries == first.queries)
        // Nothing that is recorded changes the model.
        #expect(alone.model == evaluate(program, layout: layout, on: stage).model)
      }
      expectSameInBothOrders(program, layout)
    }
  }

  /// Stages in the opposite order have the same models, and viewports the same answers.
  private func expectSameInBothOrders(_ program: CheckedProgram, _ layout: Int) {
    var (forwards, backwards) = (
      IncrementalEvaluator(of: program), IncrementalEvaluator(of: program)
    )
    let models = stages.map { forwards.evaluate(layout: layout, on: $0).model }
    let others = stages.reversed().map { backwards.evaluate(layout: layout, on: $0).model }
    #expect(models == others.reversed())
    let reader = TraceReader(
      forwards.trace(layout: layout, on: stages[0]).1, of: program, stages[0].settings)
    let answers = stages.map { reader.answers(in: $0.viewport) }
    #expect(answers == stages.reversed().map { reader.answers(in: $0.viewport) }.reversed())
  }

  /// Views that differ in their size, their system, the numbers of items, and in parameters.
  private var stages: [Stage] {
    [320.0, 393, 820, 1366, 393].enumerated().map { index, width in
      var traits = Traits()
      traits.idiom = width > 600 ? .pad : .phone
      var viewport = Viewport(size: Size(width: width, height: 852), traits: traits)
      viewport.systemVersion = 13 + index
      var stage = Stage(viewport: viewport)
      stage.items.common = [Double(3 * index)]
      stage.settings = ["columns": .number(Number(Double(1 + index)))]
      return stage
    }
  }
}
