package import LayoutCompiler
internal import LayoutEvaluation
package import LayoutGeometry
internal import LayoutLanguage

/// A preview of a file, as a list of them shows it.
package struct PreviewSummary: Sendable {
  package let name: String
  package let size: Size
  /// Pixels per point.
  package let scale: Double
}

/// The previews of a file that have names, each once.
package func previewSummaries(of compilation: Compilation) -> [PreviewSummary] {
  var seen: Set<String> = []
  return compilation.everyJob.compactMap { job in
    guard let name = job.previewName, seen.insert(name).inserted else { return nil }
    let viewport = job.stage.viewport
    return PreviewSummary(
      name: name, size: viewport.size, scale: viewport.traits.displayScale)
  }
}
