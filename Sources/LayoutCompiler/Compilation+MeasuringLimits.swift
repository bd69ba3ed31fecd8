internal import LayoutChecking
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension ContentSolver {
  /// Measures one content of each source whose size is written, so that contents which exceed the
  /// limit are found: solving does not measure them, and frames are made on demand.
  ///
  /// - Complexity: that of measuring one content of each source.
  func tryOut(_ sources: [ElementSource], in viewport: LayoutLanguage.Viewport) {
    for source in sources where !source.isSizedByContents {
      let content = source.variants.shown(0, or: source.contents)
      if let content { _ = size(of: content, for: PartialSize(viewport.size)) }
    }
  }
}

extension PartialSize {
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Compilation {
  /// The diagnostics for contents that exceed the measurement limit.
  func overruns(of elements: Set<ElementID>) -> [Diagnostic] {
    elements.map(\.index).filter(program.elements.indices.contains).sorted().map {
      let element = program.elements[$0]
      return .tooManyQuestions(in: element.name ?? element.kind.name, at: element.range)
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManyQuestions(in name: String, at range: TextRange) -> Diagnostic {
    let limit = MeasurementLimit.standard
    return Diagnostic(
      .measuringLimit, "measuring `\(name)` exceeds the limit", at: range,
      label: "too many measurements"
    ).noting(
      "its elements are measured at most \(limit.perContent) times, and "
        + "\(limit.perElement) times more for each of them; it keeps its estimate, and nothing in it is placed"
    ).helping(
      "nest fewer elements, or give one halfway down a fixed size, as in `frame: 300 x 200`")
  }
}
