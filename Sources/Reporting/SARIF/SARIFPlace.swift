internal import LayoutText

/// A file as SARIF names it, and the spans in it.
struct SARIFPlace {
  let uri: String
  let file: Report.File

  init(_ file: Report.File, in report: Report) {
    (uri, self.file) = (ByteWriter.reference(to: report.path(of: file)), file)
  }

  var source: SourceText { file.source }

  /// `"physicalLocation": { … }`.
  func write(_ range: TextRange, to json: inout JSONWriter) {
    json.key("physicalLocation")
    json.beginObject()
    writeFile(to: &json)
    json.key("region")
    writeRegion(range, to: &json)
    json.end()
  }

  /// `"artifactLocation": { … }`.
  func writeFile(to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", uri)
    json.end()
  }

  func writeRegion(_ range: TextRange, to json: inout JSONWriter) {
    write(Region(of: range, in: source), to: &json)
  }

  /// What an edit takes away: to the byte, line ends too.
  func writeDeletion(_ range: TextRange, to json: inout JSONWriter) {
    write(Region(exactly: range, in: source), to: &json)
  }

  private func write(_ region: Region, to json: inout JSONWriter) {
    json.beginObject()
    json.key("startLine")
    json.value(region.startLine)
    json.key("startColumn")
    json.value(region.startColumn)
    json.key("endLine")
    json.value(region.endLine)
    json.key("endColumn")
    json.value(region.endColumn)
    json.end()
  }
}
