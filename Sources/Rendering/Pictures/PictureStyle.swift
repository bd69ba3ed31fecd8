internal import LayoutDiagnostics
internal import LayoutText

/// The style sheet of pictures.
enum PictureStyle {
  /// What does not depend on the paper.
  static let shapes = """
    text { font-family: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, \
    "Helvetica Neue", Arial, sans-serif; pointer-events: none }
    text .number { opacity: .6; font-weight: 400 }
    rect[data-category] { stroke-width: 1 }
    rect.\(Tint.badge.style) { stroke-width: 1.5 }
    rect.\(Tint.decoration.style) { stroke-dasharray: 5 3 }
    text.\(Tint.boundary.style), text.\(Tint.badge.style), .name { font-weight: 600 }
    .name { font-size: 12px } .detail { font-size: 10px }
    rect.\(ContentShape.style) { fill: none; stroke-width: .5 }
    rect.\(ContentShape.containerStyle) { stroke-dasharray: 2 2 }
    .\(ContentShape.glyphStyle) { fill-opacity: .45 }
    .outline { fill: none; stroke-dasharray: 2 3 }
    .bracket { fill: none; stroke-width: 1.25 }
    .device { fill: none; stroke-width: 5 }
    .safe { stroke-width: 1; stroke-dasharray: 6 4 }
    .clear { fill: #fff }
    .ghost { fill: none; stroke: #e5484d; stroke-width: 1.5; stroke-dasharray: 4 3 }
    .chip path { fill: none; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
    .pin { stroke-width: 1.25; stroke-linecap: round; stroke-linejoin: round }
    line.refused { stroke-width: 3; stroke-dasharray: 8 4 }
    rect.\(FindingMarks.style) { fill: none; stroke-width: 2 }
    g.\(FindingMarks.style) text { fill: #fff; font-weight: 600 }
    rect.finding.error { stroke: #d92d20 } g.finding.error circle { fill: #d92d20 }
    rect.finding.warning { stroke: #b54708 } g.finding.warning circle { fill: #b54708 }
    rect.finding.note { stroke: #175cd3 } g.finding.note circle { fill: #175cd3 }

    """

  /// The colours of light paper.
  static let light = """
    rect.\(ContentShape.style) { stroke: #98a2b3; stroke-opacity: .5 }
    rect.\(ContentShape.fillStyle) { fill: #98a2b3; fill-opacity: .25 }
    rect.\(ContentShape.imageStyle) { fill: #8b6fd6; fill-opacity: .2; stroke: #8b6fd6 }
    rect.\(ContentShape.containerStyle) { stroke: #2f7ae5; stroke-opacity: .35 }
    .\(ContentShape.textStyle) { fill: #1d2939 } .\(ContentShape.nameStyle) { fill: #667085 }
    .\(ContentShape.glyphStyle) { fill: #6b4fc0 }
    .paper { fill: #fff } .outline { stroke: #b9c1ce } .bracket { stroke: #98a2b3 }
    .name { fill: #344054 } .detail { fill: #7a8699 }
    .device { stroke: #2b3444 } .fixture { fill: #1d2430; fill-opacity: .8 }
    .safe { stroke: #2f7ae5; stroke-opacity: .55 }
    .chip circle { fill: #fff; stroke: #5b5bd6 } .chip path { stroke: #5b5bd6 }
    .pin { fill: #667085; stroke: #667085 }
    line.refused, .refused .bracket { stroke: #d92d20 }
    .refused .name, .refused .detail, text.refused { fill: #d92d20 }

    """

  /// The colours of dark paper.
  static let dark = """
    rect.\(ContentShape.style) { stroke: #98a2b3; stroke-opacity: .5 }
    rect.\(ContentShape.fillStyle) { fill: #98a2b3; fill-opacity: .3 }
    rect.\(ContentShape.imageStyle) { fill: #a48bea; fill-opacity: .25; stroke: #a48bea }
    rect.\(ContentShape.containerStyle) { stroke: #6ba4f5; stroke-opacity: .4 }
    .\(ContentShape.textStyle) { fill: #eaecf0 } .\(ContentShape.nameStyle) { fill: #98a2b3 }
    .\(ContentShape.glyphStyle) { fill: #c4b3f5 }
    .paper { fill: #15181e } .outline { stroke: #4b5567 } .bracket { stroke: #667085 }
    .name { fill: #d5dbe6 } .detail { fill: #98a2b3 }
    .device { stroke: #77839a } .fixture { fill: #77839a; fill-opacity: .8 }
    .safe { stroke: #6ba4f5; stroke-opacity: .6 }
    .chip circle { fill: #15181e; stroke: #9d9df7 } .chip path { stroke: #9d9df7 }
    .pin { fill: #98a2b3; stroke: #98a2b3 }
    line.refused, .refused .bracket { stroke: #f97066 }
    .refused .name, .refused .detail, text.refused { fill: #f97066 }

    """
}

extension ByteWriter {
  /// The rules that give the elements their colours on one of the papers.
  mutating func tints(on paper: KeyPath<Tint, Swatch>) {
    for tint in Tint.all {
      let swatch = tint[keyPath: paper]
      markup(
        """
        rect.\(tint.style) { fill: \(swatch.fill); stroke: \(swatch.stroke) } \
        text.\(tint.style) { fill: \(swatch.ink) }\n
        """)
    }
  }
}
