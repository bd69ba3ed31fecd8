internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutText

extension FramesReport {
  /// What is written of a result: the part of it that meets `rectangle`.
  init(_ result: CompilationResult, of compilation: Compilation, in rectangle: Rectangle?) {
    self.init(result.solved, of: compilation.source.name)
    layoutName = result.layoutName
    previewName = result.previewName
    (view, contents) = (result.view, result.contents)
    self.rectangle = rectangle
    refusals = result.refusals.map { placed in
      let source = compilation.sources.file(at: placed.range.lowerBound)
      var refused = Refused(placed.refusal, in: source, at: placed.range)
      (refused.path, refused.help) = (placed.path, placed.help)
      return refused
    }
  }
}
