internal import LayoutContent
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

extension JSONWriter {
  /// Everything a result says besides its elements and what was refused, as members of an object.
  mutating func head(of dump: Dump) {
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

  mutating func sections(of dump: Dump, _ style: Style) {
    key("sections")
    beginArray(style)
    for section in dump.solved.sections where dump.shows(section) { value(section) }
    end()
  }

  mutating func refusals(of dump: Dump, _ style: Style) {
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
    key("safeArea")
    beginObject()
    key("top")
    value(viewport.safeArea.top)
    key("leading")
    value(viewport.safeArea.leading)
    key("bottom")
    value(viewport.safeArea.bottom)
    key("trailing")
    value(viewport.safeArea.trailing)
    end()
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
      beginObject()
      key("behavior")
      value(orthogonal.behavior.rawValue)
      key("contentSize")
      value(orthogonal.contentSize)
      key("offset")
      beginObject()
      key("x")
      value(orthogonal.offset.x)
      key("y")
      value(orthogonal.offset.y)
      end()
      if let page = orthogonal.page {
        key("page")
        value(page)
      }
      end()
    }
    end()
  }

  private mutating func value(_ placed: Dump.Refused) {
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

  private mutating func value(_ frame: Rectangle) {
    beginObject()
    key("x")
    value(frame.x)
    key("y")
    value(frame.y)
    key("width")
    value(frame.width)
    key("height")
    value(frame.height)
    end()
  }

  private mutating func value(_ size: Size) {
    beginObject()
    key("width")
    value(size.width)
    key("height")
    value(size.height)
    end()
  }
}
