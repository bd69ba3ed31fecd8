internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

extension JSONWriter {
  /// Everything a result says besides its elements and what was refused, as members of an object.
  mutating func head(of dump: FramesReport) {
    key("file")
    value(dump.file)
    if let view = dump.view {
      key("view")
      value(view.name)
    } else {
      key("layout")
      value(dump.layoutName)
    }
    key("preview")
    value(dump.previewName)
    key("viewport")
    value(dump.solved.viewport)
    key("contentSize")
    value(dump.contentSize)
  }

  mutating func sections(of dump: FramesReport, _ style: Style) {
    key("sections")
    beginArray(style)
    for section in dump.solved.sections where dump.shows(section) { value(section) }
    end()
  }

  mutating func refusals(of dump: FramesReport, _ style: Style) {
    key("errors")
    beginArray(style)
    for refusal in dump.refusals { value(refusal) }
    end()
  }

  private mutating func value(_ viewport: Viewport) {
    beginObject()
    key("width")
    value(viewport.size.width)
    key("height")
    value(viewport.size.height)
    key("scale")
    value(viewport.traits.displayScale)
    let area = viewport.safeArea
    key("safeArea")
    value([
      "top": area.top, "leading": area.leading, "bottom": area.bottom, "trailing": area.trailing,
    ])
    end()
  }

  private mutating func value(_ section: SolvedSection) {
    beginObject()
    key("index")
    value(section.index)
    key("name")
    value(section.name)
    key("frame")
    value(section.frame)
    if let orthogonal = section.orthogonal {
      key("orthogonal")
      value(orthogonal)
    }
    end()
  }

  private mutating func value(_ scroll: OrthogonalScroll) {
    beginObject()
    key("behavior")
    value(scroll.behavior.rawValue)
    key("contentSize")
    value(scroll.contentSize)
    key("offset")
    value(["x": scroll.offset.x, "y": scroll.offset.y])
    if let page = scroll.page {
      key("page")
      value(page)
    }
    end()
  }

  private mutating func value(_ placed: FramesReport.Refused) {
    beginObject()
    key("rule")
    value(placed.refusal.rule.rawValue)
    key("reason")
    value(placed.refusal.reason)
    key("section")
    value(placed.refusal.section)
    key("path")
    beginArray()
    for name in placed.path { value(name) }
    end()
    key("file")
    value(placed.source.name)
    key("range")
    value(placed.range, in: placed.source)
    if let help = placed.help {
      key("help")
      value(help)
    }
    end()
  }

  private mutating func value(_ frame: Rectangle) { value { $0.write(frame, as: .json) } }

  private mutating func value(_ size: Size) {
    value(["width": size.width, "height": size.height])
  }

  private mutating func value(_ numbers: KeyValuePairs<StaticString, Double>) {
    beginObject()
    for (name, number) in numbers {
      key(name)
      value(number)
    }
    end()
  }
}
