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
    rect.\(ContentShape.imageStyle) { stroke-dasharray: 2 1 }
    .outline { fill: none; stroke-dasharray: 2 3 }
    .bracket { fill: none; stroke-width: 1.25 }
    .device { fill: none; stroke-width: 5 }
    .safe { stroke-width: 1; stroke-dasharray: 6 4 }
    .clear { fill: #fff }
    .ghost { fill: none; stroke: #e5484d; stroke-width: 1.5; stroke-dasharray: 4 3 }
    .chip path { fill: none; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
    .pin { stroke-width: 1.25; stroke-linecap: round; stroke-linejoin: round }
    line.refused { stroke-width: 3; stroke-dasharray: 8 4 }

    """

  /// The colours of light paper.
  static let light = """
    rect.\(ContentShape.style) { stroke: #98a2b3; stroke-opacity: .5 }
    rect.\(ContentShape.fillStyle), rect.\(ContentShape.imageStyle) { fill: #98a2b3; fill-opacity: .25 }
    .\(ContentShape.textStyle) { fill: #1d2939 }
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
    rect.\(ContentShape.fillStyle), rect.\(ContentShape.imageStyle) { fill: #98a2b3; fill-opacity: .3 }
    .\(ContentShape.textStyle) { fill: #eaecf0 }
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
