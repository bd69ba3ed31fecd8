package import LayoutDiagnostics
package import LayoutLint
package import LayoutText

/// A change that an editor offers.
package struct CodeAction: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.layoutc"
  }

  package let title: String
  package let kind: Kind
  /// What it removes.
  package var diagnostic: Diagnostic?
  package var isPreferred = false
  /// What the caret is put behind in the new text; `nil`: it stays.
  package var caretMark: String?
  /// In the file itself.
  package let edits: [Edit]
}

/// The fixes of the findings that `range` touches.
package func quickFixes(
  touching range: TextRange, of findings: Findings, in source: SourceText
) -> [CodeAction] {
  let touched = findings.diagnostics.filter { finding in
    source.holds(finding.range)
      && finding.range.lowerBound <= range.upperBound
      && range.lowerBound <= finding.range.upperBound
  }
  var actions: [CodeAction] = []
  for finding in touched {
    let fixes = finding.helps.filter { $0.fix != nil }
    for help in fixes {
      guard let fix = help.fix, fix.edits.allSatisfy({ source.holds($0.range) }) else { continue }
      let isSafe = fix.applicability == .safe
      actions.append(
        CodeAction(
          title: title(of: help, fix, for: finding), kind: .quickFix, diagnostic: finding,
          isPreferred: isSafe && fixes.count == 1, edits: fix.edits))
    }
    actions += fixingAll(like: finding, of: findings, in: source)
    actions += silencing(finding, of: findings)
  }
  return actions
}

/// What a fix is called: what it does to an expectation, or else the help that has it.
private func title(of help: Diagnostic.Help, _ fix: Fix, for finding: Diagnostic) -> String {
  if finding.code == .expectationFailed {
    return "Take " + fix.edits.map(\.replacement).joined(separator: ", ")
  }
  return help.text + (fix.applicability == .safe ? "" : " (changes frames)")
}

/// The safe fixes of all findings of one rule, where there are several.
private func fixingAll(
  like finding: Diagnostic, of findings: Findings, in source: SourceText
) -> [CodeAction] {
  let all = findings.diagnostics.filter { $0.code == finding.code && source.holds($0.range) }
  var edits: [Edit] = []
  var count = 0
  for other in all {
    guard let fix = other.fix(upTo: .safe) else { continue }
    let isFree = fix.edits.allSatisfy { edit in
      !edits.contains {
        $0.range.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= $0.range.upperBound
      }
    }
    guard isFree else { continue }
    edits += fix.edits
    count += 1
  }
  guard count > 1, finding.fix(upTo: .safe) != nil else { return [] }
  let title = "Fix all \"\(finding.code.name)\" in this file"
  return [CodeAction(title: title, kind: .quickFix, diagnostic: finding, edits: edits)]
}

/// A comment that suppresses a finding of the linter.
private func silencing(_ finding: Diagnostic, of findings: Findings) -> [CodeAction] {
  guard let subject = findings.subject, LintRule.named(finding.code.number) != nil,
    finding.severity != .error, subject.canSuppress(finding)
  else { return [] }
  return [
    CodeAction(
      title: "Silence \(finding.code.name) here", kind: .quickFix, diagnostic: finding,
      caretMark: Edit.reasonMark,
      edits: subject.suppressing([finding]).map(\.invitingReason))
  ]
}

/// What `lint --fix` would do to a file.
///
/// - Parameter analyze: The findings of a text in its place, with the errors among them.
/// - Complexity: that of `fixing`.
package func fixAll(
  _ source: SourceText, analyze: (SourceText) -> LintOutcome
) -> [CodeAction] {
  let first = analyze(source)
  let isFaulty = !first.errors.isEmpty
  func fixable(_ outcome: LintOutcome) -> [Diagnostic] {
    isFaulty ? outcome.findings.filter(outcome.errors.contains) : outcome.findings
  }
  let fixed = fixing(source, upTo: .safe, found: fixable(first)) { fixable(analyze($0)) }
  guard fixed.source.bytes != source.bytes else { return [] }
  return [
    CodeAction(
      title: "Fix all safe problems", kind: .fixAll, edits: source.lineEdits(to: fixed.source.bytes)
    )
  ]
}

extension Edit {
  /// The same, with a dash at the end of its line: a reason follows.
  fileprivate var invitingReason: Edit {
    let text = replacement.prefix { !$0.isNewline }
    return Edit(
      replace: range, with: text + Self.reasonMark + replacement.dropFirst(text.count))
  }

  /// What stands before the reason for a suppression.
  static let reasonMark = " — "
}
