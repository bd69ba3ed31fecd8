internal import LayoutDiagnostics
package import LayoutText

extension JSONWriter {
  /// The diagnostics of all files as one array, one a line.
  package mutating func diagnostics(of report: Report) {
    array(.block) { json in
      for file in report.files {
        for diagnostic in file.diagnostics { json.value(diagnostic, of: file, in: report) }
      }
    }
  }

  /// A range: 1-based lines, 1-based UTF-8 columns, 0-based byte offsets, the end exclusive.
  package mutating func value(_ range: TextRange, in source: SourceText) {
    object { json in
      json.key("start")
      json.value(source.location(of: range.lowerBound))
      json.key("end")
      json.value(source.location(of: range.upperBound))
    }
  }

  private mutating func value(_ location: TextLocation) {
    object { json in
      json.member("line", location.line)
      json.member("column", location.column)
      json.member("offset", location.offset)
    }
  }

  private mutating func value(
    _ diagnostic: Diagnostic, of file: Report.File, in report: Report
  ) {
    object { json in
      json.member("code", diagnostic.code.number)
      json.member("name", diagnostic.code.name)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("headline", diagnostic.headline)
      json.labelLocation(diagnostic.primary, in: file)
      json.array("secondary") { json in
        for label in diagnostic.secondary {
          json.object { $0.labelLocation(label, in: report.file(with: label.range, from: file)) }
        }
      }
      json.array("notes") { json in
        for note in diagnostic.notes { json.value(note) }
      }
      json.array("helps") { json in
        for help in diagnostic.helps {
          json.value(help) { report.file(with: $0, from: file).source }
        }
      }
      if let call = diagnostic.call(in: file.source) { json.member("see", call) }
      if !diagnostic.views.isEmpty { json.seen(in: diagnostic.views) }
    }
  }

  /// The views in which a diagnostic occurs.
  mutating func seen(in views: [Diagnostic.Views]) {
    array("seen") { json in
      for view in views {
        json.object { json in
          json.member("from", view.widths.lowerBound)
          json.member("to", view.widths.upperBound)
          if !view.words.isEmpty { json.member("when", view.words) }
        }
      }
    }
  }

  /// A label: its range and its text.
  private mutating func labelLocation(_ label: Diagnostic.Label, in file: Report.File) {
    member("file", file.source.name)
    key("range")
    value(label.range, in: file.source)
    member("label", label.text)
  }

  private mutating func value(
    _ help: Diagnostic.Help, in source: (TextRange) -> SourceText
  ) {
    object { json in
      json.member("text", help.text)
      if let fix = help.fix {
        json.object("fix") { json in
          json.member("applicability", fix.applicability.rawValue)
          json.array("edits") { json in
            for edit in fix.edits {
              json.object { json in
                json.key("range")
                json.value(edit.range, in: source(edit.range))
                json.member("replacement", edit.replacement)
              }
            }
          }
        }
      }
    }
  }
}
