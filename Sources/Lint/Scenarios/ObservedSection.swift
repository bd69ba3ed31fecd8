internal import LayoutLanguage
internal import LayoutSolver

/// A section of an observation; as cheap to hand on as one reference.
struct ObservedSection: Sendable {
  private struct Parts {
    let section: Section
    let survey: Survey
  }

  private let parts: Box<Parts>

  init(_ section: Section, _ survey: Survey) {
    parts = Box(Parts(section: section, survey: survey))
  }

  var section: Section { parts.value.section }
  var survey: Survey { parts.value.survey }
}
