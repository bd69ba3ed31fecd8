internal import LayoutLanguage
internal import LayoutSolver

/// The sections of the latest model that a layout has come to, with what is known of them: those that
/// are as in the model before are not solved again.
struct SectionSolverCache {
  /// Who is asked how large contents are.
  private let measure: ContentMeasure
  /// What the layout that the sections are of says of itself.
  private var frame = Layout()
  private var sections: [Known] = []

  /// A section, and what is known of it.
  private struct Known {
    let section: Section
    let surveyor: Surveyor
    var memory = Surveyor.Memory()
  }

  /// - Parameter measure: Who is asked how large contents are.
  init(asking measure: ContentMeasure) { self.measure = measure }

  /// Turns to `model`.
  ///
  /// - Complexity: O(*n*) in the elements of its sections.
  mutating func turn(to model: EvaluationCache.Model) {
    var frame = model.layout
    frame.sections = []
    let known = frame == self.frame ? sections : []
    self.frame = frame
    sections = model.sections.enumerated().map { place, section in
      if place < known.count, known[place].section == section { return known[place] }
      return Known(section: section, surveyor: Surveyor(section, of: frame, asking: measure))
    }
  }

  /// What they come to in `viewport`.
  mutating func survey(in viewport: Viewport) -> [ObservedSection] {
    sections.indices.map { place in
      let survey = sections[place].surveyor.survey(
        in: viewport, remembering: &sections[place].memory)
      return ObservedSection(sections[place].section, survey)
    }
  }
}
