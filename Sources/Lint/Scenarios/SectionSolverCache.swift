internal import LayoutLanguage
internal import LayoutSolver

/// The solvers of the sections of a layout's latest model: a section that is as in the model before
/// keeps what is known of it.
struct SectionSolverCache {
  private let measure: ContentMeasure
  /// The layout without its sections.
  private var frame = Layout()
  private var sections: [CachedSection] = []

  private struct CachedSection {
    let section: Section
    let surveyor: Surveyor
    var memory = Surveyor.Memory()
  }

  /// - Parameter measure: The sizes of contents.
  init(asking measure: ContentMeasure) { self.measure = measure }

  /// Turns to `model`.
  ///
  /// - Complexity: O(*n*) in the elements of its sections.
  mutating func turn(to model: EvaluationCache.Model) {
    var frame = model.layout
    frame.sections = []
    let known = frame == self.frame ? sections : []
    self.frame = frame
    sections = model.sections.enumerated().map { index, section in
      if index < known.count, known[index].section == section { return known[index] }
      return CachedSection(
        section: section, surveyor: Surveyor(section, of: frame, asking: measure))
    }
  }

  /// The sections in `viewport`.
  mutating func survey(in viewport: Viewport) -> [SectionFacts] {
    sections.indices.map { index in
      let survey = sections[index].surveyor.survey(
        in: viewport, remembering: &sections[index].memory)
      return SectionFacts(sections[index].section, survey)
    }
  }
}
