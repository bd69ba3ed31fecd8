internal import LayoutDiagnostics
package import LayoutText

extension JSONWriter {
  /// The diagnostics of all files as one array, a line each.
  package mutating func diagnostics(of report: Report) {
    beginArray(.block)
    for file in report.files {
      for diagnostic in file.diagnostics { value(diagnostic, of: file, in: report) }
    }
    end()
  }

  /// A span: 1-based lines, 1-based UTF-8 columns, 0-based byte offsets, the end exclusive.
  package mutating func value(_ range: TextRange, in source: SourceText) {
    beginObject()
    key("start")
    value(source.location(of: range.lowerBound))
    key("end")
    value(source.location(of: range.upperBound))
    end()
  }

  private mutating func value(_ place: TextLocation) {
    beginObject()
    key("line")
    value(place.line)
    key("column")
    value(place.column)
    key("offset")
    value(place.offset)
    end()
  }

  private mutating func value(
    _ diagnostic: Diagnostic, of file: Report.File, in report: Report
  ) {
    beginObject()
    key("code")
    value(diagnostic.code.number)
    key("name")
    value(diagnostic.code.name)
    key("severity")
    value(diagnostic.severity.rawValue)
    key("headline")
    value(diagnostic.headline)
    place(diagnostic.primary, in: file)
    key("secondary")
    beginArray()
    for label in diagnostic.secondary {
      beginObject()
      place(label, in: report.file(with: label.range, from: file))
      end()
    }
    end()
    key("notes")
    beginArray()
    for note in diagnostic.notes { value(note) }
    end()
    key("helps")
    beginArray()
    for help in diagnostic.helps {
      value(help) { report.file(with: $0, from: file).source }
    }
    end()
    if !diagnostic.views.isEmpty { seen(in: diagnostic.views) }
    end()
  }

  /// The views in which something shows, as a member of its own.
  mutating func seen(in views: [Diagnostic.Views]) {
    key("seen")
    beginArray()
    for view in views {
      beginObject()
      key("from")
      value(view.widths.lowerBound)
      key("to")
      value(view.widths.upperBound)
      if !view.words.isEmpty {
        key("when")
        value(view.words)
      }
      end()
    }
    end()
  }

  /// Where a label stands and what it says.
  private mutating func place(_ label: Diagnostic.Label, in file: Report.File) {
    key("file")
    value(file.source.name)
    key("range")
    value(label.range, in: file.source)
    key("label")
    value(label.text)
  }

  private mutating func value(
    _ help: Diagnostic.Help, in source: (TextRange) -> SourceText
  ) {
    beginObject()
    key("text")
    value(help.text)
    if let fix = help.fix {
      key("fix")
      beginObject()
      key("applicability")
      value(fix.applicability.rawValue)
      key("edits")
      beginArray()
      for edit in fix.edits {
        beginObject()
        key("range")
        value(edit.range, in: source(edit.range))
        key("replacement")
        value(edit.replacement)
        end()
      }
      end()
      end()
    }
    end()
  }
}
