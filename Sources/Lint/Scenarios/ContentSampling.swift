/// The rules shown what stands inside of things along the lines of the sweep: at some widths, and
/// between two of them wherever they see something else at both.
private struct ContentSampling {
  private(set) var ruleRun: RuleRun
  private var probe: ContentProbe
  /// The place of the line at hand in the sweep.
  private var line = 0

  init(ruleRun: RuleRun, probe: ContentProbe) { (self.ruleRun, self.probe) = (ruleRun, probe) }

  /// How far apart two views are at most, in points: what is seen between two of them alone is
  /// missed.
  private static let longestStep = 16

  /// Looks at the line at `line` of the sweep.
  mutating func go(along circumstances: Scenario, line: Int) {
    self.line = line
    probe.turn(to: circumstances)
    ruleRun.beginLine()
    let widths = circumstances.widths
    var left = look(at: widths.lowerBound)
    ruleRun.note(left, line: line)
    while left.width < widths.upperBound {
      let right = look(at: min(widths.upperBound, left.width + Self.longestStep))
      cover(left, right)
      left = right
    }
  }

  /// Notes what is seen behind `left` up to `right`.
  private mutating func cover(_ left: SeenView, _ right: SeenView) {
    guard right.width > left.width + 1 else { return ruleRun.note(right, line: line) }
    if left.isLike(right) { return ruleRun.bridge(to: right, line: line) }
    let middle = look(at: (left.width + right.width) / 2)
    cover(left, middle)
    cover(middle, right)
  }

  private mutating func look(at width: Int) -> SeenView {
    SeenView(
      width: width, circumstances: probe.circumstances,
      sightings: ruleRun.look(at: probe.scene(at: width)))
  }
}

extension RuleRun {
  /// Looks into the layout or the view at `element` in every view of the sweep.
  ///
  /// - Parameter models: what a layout comes to, as far as that is known; `nil` for a view.
  mutating func look(
    into element: Int, of subject: LintSubject, over sweep: ViewportMatrix,
    _ models: EvaluationCache? = nil
  ) {
    guard judgesContents, subject.holdsContents(element) else { return }
    var sampling = ContentSampling(
      ruleRun: self, probe: ContentProbe(models, subject, element, in: sweep.usual))
    for (line, circumstances) in sweep.contentLines.enumerated() {
      sampling.go(along: circumstances, line: line)
    }
    self = sampling.ruleRun
  }
}
