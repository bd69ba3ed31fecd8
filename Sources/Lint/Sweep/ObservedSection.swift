internal import LayoutModel
internal import LayoutSolver

/// A section of an observation; as cheap to hand on as one reference.
struct ObservedSection: Sendable {
  private struct Parts {
    let section: Section
    let survey: Survey
  }

  private let parts: Shared<Parts>

  init(_ section: Section, _ survey: Survey) {
    parts = Shared(Parts(section: section, survey: survey))
  }

  var section: Section { parts.value.section }
  var survey: Survey { parts.value.survey }
}
