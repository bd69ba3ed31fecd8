internal import LayoutDiagnostics
package import LayoutText

extension LintOutcome {
  /// As a document from which it can be read again; offsets count from `base`.
  ///
  /// `nil` where it has errors: what a file with errors depends on is not all known.
  package func document(from base: Int) -> JSON? {
    guard errors.isEmpty, !findings.hasErrorsOfCompiler else { return nil }
    let suppressed = suppressed.map { finding -> JSON in
      [
        "diagnostic": finding.diagnostic.document(from: base),
        "reason": finding.reason.map(JSON.text) ?? JSON(.null),
      ]
    }
    return [
      "findings": .list(findings.map { $0.document(from: base) }), "suppressed": .list(suppressed),
      "unreported": .list(unreported.map { $0.document(from: base) }),
      "isSound": .boolean(completed.isSound),
      "coverage": coverage.map(JSON.text) ?? JSON(.null),
    ]
  }

  /// What such a document says of a file at `base`; `nil` where it is damaged.
  package init?(_ document: JSON, at base: Int, _ settings: LintSettings) {
    guard let isSound = document.member("isSound")?.boolean,
      let findings = document.diagnostics("findings", at: base),
      let unreported = document.diagnostics("unreported", at: base)
    else { return nil }
    var suppressed: [SuppressedFinding] = []
    for entry in document.member("suppressed")?.elements ?? [] {
      guard let diagnostic = entry.member("diagnostic").flatMap({ Diagnostic($0, at: base) }) else {
        return nil
      }
      suppressed.append(
        SuppressedFinding(diagnostic: diagnostic, reason: entry.member("reason")?.text))
    }
    (self.findings, self.suppressed, self.unreported) = (findings, suppressed, unreported)
    completed = CompletedRules(isSound ? settings.activeRules : nil, settings)
    coverage = document.member("coverage")?.text
  }
}

extension JSON {
  /// The diagnostics in a list; `nil` where one is damaged.
  fileprivate func diagnostics(_ name: String, at base: Int) -> [Diagnostic]? {
    guard let list = member(name)?.elements else { return nil }
    let read = list.compactMap { Diagnostic($0, at: base) }
    return read.count == list.count ? read : nil
  }

  fileprivate static func range(_ range: TextRange, from base: Int) -> JSON {
    [.number(Double(range.lowerBound - base)), .number(Double(range.upperBound - base))]
  }

  /// The range that it is; `nil` where it is none.
  fileprivate func range(at base: Int) -> TextRange? {
    let ends = elements.compactMap { $0.number.flatMap { Int(exactly: $0) } }
    guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1] else { return nil }
    return (ends[0]..<ends[1]).shifted(by: base)
  }
}

extension [Diagnostic] {
  /// Whether an error among them is not one that a configuration makes of a rule.
  fileprivate var hasErrorsOfCompiler: Bool {
    contains { $0.severity == .error && LintRule.named($0.code.name) == nil }
  }
}

extension Diagnostic {
  fileprivate func document(from base: Int) -> JSON {
    let labels = ([primary] + secondary).map { label -> JSON in
      ["range": .range(label.range, from: base), "text": .text(label.text)]
    }
    let helps = helps.map { help -> JSON in
      ["text": .text(help.text), "fix": help.fix?.document(from: base) ?? JSON(.null)]
    }
    let views = views.map { views -> JSON in
      [
        "from": .number(Double(views.widths.lowerBound)),
        "to": .number(Double(views.widths.upperBound)), "words": .text(views.words),
      ]
    }
    var call: JSON = [:]
    switch derivation {
    case .of(let words)?: call = ["of": .text(words)]
    case .ofRange(let view)?: call = ["view": .text(view)]
    case nil: break
    }
    return [
      "code": .text(code.number), "name": .text(code.name), "severity": .text(severity.rawValue),
      "headline": .text(headline), "labels": .list(labels), "notes": .list(notes.map(JSON.text)),
      "helps": .list(helps), "views": .list(views), "call": call,
    ]
  }

  fileprivate init?(_ document: JSON, at base: Int) {
    let labels = (document.member("labels")?.elements ?? []).compactMap { label -> Label? in
      guard let range = label.member("range")?.range(at: base),
        let text = label.member("text")?.text
      else { return nil }
      return Label(range, text)
    }
    guard let number = document.member("code")?.text, let name = document.member("name")?.text,
      let severity = document.member("severity")?.text.flatMap(Severity.init),
      let headline = document.member("headline")?.text, let primary = labels.first
    else { return nil }
    var diagnostic = Diagnostic(
      Code(severity, number, name), headline, at: primary.range, label: primary.text)
    for label in labels.dropFirst() {
      diagnostic = diagnostic.pointing(at: label.range, label.text)
    }
    for note in document.member("notes")?.elements ?? [] {
      diagnostic = diagnostic.noting(note.text ?? "")
    }
    for help in document.member("helps")?.elements ?? [] {
      let fix = help.member("fix").flatMap { Fix($0, at: base) }
      diagnostic = diagnostic.helping(help.member("text")?.text ?? "", fix: fix)
    }
    let call = document.member("call")
    if let words = call?.member("of")?.text { diagnostic = diagnostic.derived(.of(words)) }
    if let view = call?.member("view")?.text {
      diagnostic = diagnostic.derived(.ofRange(view: view))
    }
    let views = (document.member("views")?.elements ?? []).compactMap { views -> Views? in
      guard let from = views.member("from")?.number, let to = views.member("to")?.number, from <= to
      else { return nil }
      return Views(widths: Int(from)...Int(to), words: views.member("words")?.text ?? "")
    }
    self = diagnostic.showing(in: views)
  }
}

extension Fix {
  fileprivate func document(from base: Int) -> JSON {
    let edits = edits.map { edit -> JSON in
      ["range": .range(edit.range, from: base), "text": .text(edit.replacement)]
    }
    return ["applicability": .text(applicability.rawValue), "edits": .list(edits)]
  }

  fileprivate init?(_ document: JSON, at base: Int) {
    guard let applicability = document.member("applicability")?.text.flatMap(Applicability.init)
    else { return nil }
    self.init(
      applicability,
      (document.member("edits")?.elements ?? []).compactMap { edit in
        guard let range = edit.member("range")?.range(at: base) else { return nil }
        return Edit(replace: range, with: edit.member("text")?.text ?? "")
      })
  }
}
