import LayoutCompiler
import LayoutGeometry
import Support
import Testing

/// The library as an app uses it.
@Suite struct ProgramTests {
  static let rows = "layout page { section all { hgroup 1w x 44 { item row } } }"

  @Test func solvesALayout() throws {
    let program = Program(source: Self.rows, named: "page.layout")
    #expect(program.diagnostics.isEmpty)
    let page = try program.solve("page", in: Viewport(width: 393, height: 852), items: 100)
    #expect((page.name, page.preview) == ("page", nil))
    #expect(page.elementCount == 100)
    #expect(page.contentSize == SolvedLayout.Size(width: 393, height: 4400))
    #expect(page.bounds == Frame(x: 0, y: 0, width: 393, height: 852))
    #expect(page.sections.map(\.name) == ["all"])
    #expect(page.sections.first?.frame.height == 4400)
    let visible = Array(page.elements(in: page.bounds))
    #expect(visible.count == 20)
    #expect(visible.last == page.element(at: 0, 19))
    #expect(visible.last?.frame.y == 836)
    #expect(Array(page.elements()).count == 100)
    #expect(page.element(at: 0, 100) == nil)
    #expect(page.element(at: 1, 0) == nil)
  }

  @Test func framesAreWrittenWhereTheyAreWanted() throws {
    let program = Program(
      source: "layout page { section all { hgroup row 1w x 44 split 3 { item cell } } }")
    let page = try program.solve(in: Viewport(width: 300, height: 852), items: 10_000)
    #expect(page.sections.map(\.itemCount) == [10_000])
    let expected = page.elements().map(\.frame)
    for range in [
      0..<10_000, 0..<0, 3..<9, 3..<8, 4..<9, 7..<8, 5..<7, 1024..<2048, 4997..<10_000,
      4998..<10_000,
      9_999..<10_000,
    ] {
      var frames = Array(repeating: Frame.zero, count: range.count + 2)
      var span = frames.mutableSpan
      page.copyFrames(of: 0, in: range, into: &span)
      #expect(frames == expected[range] + [.zero, .zero])
    }
  }

  @Test func oneRowTurnsOutHigher() throws {
    let program = Program(
      source: "layout page { section all { hgroup 1w x ~44 { item 1w x ~44 } } }")
    var page = try program.solve(in: Viewport(width: 300, height: 852), items: 100)
    let isDone = page.remeasure(3, of: 0, height: 50)
    #expect(isDone)
    #expect(page.contentSize.height == 4406)
    #expect(page.element(at: 0, 4)?.frame.y == 182)
    let isThere = page.remeasure(100, of: 0, height: 50)
    #expect(!isThere)
  }

  /// Other libraries count on it: an array of a million elements has 48 MB.
  @Test func elementsAreSmallPlainValues() {
    #expect(MemoryLayout<SolvedLayout.Element>.stride == 48)
    #expect(_isPOD(SolvedLayout.Element.self))
    #expect(MemoryLayout<Frame>.size == MemoryLayout<Rectangle>.size)
    #expect(MemoryLayout.offset(of: \Frame.x) == MemoryLayout.offset(of: \Rectangle.x))
    #expect(MemoryLayout.offset(of: \Frame.y) == MemoryLayout.offset(of: \Rectangle.y))
    #expect(MemoryLayout.offset(of: \Frame.width) == MemoryLayout.offset(of: \Rectangle.width))
    #expect(MemoryLayout.offset(of: \Frame.height) == MemoryLayout.offset(of: \Rectangle.height))
  }

  @Test func diagnosticsHaveAllTheirParts() throws {
    let program = Program(
      source: "layout page { section all { spacng: 4; hgroup 1w x 44 { item } } }",
      named: "page.layout")
    let fault = try #require(program.diagnostics.first)
    #expect((fault.number, fault.name, fault.severity) == ("L121", "unknown-property", .error))
    #expect(!fault.message.isEmpty)
    #expect(fault.range == fault.label.range)
    #expect(fault.range.file == "page.layout")
    #expect(
      (fault.range.start.line, fault.range.start.column, fault.range.start.offset) == (1, 29, 28))
    #expect(fault.range.end.offset == 34)
    let fix = try #require(fault.fix)
    #expect(fix.applicability == .safe)
    #expect(fix.edits.map(\.replacement) == ["spacing"])
    #expect(fault.helps.contains { $0.fix == fix && !$0.text.isEmpty })
  }

  @Test func whatAFileDeclaresIsListed() throws {
    let program = Program(
      source: """
        param columns in 1...6 = 3
        param title = "News"
        param isWide = false
        layout feed { section posts { hgroup 1w x (isWide ? 80 : 44) split columns { item post } } }
        view card { text title }
        preview "phone" 393 x 852 { layout: feed; items: 4; direction: rightToLeft }
        preview "iPhone SE (2nd generation)" { layout: card }
        """)
    #expect(program.layouts.map(\.name) == ["feed", "card"])
    #expect(program.layouts.map(\.kind) == [.layout, .view])
    #expect(program.layouts.first?.sections == ["posts"])
    #expect(program.parameters.map(\.name) == ["columns", "title", "isWide"])
    #expect(program.parameters.map(\.type) == [.number, .text, .boolean])
    #expect(program.parameters.map(\.defaultValue) == [3, "News", false])
    #expect(program.parameters.first?.range?.lower == 1)
    #expect(program.parameters.first?.range?.upper == 6)
    #expect(program.parameters.first?.range?.includesUpper == true)
    #expect(program.previews.map(\.layout) == ["feed", "card"])
    #expect(program.previews.first?.viewport?.direction == .rightToLeft)
    #expect(program.previews.last?.name == "iPhone SE (2nd generation)")
    let wide = try program.solve(
      "feed", in: Viewport(width: 390, height: 800), items: ["posts": 6],
      parameters: ["columns": 6, "isWide": true])
    #expect(wide.contentSize.height == 80)
  }

  @Test func requestsThatMakeNoSenseAreRefused() throws {
    let program = Program(
      source: "param columns in 1...6 = 3\nparam name = \"a\"\n" + Self.rows, named: "page.layout")
    let phone = Viewport(width: 393, height: 852)
    let error = { (body: () throws(SolveError) -> SolvedLayout) -> SolveError? in
      do throws(SolveError) { _ = try body(); return nil } catch { return error }
    }
    #expect(
      error { () throws(SolveError) in try program.solve("pag", in: phone) }
        == .unknownName(.layout, "pag", similar: ["page"]))
    #expect(
      error { () throws(SolveError) in try program.solve(in: phone, items: ["al": 1]) }?
        .similarNames == ["all"])
    #expect(
      error { () throws(SolveError) in try program.solve(in: phone, items: -1) }
        == .countOutOfRange(-1))
    #expect(
      error { () throws(SolveError) in try program.solve(in: phone, parameters: ["columns": 9]) }
        == .outOfRange(parameter: "columns", value: "9"))
    let wrongType = error { () throws(SolveError) in
      try program.solve(in: phone, parameters: ["columns": true])
    }
    #expect(wrongType?.description.contains("'columns' takes a number") == true)
    #expect(
      error { () throws(SolveError) in try program.solve(in: phone, data: "{") }?.description
        .hasPrefix("the data are not JSON") == true)
    #expect(
      error { () throws(SolveError) in
        try program.solve(in: Viewport(width: -1, height: 0, scale: 0))
      } == .invalidViewport)
    #expect(
      error { () throws(SolveError) in try Program(source: "let a = 1").solve(in: phone) }
        == .noLayout)
  }

  @Test func viewportsComeFromDevices() throws {
    let phone = try #require(Viewport(device: "iphone 15 pro"))
    #expect((phone.width, phone.height, phone.scale) == (393, 852, 3))
    #expect(phone.safeArea == Viewport.Insets(top: 59, bottom: 34))
    #expect((phone.traits.idiom, phone.traits.horizontalSizeClass) == (.phone, .compact))
    let turned = try #require(Viewport(device: "iPhone 15 Pro", orientation: .landscape))
    #expect((turned.width, turned.height) == (852, 393))
    #expect(Viewport(device: "Nokia 3310") == nil)
    #expect(Viewport.deviceNames.contains("iPhone 15 Pro"))
    let safe = Program(
      source:
        "layout page { section all { hgroup 1w x 44 { item (traits.idiom == phone ? 1w : 1/2w) x 1h } } }"
    )
    #expect(try safe.solve(in: phone, items: 1).element(at: 0, 0)?.frame.width == 393)
    var pad = phone
    (pad.traits.idiom, pad.scale) = (.pad, 2)
    #expect(try safe.solve(in: pad, items: 1).element(at: 0, 0)?.frame.width == 196.5)
  }

  private static let cards = """
    layout page { section all {
        hgroup line 1w x ~20 { item card 1w x ~20 {
            vstack { alignment: leading; text data.title as title { fontSize: 20; padding: 5 }; box }
        } }
    } }
    preview "phone" 100 x 200 { data: "cards.json"; textModel: mono }
    """

  @Test func contentsHaveFrames() throws {
    let data = #"{ "all": [{ "title": "Hello" }] }"#
    let program = Program(source: Self.cards, files: Files(texts: ["cards.json": data]))
    #expect(program.diagnostics.isEmpty)
    let preview = try #require(program.solvePreviews().first)
    #expect(preview.preview == "phone")
    #expect(preview.elementCount == 4)
    let elements = Array(preview.elements())
    let declarations = elements.map(preview.declaration)
    #expect(declarations.map(\.category) == [.cell, .content, .content, .content])
    #expect(elements.map(\.isContent) == [false, true, true, true])
    let index = try #require(declarations.firstIndex { $0.name == "title" })
    let (title, declaration) = (elements[index], declarations[index])
    #expect(declaration.kind == "text")
    #expect(declaration.path == ["card", "vstack", "title"])
    #expect((title.section, title.item, declaration.zIndex) == (0, 0, 0))
    #expect(title.frame == Frame(x: 0, y: 0, width: 60, height: 30))
    #expect(preview.contentFrame(of: title) == Frame(x: 5, y: 5, width: 50, height: 20))
    #expect(preview.contentFrame(of: elements[0]) == elements[0].frame)
    #expect(elements.last?.frame == Frame(x: 0, y: 38, width: 100, height: 10))
    #expect(Array(preview.elements(in: Frame(x: 0, y: 40, width: 10, height: 1))).count == 3)
    let given = try program.solve(in: Viewport(width: 100, height: 200), data: data)
    #expect(Array(given.elements()) == elements)
  }

  @Test func viewsHaveFrames() throws {
    let program = Program(
      source: "view page { box dot 8 x 8 }\npreview \"phone\" 100 x 200 { safeArea: top 20 }")
    let page = try #require(program.solvePreviews().first)
    #expect(page.name == "page")
    #expect(page.contentSize == SolvedLayout.Size(width: 8, height: 8))
    #expect(page.elementCount == 1)
    let dot = try #require(page.elements().first { _ in true })
    #expect(dot.frame == Frame(x: 46, y: 106, width: 8, height: 8))
    #expect(dot.section == nil)
    #expect(dot.item == nil)
    #expect(page.declaration(of: dot).path == ["page", "dot"])
  }

  @Test func supplementaryViewsHaveFrames() throws {
    let program = Program(
      source: """
        layout page {
            section first {
                header title 1w x 30
                hgroup row 1w x 44 { item cell { badge new 10 x 10 } }
            }
        }
        """)
    let page = try program.solve(in: Viewport(width: 200, height: 400), items: 3)
    #expect(
      page.frame(ofSupplementary: "title", section: 0)
        == Frame(x: 0, y: 0, width: 200, height: 30))
    #expect(page.frame(ofSupplementary: "new", section: 0, item: 2)?.width == 10)
    #expect(page.frame(ofSupplementary: "new", section: 0, item: 2)?.y == 118)
    #expect(page.frame(ofSupplementary: "new", section: 0, item: 3) == nil)
    #expect(page.frame(ofSupplementary: "footer") == nil)
  }

  @Test func refusalsNameTheSection() throws {
    let program = Program(
      source: "layout page { section all { hgroup row 100 x 44 { item cell 200 x 1h } } }")
    let page = try program.solve(in: Viewport(width: 300, height: 400))
    let refusal = try #require(page.refusals.first)
    #expect((refusal.rule, refusal.section) == (.firstItemCannotFit, 0))
    #expect(refusal.path == ["all", "row"])
    #expect(refusal.range.start.line == 1)
    #expect(!refusal.reason.isEmpty)
    #expect(!refusal.help.isEmpty)
    #expect(page.elementCount == 0)
    #expect(page.diagnostics.isEmpty)
  }

  @Test func breakpointsAreFound() throws {
    let program = Program(
      source: """
        layout feed { section posts {
            hgroup row 1w x 44 split (container.width >= 700 ? 3 : 2) { item cell }
        } }
        """, named: "feed.layout")
    let all = try program.breakpoints(of: "feed", widths: 600...800)
    #expect(all.map(\.width) == [700, 700])
    #expect(all.map(\.line) == [2, 2])
    #expect(all.allSatisfy { $0.file == "feed.layout" && $0.column > 0 })
    #expect(
      Set(all.map(\.change)) == [
        .condition("container.width >= 700"),
        .arrangement(of: "row", from: .childrenOnLine(2), to: .childrenOnLine(3)),
      ])
    #expect(throws: SolveError.self) { try program.breakpoints(of: "fed") }
  }

  private static let lettered = """
    view page { text "AB" as letters { fontSize: 20; font: "small.ttf" } }
    preview "phone" 100 x 200
    """

  @Test func textsAreMeasuredByTheFontsThatAreGiven() throws {
    let program = Program(
      source: Self.lettered, files: Files(fonts: ["small.ttf": SyntheticFont().bytes]))
    #expect(program.diagnostics.isEmpty)
    let page = try #require(program.solvePreviews().first)
    // 700 and 710 of 1000 units, and lines of 1100.
    #expect(abs(page.contentSize.width - 85.0 / 3) < 0.001)
    #expect(page.contentSize.height == 22)
  }

  /// Every broken font is reported at most once, and the layout is solved without it.
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
      let program = Program(source: Self.lettered, files: Files(fonts: ["small.ttf": mutant]))
      #expect(program.diagnostics.count <= 1)
      #expect(program.solvePreviews().count == 1)
    }
    #expect(Program(source: Self.lettered).diagnostics.map(\.name) == ["unreadable-font"])
  }
}
