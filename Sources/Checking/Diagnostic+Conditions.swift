internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// Where a condition never holds.
  enum Scope: String {
    case anywhere = "it is false for every view size and parameter value"
    case here = "it contradicts the conditions around it"
  }

  static func neverHolds(_ condition: String, _ scope: Scope, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .alwaysFalse, "\(quoted(condition)) is always false", at: range,
      label: "always false\(scope == .here ? " here" : "")"
    ).noting(scope.rawValue)
  }

  static func alwaysHolds(_ condition: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.alwaysTrue, "\(quoted(condition)) is always true", at: range, label: "always true")
      .noting("it is true for every view size and parameter value")
  }

  /// A condition as a headline names it.
  private static func quoted(_ condition: String) -> String {
    condition.utf8.count <= 50 && !condition.utf8.contains(UInt8(ascii: "\n"))
      ? "`\(condition)`" : "this condition"
  }
}
