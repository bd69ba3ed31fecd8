internal import LayoutChecking
internal import LayoutSolver
internal import LayoutText

extension SolvedLayout {
  /// A section that UIKit would throw an exception for.
  public struct Refusal: Hashable, Sendable {
    /// The rules that a section may break.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
      /// The insets of a section or a group leave nothing.
      case noRoomForGroup
      /// A group's first child does not fit.
      case firstItemCannotFit
      /// A group has no children.
      case emptyGroup
      /// A section has more than one group.
      case severalGroups
      /// Two boundary items of a section have one element kind.
      case duplicateKind
      /// A group would hold more cells than the solver makes.
      case tooManyItems
    }

    public let rule: Rule
    /// The section's index.
    public let section: Int
    /// The names and kinds from the section down to the element at fault.
    public let path: [String]
    /// UIKit's message.
    public let reason: String
    /// The smallest change that helps.
    public let help: String
    /// The element at fault.
    public let range: Program.SourceRange

    init(_ refusal: PlacedRefusal, in sources: Sources) {
      (rule, section) = (Rule(refusal.refusal.rule), refusal.refusal.section)
      (path, reason, help) = (refusal.path, refusal.refusal.reason, refusal.help)
      range = Program.SourceRange(refusal.range, in: sources)
    }
  }
}

extension SolvedLayout.Refusal.Rule {
  fileprivate init(_ rule: LayoutSolver.Refusal.Rule) {
    switch rule {
    case .noRoomForGroup: self = .noRoomForGroup
    case .firstItemCannotFit: self = .firstItemCannotFit
    case .emptyGroup: self = .emptyGroup
    case .rivalGroups: self = .severalGroups
    case .duplicateKind: self = .duplicateKind
    case .tooManyItems: self = .tooManyItems
    }
  }
}
