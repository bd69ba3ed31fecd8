import LayoutCompiler
import Support
import Testing

/// The library as an app sees it.
@Suite struct ScreenTests {
  @Test func aScreenGivesTheFramesOfItsElements() throws {
    let compilation = Compilation(
      "layout page { section all { hgroup 1w x 44 { item row } } }", name: "page.layout")
    #expect(compilation.messages == [])
    let screen = try #require(compilation.screens(items: 100).first)
    #expect(screen.layout == "page")
    #expect(screen.elementCount == 100)
    #expect(screen.content == (393, 4400))
    let visible = screen.elements(meeting: screen.bounds)
    #expect(visible.count == 20)
    #expect(visible.last?.item == 19)
    #expect(visible.last?.y == 836)
    #expect(screen.elements().count == 100)
  }

  @Test func messagesNameTheLocation() {
    let compilation = Compilation("layout page { section all { } }", name: "page.layout")
    #expect(
      compilation.messages == ["page.layout:1:15: error: section `all` has no group"])
  }

  private static let cards = """
    layout page { section all {
        hgroup line 1w x ~20 { item card 1w x ~20 {
            vstack { alignment: leading; text data.title as title { fontSize: 20; padding: 5 }; box }
        } }
    } }
    preview "phone" 100 x 200 { data: "cards.json"; textModel: mono }
    """

  @Test func aScreenGivesTheFramesOfContents() throws {
    let files = Compilation.Files(data: ["cards.json": #"{ "all": [{ "title": "Hello" }] }"#])
    let compilation = Compilation(Self.cards, files: files)
    #expect(compilation.messages == [])
    let screen = try #require(compilation.screens().first)
    #expect(screen.elementCount == 4)
    let elements = screen.elements()
    #expect(elements.map(\.category) == ["cell", "content", "content", "content"])
    let title = try #require(elements.first { $0.name == "title" })
    #expect(title.kind == "text")
    #expect(title.path == ["card", "vstack", "title"])
    #expect((title.section, title.item) == (0, 0))
    #expect(title.frame == Screen.Area(x: 0, y: 0, width: 60, height: 30))
    #expect(title.contentFrame == Screen.Area(x: 5, y: 5, width: 50, height: 20))
    #expect(elements.last?.frame == Screen.Area(x: 0, y: 38, width: 100, height: 10))
    #expect(screen.elements(meeting: .init(x: 0, y: 40, width: 10, height: 1)).count == 3)
  }

  @Test func aScreenGivesTheFramesOfAView() throws {
    let compilation = Compilation(
      "view page { box dot 8 x 8 }\npreview \"phone\" 100 x 200 { safeArea: top 20 }")
    let screen = try #require(compilation.screens().first)
    #expect((screen.view, screen.layout) == ("page", nil))
    #expect(screen.content == (8, 8))
    #expect(screen.elementCount == 1)
    let dot = try #require(screen.elements().first)
    #expect(dot.frame == Screen.Area(x: 46, y: 106, width: 8, height: 8))
    #expect(dot.section == nil)
    #expect(dot.item == nil)
  }

  private static let lettered = """
    view page { text "AB" as letters { fontSize: 20; font: "small.ttf" } }
    preview "phone" 100 x 200
    """

  @Test func textsAreMeasuredWithTheGivenFonts() throws {
    let compilation = Compilation(
      Self.lettered, files: Compilation.Files(fonts: ["small.ttf": SyntheticFont().bytes]))
    #expect(compilation.messages == [])
    let screen = try #require(compilation.screens().first)
    // 700 and 710 of 1000 units, and lines of 1100.
    #expect(abs(screen.content.width - 85.0 / 3) < 0.001)
    #expect(screen.content.height == 22)
  }

  /// A broken font is reported.
  @Test func brokenFontsAreRefused() {
    var random = SplitMix64(seed: 7)
    let bytes = SyntheticFont().bytes
    for round in 0..<repetitions(2_000) {
      var mutant = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) {
        mutant[Int.random(in: mutant.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if round % 5 == 0 { mutant.removeLast(Int.random(in: 1...mutant.count, using: &random)) }
      let compilation = Compilation(
        Self.lettered, files: Compilation.Files(fonts: ["small.ttf": mutant]))
      let messages = compilation.messages
      #expect(messages.count <= 1)
      #expect(compilation.screens().count == 1)
    }
    let none = Compilation(Self.lettered)
    #expect(
      none.messages == [
        "<input>:1:56: error: the font `small.ttf` cannot be used"
      ])
  }
}
