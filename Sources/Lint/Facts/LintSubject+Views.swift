internal import LayoutEvaluation
internal import LayoutLanguage

extension LintSubject {
  /// The layout of `facts` on the same screen held in `orientation`; `nil` when it is not on a
  /// device's screen.
  ///
  /// - Complexity: that of evaluating and solving it once.
  func view(of facts: LayoutFacts, held orientation: Orientation) -> LayoutFacts? {
    facts.scenario.held(orientation).map {
      view(of: facts.layout.id, in: $0, at: $0.widths.lowerBound)
    }
  }

  /// The layout of `facts` in a view of `width` in the same scenario.
  ///
  /// - Complexity: that of evaluating and solving it once.
  func view(of facts: LayoutFacts, at width: Int) -> LayoutFacts {
    view(of: facts.layout.id, in: facts.scenario, at: width)
  }

  /// A layout in a view of `width`.
  ///
  /// - Complexity: that of evaluating and solving it once.
  func view(of layout: ElementID, in scenario: Scenario, at width: Int) -> LayoutFacts {
    var probe = LayoutProbe(
      EvaluationCache(of: layout.index, in: self), of: self, in: scenario)
    return probe.facts(of: probe.view(at: width))
  }
}
