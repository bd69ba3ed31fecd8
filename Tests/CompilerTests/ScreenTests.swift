import LayoutCompiler
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

  @Test func messagesNameThePlace() {
    let compilation = Compilation("layout page { section all { } }", name: "page.layout")
    #expect(
      compilation.messages == ["page.layout:1:15: error: section `all` has no group"])
  }
}
