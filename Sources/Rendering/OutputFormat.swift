package import LayoutText

/// A way to write frames down.
package struct OutputFormat: Sendable {
  package let name: String
  package let summary: String
  /// Writes the document as it is made: what it needs to remember does not grow with the frames.
  package let render: @Sendable (FramesDocument, inout ByteWriter) -> Void

  /// Every format, in the order the help lists them. A new format is one file and one line here.
  package static let all: [OutputFormat] = [.text, .json, .ndjson, .csv] + pictures

  /// The formats that show frames rather than list them.
  package static let pictures: [OutputFormat] = [.svg, .html, .ascii]
}

extension OutputFormat {
  /// The whole document as one string.
  package func text(of document: FramesDocument) -> String {
    ByteWriter.string { render(document, &$0) }
  }
}
