internal import LayoutLanguage
internal import LayoutText

/// What the colours and signs of the pictures on a page mean.
struct Legend {
  private let colors: PictureColors

  init(of colors: PictureColors) { self.colors = colors }

  func write(to writer: inout ByteWriter) {
    writer.write("<ul class=\"legend\">\n")
    for (name, tint) in colors.namedTints { write(tint, name, to: &writer) }
    let boundaryItems = [BoundaryItem.header, BoundaryItem.footer].map(\.name)
    write(.boundary, boundaryItems.joined(separator: ", "), to: &writer)
    write(.badge, Tint.badge.style, to: &writer)
    write(.decoration, Tint.decoration.style, to: &writer)
    writeSigns(to: &writer)
    writer.write("</ul>\n")
  }

  private func write(_ tint: Tint, _ name: String, to writer: inout ByteWriter) {
    writer.write("<li><svg width=\"16\" height=\"12\"><rect class=\"")
    writer.write(tint.style)
    writer.write("\" x=\"1\" y=\"1\" width=\"14\" height=\"10\" rx=\"3\"/></svg>")
    writer.write(printable: name)
    writer.write("</li>\n")
  }

  private func writeSigns(to writer: inout ByteWriter) {
    writer.write("<li><svg width=\"12\" height=\"14\" viewBox=\"-6 -7 12 14\"><path class=\"pin\"")
    writer.write(" d=\"")
    writer.write(Symbol.pin)
    writer.write("\"/></svg>pinned</li>\n")
    writeLine("safe", "safe area", to: &writer)
    writer.write("<li><svg width=\"18\" height=\"18\" viewBox=\"-9 -9 18 18\"><g class=\"chip\">")
    writer.write("<circle r=\"8\"/><path d=\"")
    writer.write(Symbol.arrow)
    writer.write("\"/></g></svg>scrolls on</li>\n")
    writeLine("refused", "refused by UIKit", to: &writer)
  }

  private func writeLine(
    _ style: StaticString, _ meaning: StaticString, to writer: inout ByteWriter
  ) {
    writer.write("<li><svg width=\"18\" height=\"4\"><line class=\"")
    writer.write(style)
    writer.write("\" x1=\"0\" y1=\"2\" x2=\"18\" y2=\"2\"/></svg>")
    writer.write(meaning)
    writer.write("</li>\n")
  }
}
