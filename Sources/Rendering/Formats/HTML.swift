internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// One page for all results, each a drawing on a card with a table of its sections.
  static let html = OutputFormat(
    name: "html", summary: "One page with a drawing of each result and a table of its sections."
  ) { document, writer in
    let colors = PictureColors(of: document)
    let page = Page(of: document)
    page.writeHead(to: &writer)
    Legend(of: colors).write(to: &writer)
    writer.write("</header>\n<main>\n")
    for (number, dump) in document.dumps.enumerated() {
      let drawing = Drawing(of: Picture(of: dump), in: colors, number: number)
      Card(drawing).write(to: &writer)
    }
    if document.dumps.isEmpty { writer.write("<p>There is nothing to show.</p>\n") }
    writer.write("</main>\n</body>\n</html>\n")
  }
}

/// What stands around the cards.
private struct Page {
  private let title: String

  init(of document: FramesDocument) {
    var names: [String] = []
    for name in document.dumps.map({ $0.layoutName ?? $0.file }) where !names.contains(name) {
      names.append(name)
    }
    title = names.isEmpty ? "No layouts" : names.joined(separator: ", ")
  }

  func writeHead(to writer: inout ByteWriter) {
    writer.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    writer.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.write("<title>")
    writer.write(printable: title)
    writer.write("</title>\n<style>\n")
    writer.write(PageStyle.page)
    writer.write(PictureStyle.shapes)
    writer.write(PictureStyle.light)
    writer.tints(on: \.light)
    writer.write("@media (prefers-color-scheme: dark) {\n")
    writer.write(PageStyle.dark)
    writer.write(PictureStyle.dark)
    writer.tints(on: \.dark)
    writer.write("}\n</style>\n</head>\n<body>\n<header>\n<h1>")
    writer.write(printable: title)
    writer.write("</h1>\n")
  }
}

/// One result: its caption, its drawing, its sections.
private struct Card {
  private let drawing: Drawing
  private var picture: Picture { drawing.picture }

  init(_ drawing: Drawing) { self.drawing = drawing }

  func write(to writer: inout ByteWriter) {
    let extent = drawing.extent
    let width = max(extent.width, Self.narrowest)
    writer.write("<section class=\"card\" style=\"flex: ")
    writer.write(width)
    writer.write(" 1 ")
    writer.write(width * Self.leastScale)
    writer.write("px; max-width: ")
    writer.write(width)
    writer.write("px\">\n")
    writeCaption(to: &writer)
    writer.write("<svg class=\"picture\" role=\"img\"")
    writer.write(extent, as: .viewBox)
    writer.write(" style=\"max-width: ")
    writer.write(extent.width)
    writer.write("px\">\n")
    drawing.write(to: &writer)
    writer.write("</svg>\n")
    SectionTable(picture).write(to: &writer)
    writer.write("</section>\n")
  }

  /// A card becomes smaller than its picture before it takes a row of its own.
  private static let leastScale = 0.7
  /// The width that a table of sections needs, in points.
  private static let narrowest: Points = 420

  private func writeCaption(to writer: inout ByteWriter) {
    let title = FramesTitle(of: picture.dump)
    writer.write("<h2>")
    writer.write(printable: title.names.isEmpty ? picture.dump.file : title.names)
    writer.write("</h2>\n<p>")
    writer.write(printable: title.measures)
    writer.write("</p>\n")
    if !title.names.isEmpty {
      writer.write("<p class=\"file\">")
      writer.write(printable: picture.dump.file)
      writer.write("</p>\n")
    }
    if let note = picture.note {
      writer.write("<p class=\"note\">")
      writer.write(printable: note)
      writer.write("</p>\n")
    }
  }
}
