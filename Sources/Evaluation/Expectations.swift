package import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
package import LayoutLanguage

/// What a preview requires of `layout`, shown on `stage`.
///
/// - Parameter occurrence: The preview's place among those that `previews(of:)` gives.
/// - Returns: The expectations in source order, and the mistakes in them.
/// - Complexity: O(*n*) in the expressions of the preview and of the layout's own properties.
package func expectations(
  in program: CheckedProgram, ofPreview occurrence: Int, layout: Int, on stage: Stage
) -> Evaluation<[Expectation]> {
  let walker = Evaluator(program, settings: [:])
  let kind = ElementKind(Preview.vocabulary)
  var result = Evaluation<[Expectation]>(model: [], diagnostics: [])
  var count = 0
  walker.visitElements(in: program.body) { index in
    guard program.elements[index].kind.title == kind.title else { return }
    if count == occurrence {
      let evaluator = Evaluator(program, settings: stage.settings)
      evaluator.enter(layout, on: stage)
      evaluator.setLoopValues(walker.context.loopValues)
      (evaluator.uses, evaluator.current) = (walker.uses, index)
      result = evaluator.expectations
    }
    count += 1
  }
  return result
}

extension Evaluator {
  /// Those of the preview at the current place, without what is wrong beside them.
  fileprivate var expectations: Evaluation<[Expectation]> {
    context.readsExpectations = true
    let expectations = read(Preview.vocabulary).expectations
    let places = expectations.map(\.id.index).filter(program.elements.indices.contains)
      .map { program.elements[$0].extent }
    let faults = diagnostics.filter { fault in
      places.contains { place in
        place.lowerBound <= fault.range.lowerBound && fault.range.upperBound <= place.upperBound
      }
    }
    return Evaluation(model: expectations, diagnostics: faults.inOrder)
  }

  /// Sets the environment of the layout or the view at `index`, on `stage`.
  fileprivate func enter(_ index: Int, on stage: Stage) {
    let viewport = stage.viewport
    context.stage = stage
    var container = viewport.size.inset(by: viewport.safeArea)
    if program.elements[index].kind.title == Layout.vocabulary.title {
      container = viewport.container(.safeArea, scrolling: .vertical)
      setEnvironment(Environment(viewport: viewport, container: container))
      container = viewport.container(of: propertiesOnly(of: index, Layout.vocabulary))
    }
    setEnvironment(Environment(viewport: viewport, container: container))
  }
}
