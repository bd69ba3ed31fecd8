internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// Reviewdog's Diagnostic Format: columns in UTF-8 bytes from 1, ends exclusive.
  ///
  /// - Source: reviewdog, `proto/rdf/reviewdog.proto`; `diagnostics.md`, Checkstyle XML.
  static let rdjson = ReportFormat(
    name: "rdjson", summary: "Reviewdog's diagnostic format.", isForPeople: false
  ) { report, writer in
    writer.json { json in
      json.object(.block) { json in
        json.object("source") { json in
          json.member("name", "layoutc")
          json.member("url", Diagnostic.Code.book)
        }
        json.array("diagnostics", .block) { json in
          for file in report.files {
            for diagnostic in file.diagnostics {
              json.reviewed(diagnostic, in: file, at: report.path(of: file))
            }
          }
        }
      }
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func reviewed(
    _ diagnostic: Diagnostic, in file: Report.File, at path: String
  ) {
    object { json in
      let lines = ["\(diagnostic.headline)."] + diagnostic.remarks(in: file.source)
      json.member("message", lines.joined(separator: "\n"))
      json.object("location") { json in
        json.member("path", path)
        json.key("range")
        json.range(diagnostic.range, in: file.source)
      }
      json.member("severity", diagnostic.severity.reviewdogName)
      json.object("code") { json in
        json.member("value", diagnostic.code.name)
        json.member("url", diagnostic.code.address)
      }
      json.suggestions(of: diagnostic, in: file.source)
    }
  }

  /// A fix is one suggestion: of several, each could be accepted alone.
  private mutating func suggestions(of diagnostic: Diagnostic, in source: SourceText) {
    let edits = diagnostic.helps.compactMap(\.fix).filter { $0.applicability != .display }
      .compactMap { source.joined($0.edits) }
    guard !edits.isEmpty else { return }
    array("suggestions") { json in
      for edit in edits {
        json.object { json in
          json.key("range")
          json.range(edit.range, in: source)
          json.member("text", edit.replacement)
        }
      }
    }
  }

  private mutating func range(_ range: TextRange, in source: SourceText) {
    let range = range.clamped(to: source.range)
    object { json in
      json.position("start", source.location(of: range.lowerBound))
      json.position("end", source.location(of: range.upperBound))
    }
  }

  private mutating func position(_ name: StaticString, _ location: TextLocation) {
    object(name) { json in
      json.member("line", location.line)
      json.member("column", location.column)
    }
  }
}

extension SourceText {
  /// One edit that does what `edits` do, with the text between them; `nil` without edits.
  fileprivate func joined(_ edits: [Edit]) -> Edit? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.map(\.range.upperBound).max(),
      range.contains(first.range.lowerBound) || first.range.lowerBound == range.upperBound
    else { return nil }
    var (text, end) = ("", first.range.lowerBound)
    for edit in edits {
      text += self[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return Edit(replace: first.range.lowerBound..<last, with: text)
  }
}

extension Diagnostic.Severity {
  fileprivate var reviewdogName: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
