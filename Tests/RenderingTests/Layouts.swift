import LayoutCompiler
import LayoutGeometry
import LayoutLanguage
import LayoutRendering
import LayoutReporting
import LayoutSolver
import LayoutText

/// Layouts by the names used in case files.
enum Layouts {
  static let all: [String: @Sendable () -> FramesDocument] = [
    "explore": { document([dump(explore(items: 2, 11), size: phone, preview: "iPhone 15")]) },
    "rectangle": {
      var part = dump(explore(items: 2, 11), size: phone, preview: "iPhone 15")
      part.rectangle = Rectangle(x: 0, y: 560, width: 100, height: 10)
      return document([part])
    },
    "refused": { document([refused()]) },
    "unnamed": { document([dump(unnamed(), size: Size(width: 100.5, height: 50), preview: nil)]) },
    "approximate": {
      document([dump(approximate(), size: Size(width: 390, height: 844), preview: nil)])
    },
    "scrolled": { document([scrolled()]) },
    "card": { document([card()]) },
    "nothing": { document([]) },
  ]

  static let phone = Size(width: 393, height: 852)

  private static func document(_ dumps: [FramesReport]) -> FramesDocument {
    FramesDocument(dumps, report: Report([Report.File(SourceText("", name: "a.layout"), [])]))
  }

  static func dump(_ layout: Layout, size: Size, preview: String?) -> FramesReport {
    var viewport = Viewport(size: size, traits: Traits())
    viewport.safeArea = preview == nil ? .zero : EdgeInsets(top: 59, bottom: 34)
    var dump = FramesReport(
      SolvedElements(solve(layout, in: viewport)), of: "Samples/Explore.layout")
    (dump.layoutName, dump.previewName) = (layout.name, preview)
    return dump
  }

  /// The page shown in the manual of the command line.
  static func explore(items stories: Int, _ posts: Int) -> Layout {
    var layout = Layout()
    layout.name = "explore"
    layout.spacing = 24
    layout.sections = [storySection(items: stories), postSection(items: posts)]
    return layout
  }

  /// Sections of three groups, 100 points wide, scrolled except for the last.
  private static func scrolled() -> FramesReport {
    let offsets: [(OrthogonalBehavior, Points?)] = [
      (.continuous, 12.5), (.groupPaging, 90), (.groupPaging, 10), (.continuous, nil),
    ]
    var layout = Layout()
    var contents = Contents()
    for (index, (behavior, offset)) in offsets.enumerated() {
      let child = GroupChild.item(item("card", .fullWidth, .fullHeight))
      var section = section("row\(index)", .absolute(100), .absolute(10), [child])
      (section.orthogonal, section.itemCount) = (behavior, 3)
      contents.orthogonalOffset.named["row\(index)"] = offset.map { [$0] }
      layout.sections.append(section)
    }
    let viewport = Viewport(size: Size(width: 150, height: 50), traits: Traits())
    return FramesReport(
      SolvedElements(solve(layout, in: viewport, showing: contents)), of: "a.layout")
  }

  private static func storySection(items: Int) -> Section {
    var badge = Supplementary(word: "badge")
    badge.name = "live"
    badge.size = LayoutSize(.absolute(20), .absolute(20))
    badge.anchor = .bottomTrailing
    badge.offset = .fraction(x: 0.25, y: 0)
    var avatar = item("avatar", .fullWidth, .fullWidth)
    avatar.supplementaries = [badge]
    var section = section("stories", .absolute(72), .absolute(96), [.item(avatar)])
    section.orthogonal = .continuousGroupLeadingBoundary
    section.insets = EdgeInsets(leading: 16, trailing: 16)
    section.spacing = 12
    section.itemCount = items
    return section
  }

  private static func postSection(items: Int) -> Section {
    var hero = item("hero", .fraction(Number(2, over: 3), of: .horizontal), .fullHeight)
    hero.insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    var side = item("side", .fraction(Number(1, over: 3), of: .horizontal), .fullHeight)
    side.insets = hero.insets
    var title = BoundaryItem(
      word: "header", size: LayoutSize(.fullWidth, .absolute(44)), alignment: .top)
    (title.name, title.pinned, title.zIndex) = ("title", true, 2)
    var card = Decoration(word: "background")
    (card.name, card.insets) = ("card", EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    var section = section("posts", .fullWidth, .absolute(258), [.item(hero), .item(side)])
    section.boundaryItems = [title]
    section.decorations = [card]
    section.itemCount = items
    return section
  }

  /// A section without space for its group between two valid ones.
  private static func refused() -> FramesReport {
    let line: [GroupChild] = [.item(item("cell", .fullWidth, .fullHeight))]
    var sick = section("sick", .fullWidth, .absolute(40), line)
    sick.insets = EdgeInsets(leading: 300, trailing: 300)
    sick.itemCount = 3
    var sound = section("sound", .fullWidth, .absolute(40), line)
    sound.itemCount = 1
    var layout = Layout()
    layout.name = "broken"
    layout.sections = [sound, sick, sound]
    var dump = dump(layout, size: phone, preview: nil)
    let source = SourceText("layout broken {\n  section sick\n}\n", name: "a.layout")
    dump.refusals = dump.solved.refusals.map {
      var placed = FramesReport.Refused($0, in: source, at: 18..<30)
      (placed.path, placed.help) = (["sick", "line"], "smaller insets")
      return placed
    }
    return dump
  }

  /// A list, whose frames are approximate, before a section with exact frames.
  private static func approximate() -> Layout {
    var list = List()
    (list.name, list.itemCount) = ("rows", 1)
    list.rows = [item("row", .fullWidth, .estimated(44))]
    var note = BoundaryItem(
      word: "footer", size: LayoutSize(.fullWidth, .absolute(20)), alignment: .bottom)
    note.name = "note"
    list.footers = [note]
    let line: [GroupChild] = [.item(item("cell", .fullWidth, .fullHeight))]
    var sure = section("sure", .fullWidth, .absolute(40), line)
    sure.itemCount = 1
    var layout = Layout()
    layout.sections = [list.section, sure]
    return layout
  }

  /// Two cells with badges below a pinned title, on a background; the view is scrolled a little.
  private static func card() -> FramesReport {
    var badge = Supplementary(word: "badge")
    (badge.name, badge.size) = ("<new>", LayoutSize(.absolute(16), .absolute(16)))
    var photo = item("photo", .fraction(Number(1, over: 2), of: .horizontal), .fullHeight)
    photo.supplementaries = [badge]
    var title = BoundaryItem(
      word: "header", size: LayoutSize(.fullWidth, .absolute(30)), alignment: .top)
    (title.name, title.pinned, title.zIndex) = ("title", true, 2)
    var plate = Decoration(word: "background")
    plate.name = "plate"
    var section = section("photos", .fullWidth, .absolute(80), [.item(photo), .item(photo)])
    (section.boundaryItems, section.decorations) = ([title], [plate])
    section.insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.itemCount = 3
    var layout = Layout()
    (layout.name, layout.sections) = ("card", [section])
    var viewport = Viewport(size: Size(width: 240, height: 160), traits: Traits())
    (viewport.safeArea, viewport.scrollOffset) = (EdgeInsets(top: 20), Point(x: 0, y: 10))
    var dump = FramesReport(SolvedElements(solve(layout, in: viewport)), of: "card.layout")
    dump.layoutName = layout.name
    return dump
  }

  /// Missing names, a header of the layout itself, names that need quotes, an empty section.
  private static func unnamed() -> Layout {
    let cell = item("say \"hi\", you", .fullWidth, .fullHeight)
    var plain = cell
    plain.name = nil
    var half = section(nil, .fullWidth, .absolute(10), [.item(cell), .item(plain)])
    half.itemCount = 3
    var empty = half
    empty.itemCount = 0
    var layout = Layout()
    layout.sections = [half, empty]
    layout.boundaryItems = [
      BoundaryItem(
        word: "header", size: LayoutSize(.fullWidth, .absolute(12.3456)), alignment: .top)
    ]
    return layout
  }

  private static func item(_ name: String, _ width: Dimension, _ height: Dimension) -> Item {
    var item = Item()
    (item.name, item.size) = (name, LayoutSize(width, height))
    return item
  }

  private static func section(
    _ name: String?, _ width: Dimension, _ height: Dimension, _ children: [GroupChild]
  ) -> Section {
    var group = Group(axis: .horizontal)
    group.size = LayoutSize(width, height)
    group.children = children
    var section = Section()
    section.name = name
    section.groups = [.group(group)]
    return section
  }
}
