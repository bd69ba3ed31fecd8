/// What programs want to know of the call that a report is about.
package struct ReportedRun: Sendable {
  /// The tool's own version, as in `1.2.0`; `nil` is not mentioned.
  package let version: String?
  /// The rules that were asked for; those of findings are added to them.
  package let rules: [ReportedRule]
  /// Tells several reports on one commit apart; `nil` where there is only one.
  package let category: String?
  /// The folder that programs count paths from, from the root: a repository's, symbolic links
  /// resolved. `nil`: paths stay as the author gave them.
  package let folder: String?

  package init(
    version: String? = nil, rules: [ReportedRule] = [], category: String? = nil,
    folder: String? = nil
  ) {
    (self.version, self.rules) = (version, rules)
    (self.category, self.folder) = (category, folder)
  }
}
