internal import LayoutLanguage
internal import LayoutText

/// What the colours and signs of the pictures on a page mean.
struct Legend {
  private let colors: PictureColors
  /// What the pictures show.
  private let signs: DrawnSigns

  init(of colors: PictureColors, for signs: DrawnSigns) {
    (self.colors, self.signs) = (colors, signs)
  }

  func write(to writer: inout ByteWriter) {
    guard !signs.isEmpty else { return }
    writer.write("<ul class=\"legend\">\n")
    for (name, tint) in colors.namedTints where signs.tints.contains(tint.style) {
      write(tint, name, to: &writer)
    }
    let boundaryItems = [BoundaryItem.header, BoundaryItem.footer].map(\.name)
    let others =
      [(Tint.boundary, boundaryItems.joined(separator: ", "))]
      + [Tint.badge, .decoration].map { ($0, $0.style) }
    for (tint, name) in others where signs.tints.contains(tint.style) {
      write(tint, name, to: &writer)
    }
    writeSigns(to: &writer)
    writer.write("</ul>\n")
  }

  private func write(_ tint: Tint, _ name: String, to writer: inout ByteWriter) {
    writer.markup(
      """
      <li><svg width="16" height="12"><rect class="\(tint.style)" x="1" y="1" width="14" \
      height="10" rx="3"/></svg>\(name)</li>\n
      """)
  }

  private func writeSigns(to writer: inout ByteWriter) {
    if signs.marks.contains(.pins) {
      writer.markup(
        """
        <li><svg width="12" height="14" viewBox="-6 -7 12 14"><path class="pin" \
        d="\(Symbol.pin)"/></svg>pinned</li>\n
        """)
    }
    if signs.marks.contains(.safeArea) { writeLine("safe", "safe area", to: &writer) }
    if signs.marks.contains(.chips) {
      writer.markup(
        """
        <li><svg width="18" height="18" viewBox="-9 -9 18 18"><g class="chip">\
        <circle r="8"/><path d="\(Symbol.arrow)"/></g></svg>scrolls on</li>\n
        """)
    }
    if signs.marks.contains(.refusals) { writeLine("refused", "refused by UIKit", to: &writer) }
    if signs.marks.contains(.findings) {
      writer.markup(
        """
        <li><svg width="16" height="16"><g class="\(FindingMarks.style) warning">\
        <circle cx="8" cy="8" r="8"/></g></svg>found by the linter</li>\n
        """)
    }
  }

  private func writeLine(_ style: String, _ meaning: String, to writer: inout ByteWriter) {
    writer.markup(
      """
      <li><svg width="18" height="4"><line class="\(style)" x1="0" y1="2" x2="18" y2="2"/></svg>\
      \(meaning)</li>\n
      """)
  }
}
