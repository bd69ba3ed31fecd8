internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

extension SolvedSection {
  /// What people call it: its name, or its number where it has none.
  var title: String { name?.printable ?? "section \(index)" }
}

extension ElementSource {
  /// What people call it: its name, or its kind where it has none.
  var title: String { name ?? kind }
}
