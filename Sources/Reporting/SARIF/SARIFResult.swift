internal import LayoutDiagnostics
internal import LayoutText

/// A finding as a result of a SARIF run.
struct SARIFResult {
  let finding: Finding
  /// The index of its rule.
  let rule: Int
  let location: SARIFLocation
  let hashes: LineHashes
  /// Other files that it may have labels in.
  let report: Report

  private var diagnostic: Diagnostic { finding.diagnostic }

  func write(to json: inout JSONWriter) {
    json.object(.block) { json in
      json.member("ruleId", diagnostic.code.number)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.rawValue)
      json.object("message") { $0.member("text", sentences) }
      json.array("locations") { json in
        json.object { json in
          location.write(diagnostic.range, to: &json)
        }
      }
      writeRelated(to: &json)
      json.object("partialFingerprints") { json in
        let line = Region(of: diagnostic.range, in: location.source).startLine
        json.member("primaryLocationLineHash", hashes[line])
      }
      writeFixes(to: &json)
      writeStatus(to: &json)
      if !diagnostic.views.isEmpty { json.object("properties") { $0.seen(in: diagnostic.views) } }
    }
  }

  /// The headline as the first sentence, which viewers show as the title, then notes and helps.
  private var sentences: String {
    (["\(diagnostic.headline)."] + diagnostic.remarks(in: location.source))
      .joined(separator: "\n")
  }

  private func writeRelated(to json: inout JSONWriter) {
    guard !diagnostic.secondary.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, label) in diagnostic.secondary.enumerated() {
        json.object { json in
          json.member("id", index + 1)
          SARIFLocation(report.file(with: label.range, from: location.file), in: report)
            .write(label.range, to: &json)
          if !label.text.isEmpty { json.object("message") { $0.member("text", label.text) } }
        }
      }
    }
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
    json.array("suppressions") { json in
      json.object { json in
        json.member("kind", kind)
        if let reason, !reason.isEmpty { json.member("justification", reason) }
      }
    }
  }
}

extension SARIFResult {
  /// Fixes that a tool may apply; edits for display only are left out.
  private func writeFixes(to json: inout JSONWriter) {
    let helps = diagnostic.helps.filter { help in
      help.fix.map { $0.applicability != .display && !$0.edits.isEmpty } ?? false
    }
    guard !helps.isEmpty else { return }
    json.array("fixes") { json in
      for help in helps {
        json.object { json in
          json.object("description") { $0.member("text", help.text) }
          json.array("artifactChanges") { json in
            json.object { json in
              location.writeFile(to: &json)
              json.array("replacements") { json in
                for edit in help.fix?.edits ?? [] { write(edit, to: &json) }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: Edit, to json: inout JSONWriter) {
    json.object { json in
      json.key("deletedRegion")
      location.writeDeletion(edit.range, to: &json)
      json.object("insertedContent") { $0.member("text", edit.replacement) }
    }
  }
}
