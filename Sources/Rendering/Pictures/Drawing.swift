internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// A picture as the shapes of an SVG document, in points.
struct Drawing {
  let picture: Picture
  private let colors: PictureColors
  private let frame: ScreenFrame
  private let margin: SectionMargin
  private let fade: Fade
  private let chips: [Chip]
  private let refusals: [(line: Rectangle, reason: String)]
  let findings: FindingMarks

  /// - Parameter number: its place in the document, which makes its names unique.
  init(of picture: Picture, in colors: PictureColors, number: Int) {
    (self.picture, self.colors) = (picture, colors)
    frame = ScreenFrame(of: picture)
    margin = SectionMargin(of: picture)
    fade = Fade(of: picture, in: frame, number: number)
    chips = picture.chips
    refusals = picture.refusalLines
    findings = FindingMarks(of: picture)
  }

  /// What it takes in the content space, the margin with the sections' names included.
  var extent: Rectangle {
    var extent = picture.area.union(picture.screen).grown(by: ScreenFrame.width + 2)
    let axis = picture.scrollAxis.flipped
    extent.origin[axis] -= margin.thickness
    extent.size[axis] += margin.thickness
    if let bottom = margin.bottom { extent.height = max(extent.height, bottom - extent.y) }
    return extent
  }

  /// The signs that it has.
  var marks: DrawnSigns.Marks {
    var marks: DrawnSigns.Marks = []
    if picture.elements.contains(where: { pinGround(of: $0) != nil }) { marks.insert(.pins) }
    if frame.hasSafeArea { marks.insert(.safeArea) }
    if !chips.isEmpty { marks.insert(.chips) }
    if !refusals.isEmpty { marks.insert(.refusals) }
    if !findings.isEmpty { marks.insert(.findings) }
    return marks
  }

  /// Everything inside the `svg` element.
  func write(to writer: inout ByteWriter) {
    fade.writeDefinitions(to: &writer)
    frame.write("paper", to: &writer)
    for section in picture.sections { writeOutline(of: section, to: &writer) }
    writer.markup("<g mask=\"url(#\(fade.name))\">\n")
    writeElements(to: &writer)
    writer.write("</g>\n")
    frame.writeFront(to: &writer)
    for chip in chips { chip.write(to: &writer) }
    writeRefusals(to: &writer)
    findings.write(to: &writer)
    margin.write(to: &writer)
  }

  private func writeElements(to writer: inout ByteWriter) {
    let marks = frame.marks + chips.map(\.frame) + refusals.map { $0.line.grown(by: 2) }
    let placing = LabelPlacing(of: picture, around: marks)
    let (all, rectangle) = (picture.dump.elements, picture.dump.rectangle)
    for (index, element) in picture.elements.enumerated() {
      let source = picture.solved.sources[element.source]
      let style = colors.tint(of: element, from: source).style
      Shape(element, source, style).write(to: &writer)
      all.forEachContent(of: element, in: rectangle) {
        ContentShape(record: $0, text: all.lines(of: $0)).write(to: &writer)
      }
      // What stands in it says enough.
      let label = all.holdsContents(element) ? nil : placing.label(of: index)
      label?.write(style, to: &writer)
      if source.isPinned { writePin(on: element, beside: label, to: &writer) }
    }
    all.forEachViewContent(in: rectangle) {
      ContentShape(record: $0, text: all.lines(of: $0)).write(to: &writer)
    }
    for ghost in picture.dump.ghosts where ghost.meets(picture.area) {
      writer.markup("<rect class=\"ghost\"\(ghost, as: .attributes)/>\n")
    }
  }

  private func writeOutline(of section: SolvedSection, to writer: inout ByteWriter) {
    writer.markup("<rect class=\"outline\"\(section.frame, as: .attributes)/>\n")
  }

  /// The part of a pinned element that has room for a pin; `nil` where there is none.
  private func pinGround(of element: SolvedElement) -> Rectangle? {
    guard picture.solved.sources[element.source].isPinned,
      let ground = element.frame.intersection(picture.screen)
    else { return nil }
    return ground.width >= 24 && ground.height >= 14 ? ground : nil
  }

  /// A pin where a title ends, or beside a label that stands there.
  private func writePin(
    on element: SolvedElement, beside label: Label?, to writer: inout ByteWriter
  ) {
    guard let ground = pinGround(of: element) else { return }
    let isMirrored = picture.solved.isMirrored
    let place = Rectangle(
      x: isMirrored ? ground.x + 12 : ground.maxX - 12, y: ground.center.y, width: 0, height: 0)
    guard label.map({ !$0.frame.meets(place.grown(by: 8)) }) ?? true else { return }
    writer.markup(
      """
      <path class="pin" transform="translate(\(place.x) \(place.y))" d="\(Symbol.pin)">\
      <title>pinned</title></path>\n
      """)
  }

  private func writeRefusals(to writer: inout ByteWriter) {
    for (line, reason) in refusals {
      writer.markup("<line class=\"refused\"\(line.ends)><title>\(reason)</title></line>\n")
    }
  }
}

extension Picture {
  /// The lines across the screen where refused sections would have been, with the reasons.
  fileprivate var refusalLines: [(line: Rectangle, reason: String)] {
    let frames = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0.frame) })
    return solved.firstRefusals.compactMap { refusal in
      guard let frame = frames[refusal.section] else { return nil }
      var line = Rectangle(origin: frame.origin, size: .zero)
      line.size[scrollAxis.flipped] = frame.size[scrollAxis.flipped]
      return (line, refusal.reason)
    }
  }
}

/// The rectangle of an element.
private struct Shape {
  private let element: SolvedElement
  private let source: ElementSource
  private let style: String

  init(_ element: SolvedElement, _ source: ElementSource, _ style: String) {
    (self.element, self.source, self.style) = (element, source, style)
  }

  /// Corners are a little round, those of badges wholly.
  private var radius: Points {
    let side = min(element.frame.width, element.frame.height)
    return element.isBadge ? min(side / 2, 12) : min(4, side / 6)
  }

  func write(to writer: inout ByteWriter) {
    let section: Markup = element.section.map { " data-section=\"\($0)\"" } ?? ""
    let number: Markup = source.category == .cell ? " \(element.item)" : ""
    writer.markup(
      """
      <rect class="\(style)" data-category="\(source.category.rawValue)" \
      data-kind="\(source.kind)"\(section) data-item="\(element.item)"\
      \(element.frame, as: .attributes) rx="\(radius)"><title>\(source.title)\(number) · \
      \(element.frame, as: .words)\(source.isPinned ? " · pinned" : "")</title></rect>\n
      """)
  }
}
