package import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// A finding of the linter, and where it shows in a picture.
package struct DrawnFinding: Sendable {
  package let diagnostic: Diagnostic
  /// The line and column.
  let position: String
  /// What it is about, in points; none where that is not in the picture.
  let frames: [Rectangle]
}

extension FramesReport {
  /// Adds those of `findings` that hold in this view, with the elements that they are about.
  ///
  /// - Complexity: O(*n*) in the elements, for each of them.
  package mutating func add(_ findings: [Diagnostic], of compilation: Compilation) {
    self.findings += findings.filter(holds).map { finding in
      let location = compilation.location(of: finding.range.lowerBound)
      return DrawnFinding(
        diagnostic: finding, position: "\(location.line):\(location.column)",
        frames: compilation.frames(
          ofElementAt: finding.range.lowerBound, in: elements, limit: Self.mostFrames))
    }
  }

  /// How many instances of an element are marked.
  private static let mostFrames = 60

  /// Whether a finding holds in this view: it says nothing of views, or names this width.
  private func holds(_ finding: Diagnostic) -> Bool {
    let width = Int(solved.viewport.size.width)
    let words = ["", deviceName.map { "on \($0)" }, solved.isMirrored ? "right to left" : nil]
    return finding.views.isEmpty
      || finding.views.contains { $0.widths.contains(width) && words.contains($0.words) }
  }
}
