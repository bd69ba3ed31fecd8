internal import LayoutDiagnostics
internal import LayoutText

/// A finding as a result of a SARIF run.
struct SARIFResult {
  let finding: Finding
  /// Its rule's place among the rules.
  let rule: Int
  let place: SARIFPlace
  let hashes: LineHashes
  /// The files that it may point into besides.
  let report: Report

  private var diagnostic: Diagnostic { finding.diagnostic }

  func write(to json: inout JSONWriter) {
    json.beginObject(.block)
    json.member("ruleId", diagnostic.code.number)
    json.key("ruleIndex")
    json.value(rule)
    json.member("level", diagnostic.severity.rawValue)
    json.key("message")
    json.beginObject()
    json.member("text", Self.sentences(of: diagnostic))
    json.end()
    json.key("locations")
    json.beginArray()
    json.beginObject()
    place.write(diagnostic.range, to: &json)
    json.end()
    json.end()
    writeRelated(to: &json)
    json.key("partialFingerprints")
    json.beginObject()
    let line = Region(of: diagnostic.range, in: place.source).startLine
    json.member("primaryLocationLineHash", hashes[line])
    json.end()
    writeFixes(to: &json)
    writeStatus(to: &json)
    if !diagnostic.views.isEmpty {
      json.key("properties")
      json.beginObject()
      json.seen(in: diagnostic.views)
      json.end()
    }
    json.end()
  }

  /// The headline as the first sentence, which is taken for the title, then the rest of the story.
  private static func sentences(of diagnostic: Diagnostic) -> String {
    (["\(diagnostic.headline)."] + diagnostic.remarks).joined(separator: "\n")
  }

  private func writeRelated(to json: inout JSONWriter) {
    guard !diagnostic.secondary.isEmpty else { return }
    json.key("relatedLocations")
    json.beginArray()
    for (index, label) in diagnostic.secondary.enumerated() {
      json.beginObject()
      json.key("id")
      json.value(index + 1)
      SARIFPlace(report.file(with: label.range, from: place.file), in: report)
        .write(label.range, to: &json)
      if !label.text.isEmpty {
        json.key("message")
        json.beginObject()
        json.member("text", label.text)
        json.end()
      }
      json.end()
    }
    json.end()
  }

  private func writeStatus(to json: inout JSONWriter) {
    switch finding.status {
    case .active: return
    case .suppressed(let reason): writeSuppression("inSource", for: reason, to: &json)
    case .known:
      writeSuppression("external", for: nil, to: &json)
      json.member("baselineState", "unchanged")
    }
  }

  private func writeSuppression(_ kind: String, for reason: String?, to json: inout JSONWriter) {
    json.key("suppressions")
    json.beginArray()
    json.beginObject()
    json.member("kind", kind)
    if let reason, !reason.isEmpty { json.member("justification", reason) }
    json.end()
    json.end()
  }
}

extension SARIFResult {
  /// What a tool may type; edits that are only for show are not among them.
  private func writeFixes(to json: inout JSONWriter) {
    let helps = diagnostic.helps.filter { help in
      help.fix.map { $0.applicability != .display && !$0.edits.isEmpty } ?? false
    }
    guard !helps.isEmpty else { return }
    json.key("fixes")
    json.beginArray()
    for help in helps {
      json.beginObject()
      json.key("description")
      json.beginObject()
      json.member("text", help.text)
      json.end()
      json.key("artifactChanges")
      json.beginArray()
      json.beginObject()
      place.writeFile(to: &json)
      json.key("replacements")
      json.beginArray()
      for edit in help.fix?.edits ?? [] { write(edit, to: &json) }
      json.end()
      json.end()
      json.end()
      json.end()
    }
    json.end()
  }

  private func write(_ edit: Edit, to json: inout JSONWriter) {
    json.beginObject()
    json.key("deletedRegion")
    place.writeDeletion(edit.range, to: &json)
    json.key("insertedContent")
    json.beginObject()
    json.member("text", edit.replacement)
    json.end()
    json.end()
  }
}
