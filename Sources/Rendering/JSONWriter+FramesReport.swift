internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

extension JSONWriter {
  /// Everything a result says besides its elements and what was refused, as members of an object.
  mutating func head(of dump: FramesReport) {
    member("file", dump.file)
    if let view = dump.view {
      member("view", view.name)
    } else {
      member("layout", dump.layoutName)
    }
    member("preview", dump.previewName)
    if let device = dump.deviceName { member("device", device) }
    key("viewport")
    value(dump.solved.viewport)
    key("contentSize")
    value(dump.contentSize)
  }

  mutating func sections(of dump: FramesReport, _ style: Style) {
    array("sections", style) { json in
      for section in dump.solved.sections where dump.shows(section) { json.value(section) }
    }
  }

  mutating func refusals(of dump: FramesReport, _ style: Style) {
    array("errors", style) { json in
      for refusal in dump.refusals { json.value(refusal) }
    }
  }

  private mutating func value(_ viewport: Viewport) {
    object { json in
      json.member("width", viewport.size.width)
      json.member("height", viewport.size.height)
      json.member("scale", viewport.traits.displayScale)
      let area = viewport.safeArea
      json.key("safeArea")
      json.value([
        "top": area.top, "leading": area.leading, "bottom": area.bottom, "trailing": area.trailing,
      ])
    }
  }

  private mutating func value(_ section: SolvedSection) {
    object { json in
      json.member("index", section.index)
      json.member("name", section.name)
      json.key("frame")
      json.value(section.frame)
      if let orthogonal = section.orthogonal {
        json.key("orthogonal")
        json.value(orthogonal)
      }
    }
  }

  private mutating func value(_ scroll: OrthogonalScroll) {
    object { json in
      json.member("behavior", scroll.behavior.rawValue)
      json.key("contentSize")
      json.value(scroll.contentSize)
      json.key("offset")
      json.value(["x": scroll.offset.x, "y": scroll.offset.y])
      if let page = scroll.page { json.member("page", page) }
    }
  }

  private mutating func value(_ placed: FramesReport.Refused) {
    object { json in
      json.member("rule", placed.refusal.rule.rawValue)
      json.member("reason", placed.refusal.reason)
      json.member("section", placed.refusal.section)
      json.array("path") { json in
        for name in placed.path { json.value(name) }
      }
      json.member("file", placed.source.name)
      json.key("range")
      json.value(placed.range, in: placed.source)
      if let help = placed.help {
        json.key("help")
        json.value(help)
      }
    }
  }

  private mutating func value(_ frame: Rectangle) { value { $0.write(frame, as: .json) } }

  private mutating func value(_ size: Size) {
    value(["width": size.width, "height": size.height])
  }

  private mutating func value(_ numbers: KeyValuePairs<StaticString, Double>) {
    object { json in
      for (name, number) in numbers { json.member(name, number) }
    }
  }
}
