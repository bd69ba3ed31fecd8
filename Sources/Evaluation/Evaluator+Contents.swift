package import LayoutChecking
internal import LayoutGeometry
package import LayoutModel
internal import LayoutText

/// The view at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached.
package func evaluate(
  _ program: CheckedProgram, view index: Int, on stage: Stage
) -> Evaluation<View> {
  let evaluator = Evaluator(program, settings: stage.settings)
  evaluator.stage = stage
  evaluator.environment = Environment(
    viewport: stage.viewport, container: stage.viewport.size.inset(by: stage.viewport.safeArea))
  let view = evaluator.element(index, View.vocabulary)
  evaluator.checkOnlyContent(view.contents, of: view.id)
  return Evaluation(model: view, diagnostics: evaluator.diagnostics.inOrder)
}

extension Evaluator {
  /// The size in points of what stands in an item or a view; `_` leaves an axis open.
  func points(_ size: CheckedSize) -> PartialSize? {
    let (width, height) = (value(of: size.width), value(of: size.height))
    guard !width.isFaulty, !height.isFaulty else { return nil }
    do {
      return try Value.size(width, height).openSize(at: 0)
    } catch {
      report(.mismatch(error.reason, of: "frame", at: program.range(of: size.width)))
      return nil
    }
  }

  /// What an expression shows.
  func text(_ id: ExpressionID) -> String? {
    switch value(of: id) {
    case .text(let text): text
    case .number(let number): Value.number(number).spelling
    case .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .word, .list, .size,
      .track, .missing, .fault:
      nil
    }
  }

  /// Reports a second content that conditions have brought where there is room for one.
  func checkOnlyContent(_ contents: [Content], of owner: ElementID) {
    guard contents.count > 1 else { return }
    let second = program.elements[contents[1].id.index]
    let first = program.elements[contents[0].id.index]
    report(
      .rivals("content", in: program.elements[owner.index].description, at: second.wordRange)
        .pointing(at: first.wordRange, "the first one"))
  }
}
