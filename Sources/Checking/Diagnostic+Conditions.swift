internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// Where a condition never holds.
  enum Scope: String {
    case anywhere = "no view and no parameter makes it true"
    case here = "what has been asked before rules it out"
  }

  static func neverHolds(_ condition: String, _ scope: Scope, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.note, "L243", "never-holds"), "\(quoted(condition)) never holds", at: range,
      label: "always false\(scope == .here ? " here" : "")"
    ).noting(scope.rawValue)
  }

  static func alwaysHolds(_ condition: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.note, "L244", "always-holds"), "\(quoted(condition)) always holds", at: range,
      label: "always true"
    ).noting("no view and no parameter makes it false")
  }

  /// A condition as a headline names it.
  private static func quoted(_ condition: String) -> String {
    condition.utf8.count <= 50 && !condition.utf8.contains(UInt8(ascii: "\n"))
      ? "`\(condition)`" : "this condition"
  }
}
