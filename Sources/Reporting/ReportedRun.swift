/// The call that a report is about.
package struct ReportedRun: Sendable {
  /// The tool's version, as in `1.2.0`; `nil` is omitted.
  package let version: String?
  /// The rules that were run; reports add those of the findings.
  package let rules: [ReportedRule]
  /// Distinguishes several reports on one commit; `nil` if there is only one.
  package let category: String?
  /// The absolute path of the folder that paths are relative to: the root of the repository, with
  /// links resolved. `nil`: paths stay as they were given.
  package let folder: String?
  /// How reports for people end.
  package var closingLine = ClosingLine()

  package init(
    version: String? = nil, rules: [ReportedRule] = [], category: String? = nil,
    folder: String? = nil
  ) {
    (self.version, self.rules) = (version, rules)
    (self.category, self.folder) = (category, folder)
  }
}
