internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension OutputFormat {
  /// One page for all results, each a drawing on a card with a table of its sections.
  package static let html = OutputFormat(
    name: "html", summary: "One page with a drawing of each result and a table of its sections."
  ) { document, writer in
    let colors = PictureColors(of: document)
    let page = Page(of: document)
    page.writeHead(to: &writer)
    Legend(of: colors, for: DrawnSigns(of: document, in: colors)).write(to: &writer)
    writer.write("</header>\n<main>\n")
    for (number, dump) in document.dumps.enumerated() {
      let drawing = Drawing(of: Picture(of: dump), in: colors, number: number)
      Card(drawing, page.shortName(of: dump.file)).write(to: &writer)
    }
    if document.dumps.isEmpty { writer.write("<p>There is nothing to show.</p>\n") }
    writer.write("</main>\n")
    if page.isComparison { writer.write("<script>\(HTMLSlider.script)</script>\n") }
    writer.write("</body>\n</html>\n")
  }
}

/// What stands around the cards.
private struct Page {
  private let title: String
  /// The folder that all files lie in, with a slash at its end; empty for none.
  private let folder: String
  /// Whether there are pictures of before and after.
  let isComparison: Bool

  init(of document: FramesDocument) {
    var names: [String] = []
    let folder = Self.folder(of: document.dumps.map(\.file))
    for name in document.dumps.map({ $0.layoutName ?? String($0.file.dropFirst(folder.count)) })
    where !names.contains(name) {
      names.append(name)
    }
    isComparison = document.dumps.contains { $0.side != nil }
    self.folder = folder
    title = names.isEmpty ? "No layouts" : names.joined(separator: ", ")
  }

  /// A file by its path in the folder that all files of the page lie in.
  func shortName(of file: String) -> String { String(file.dropFirst(folder.count)) }

  private static func folder(of files: [String]) -> String {
    guard
      var common = files.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    else { return "" }
    for file in files {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  func writeHead(to writer: inout ByteWriter) {
    writer.markup(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">\n
      """)
    if isComparison { writer.write(HTMLSlider.policy) }
    writer.markup("<title>\(title)</title>\n<style>\n")
    if isComparison { writer.write(HTMLSlider.style) }
    writer.write(PageStyle.page)
    writer.write(PictureStyle.shapes)
    writer.write(PictureStyle.light)
    writer.tints(on: \.light)
    writer.write("@media (prefers-color-scheme: dark) {\n")
    writer.write(PageStyle.dark)
    writer.write(PictureStyle.dark)
    writer.tints(on: \.dark)
    writer.markup("}\n</style>\n</head>\n<body>\n<header>\n<h1>\(title)</h1>\n")
  }
}

/// One result: its caption, its drawing, its sections.
private struct Card {
  private let drawing: Drawing
  private let file: String
  private var picture: Picture { drawing.picture }

  init(_ drawing: Drawing, _ file: String) { (self.drawing, self.file) = (drawing, file) }

  func write(to writer: inout ByteWriter) {
    let extent = drawing.extent
    let width = max(extent.width, Self.narrowest)
    let least = width * Self.leastScale
    writer.markup(
      """
      <section class="card" style="flex: \(width) 1 \(least)px; max-width: \(width)px"
      """)
    if let side = picture.dump.side { writer.attribute("data-side", side.rawValue) }
    writer.write(">\n")
    writeCaption(to: &writer)
    writer.markup(
      """
      <svg class="picture" role="img"\(extent, as: .viewBox) style="max-width: \(extent.width)px">\n
      """)
    drawing.write(to: &writer)
    writer.write("</svg>\n")
    drawing.findings.writeList(in: file, to: &writer)
    SectionTable(picture).write(to: &writer)
    writer.write("</section>\n")
  }

  /// A card becomes smaller than its picture before it takes a row of its own.
  private static let leastScale = 0.7
  /// The width that a table of sections needs, in points.
  private static let narrowest: Points = 420

  private func writeCaption(to writer: inout ByteWriter) {
    let title = FramesTitle(of: picture.dump)
    let head = title.names.isEmpty ? file : title.names
    writer.markup("<h2>\(head)</h2>\n<p>\(title.measures)</p>\n")
    if !title.names.isEmpty {
      writer.markup("<p class=\"file\">\(file)</p>\n")
    }
    for remark in picture.dump.remarks { writer.markup("<p>\(remark)</p>\n") }
    if let note = picture.note { writer.markup("<p class=\"note\">\(note)</p>\n") }
  }
}
