internal import LayoutText

/// A file and ranges in it, in SARIF.
struct SARIFLocation {
  let uri: String
  let file: Report.File

  init(_ file: Report.File, in report: Report) {
    (uri, self.file) = (ByteWriter.reference(to: report.path(of: file)), file)
  }

  var source: SourceText { file.source }

  /// `"physicalLocation": { … }`.
  func write(_ range: TextRange, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      writeFile(to: &json)
      json.key("region")
      writeRegion(range, to: &json)
    }
  }

  /// `"artifactLocation": { … }`.
  func writeFile(to json: inout JSONWriter) {
    json.object("artifactLocation") { $0.member("uri", uri) }
  }

  func writeRegion(_ range: TextRange, to json: inout JSONWriter) {
    write(Region(of: range, in: source), to: &json)
  }

  /// The range that an edit replaces, with its line ends.
  func writeDeletion(_ range: TextRange, to json: inout JSONWriter) {
    write(Region(exactly: range, in: source), to: &json)
  }

  private func write(_ region: Region, to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", region.startLine)
      json.member("startColumn", region.startColumn)
      json.member("endLine", region.endLine)
      json.member("endColumn", region.endColumn)
    }
  }
}
