internal import LayoutEvaluation
internal import LayoutLanguage

extension LintSubject {
  /// What comes of the layout of `observation` on the same screen, held `orientation`; `nil` where it
  /// is no screen.
  ///
  /// - Complexity: that of evaluating and solving it once.
  func view(of observation: Observation, held orientation: Orientation) -> Observation? {
    observation.circumstances.held(orientation).map {
      view(of: observation, in: $0, at: $0.widths.lowerBound)
    }
  }

  /// What comes of the layout of `observation` in a view of `width`, all else being equal.
  ///
  /// - Complexity: that of evaluating and solving it once.
  func view(of observation: Observation, at width: Int) -> Observation {
    view(of: observation, in: observation.circumstances, at: width)
  }

  private func view(
    of observation: Observation, in circumstances: Scenario, at width: Int
  ) -> Observation {
    var probe = LayoutProbe(
      EvaluationCache(of: observation.layout.id.index, in: self), of: self, in: circumstances)
    let view = probe.view(at: width)
    return probe.observation(of: view)
  }
}
