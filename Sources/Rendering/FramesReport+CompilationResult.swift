package import LayoutCompiler
package import LayoutGeometry
internal import LayoutText

extension FramesReport {
  /// The report of a result: of the elements that intersect `rectangle`.
  package init(_ result: CompilationResult, of compilation: Compilation, in rectangle: Rectangle?) {
    self.init(result.elements, of: compilation.source.name)
    layoutName = result.layoutName
    (previewName, deviceName) = (result.previewName, result.deviceName)
    self.rectangle = rectangle
    refusals = result.refusals.map { refusal in
      let source = compilation.sources.file(at: refusal.range.lowerBound)
      var refused = Refused(refusal.refusal, in: source, at: refusal.range)
      (refused.path, refused.help) = (refusal.path, refusal.help)
      return refused
    }
  }
}
