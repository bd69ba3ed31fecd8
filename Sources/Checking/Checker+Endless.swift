internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Says what to write for a length without an end, which has been reported as an unknown name.
  mutating func replaceInfinity(since before: Int, in form: ValueForm, of subject: String) {
    replaceInfinity(since: before) {
      .endless(subject, help: form.foreign.insteadOfInfinity, at: $0)
    }
  }

  /// Reports `fault` for an infinite length, which has been reported as an unknown name.
  mutating func replaceInfinity(since before: Int, _ fault: (TextRange) -> Diagnostic) {
    for index in before..<max(before, log.diagnostics.count)
    where log.diagnostics[index].code == .unknownName {
      let range = log.diagnostics[index].range
      let word = checked.sources[range].split(separator: ".").last.map(String.init) ?? ""
      if Self.infinities.contains(word) { log.diagnostics[index] = fault(range) }
    }
  }

  /// What other languages call a length without an end.
  private static let infinities: Set = [
    "infinity", "Infinity", "inf", "greatestFiniteMagnitude", "unlimited",
  ]
}

extension Diagnostic {
  /// What has to have an end.
  ///
  /// - Parameter subject: What would be endless.
  static func endless(_ subject: String, help: String?, at range: TextRange) -> Diagnostic {
    let quoted = subject.contains(" ") ? subject : "`\(subject)`"
    let diagnostic = Diagnostic(
      .notFinite, "\(quoted) must be finite", at: range, label: "not finite")
    return help.map { diagnostic.helping($0) } ?? diagnostic
  }
}
