import LayoutChecking
import LayoutContent
import LayoutDiagnostics
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutText
import LayoutTypesetting
import Testing

/// Rows of one shape are evaluated and measured as their first one: what comes of it is what each would
/// be by itself.
@Suite struct VariantTests {
  /// What stands in an item, for all that may read data and all that may keep rows from being alike.
  private static let contents = [
    "text data.title", "text data.title { lines: 2; padding: 4 }", "text (data.size)",
    "vstack { spacing: 2; text data.title; text \"fixed\"; text data.text }",
    "box 100 x (data.size)", "box (data.size) x 20 { padding: 4 }",
    "hstack { box (data.size) x (data.size); text data.text { lines: 1 } }",
    "let name = data.title\n text name", "text data.title { padding: (data.size) }",
    "let side = data.size\n text data.title { padding: side }",
    "if data.flag { text data.title } else { box 10 x (data.size) }",
    "vstack { if data.flag { text data.title }; text data.text }",
    "vstack { if data.size > 20 { divider }; text data.text }",
    "vstack { for tag in data.tags { text tag } }", "hstack { for i in 1...2 { text data.title } }",
    "text (data.name ?? data.title)", "text (data.name ?? \"none\")", "text data.name",
    "image 10 x (data.size)", "text \"fixed\"",
    "text data.title { overlay { text data.text; box (data.size) x 4 } }",
    "outline { node data.title { node data.text } }",
    "badge live 20 x 20 { text data.text }; text data.title",
    "badge live 20 x ~20 { text data.text }; box 10 x 10", "badge live 20 x 20 { text data.text }",
    "viewthatfits { text data.title; text data.text }",
    "grid { gridrow { text data.title; text data.text }; gridrow { text \"a\"; box (data.size) x 2 } }",
    "flow { text data.title; text data.text; box 10 x (data.size) }",
    "use label(data.title)", "use label(data.name)",
    "vstack { use pair(data.size); text data.text }",
  ]

  private static let data: [DataFields] = [
    row("One", "first of all", 12, tags: 2), row("Two", "second", 30, tags: 1),
    row("", "", 1, tags: 1), row("Two", "second", 30, tags: 1),
    row("Ünïcödé 😀", "a text that takes more than one line of the cell", 44.5, tags: 1),
    row("Six", "sixth", 0, tags: 0), row("Seven", "seventh", -5, tags: 1),
    row("Eight", "eighth", 8, tags: 3), ["title": .number(4), "text": .null],
    row("\u{F8FF}0\u{F8FF}", "a mark of our own", 4096.65625, tags: 1),
  ]

  /// A row with so many tags, whose flag is set unless it has none.
  private static func row(
    _ title: String, _ text: String, _ size: Double, tags: Int
  ) -> DataFields {
    [
      "title": .text(title), "text": .text(text), "size": .number(size), "flag": .boolean(tags > 0),
      "tags": .list((0..<tags).map { .text("tag \($0)") }),
    ]
  }

  /// The first rows alone, and all of them.
  private static let counts = [3, 5, data.count]

  @Test(arguments: contents, counts)
  func rowsAreWhatEachIsByItself(_ content: String, _ count: Int) throws {
    let rows = Self.data.prefix(count)
    let program = check(
      parse(
        SourceText(
          """
          define label(words) { text words }
          define pair(side) { box 10 x (side); if side > 20 { use label(side) } }
          layout page { section all { hgroup 1w x ~44 { item cell 1w x ~44 { \(content) } } } }
          """)))
    #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
    var stage = Stage(viewport: Viewport(size: Size(width: 200, height: 400), traits: Traits()))
    stage.data = DataSet(.object(["all": .list(rows.map(DataValue.object))]), file: "rows.json")
    let layout = try #require(program.topElements(of: ElementKind(Layout.vocabulary)).first)
    let together = evaluate(program, layout: layout, on: stage)
    // What is recorded is read row by row.
    var evaluator = IncrementalEvaluator(of: program)
    let alone = evaluator.trace(layout: layout, on: stage).0
    #expect(together.diagnostics == alone.diagnostics)
    #expect(together.model == alone.model)
    for (item, other) in zip(items(of: together.model), items(of: alone.model)) {
      #expect(Array(item.variants) == Array(other.variants))
      for (badge, own) in zip(item.supplementaries, other.supplementaries) {
        #expect(Array(badge.variants) == Array(own.variants))
      }
      expectSameFrames(item.variants)
    }
  }

  private func items(of layout: Layout) -> [Item] {
    layout.sections.flatMap(\.groups).flatMap { group -> [Item] in
      guard case .group(let group) = group else { return [] }
      return group.children.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
  }

  /// Variants have the sizes and frames of their contents, within the limit of a cache and beyond it.
  private func expectSameFrames(_ variants: ContentVariants) {
    let text = Typesetter(model: .system, pixels: PixelGrid(scale: 3, floorsSizes: true))
    let screen = ContentScreen(Traits())
    let cached = ContentSolver(text: text, on: screen, caching: ContentCache(first: 2))
    let renewed = ContentSolver(text: text, on: screen, caching: ContentCache())
    let plain = ContentSolver(text: text, on: screen)
    let space = Size(width: 180, height: 90)
    for index in variants.indices {
      guard let content = variants[index].first else { continue }
      let shown = ShownContent.variant(variants, index)
      let proposals = [PartialSize(width: 180), PartialSize(), PartialSize(width: 180, height: 90)]
      for proposal in proposals {
        let size = plain.size(of: content, for: proposal)
        #expect(cached.size(of: shown, for: proposal) == size)
        #expect(renewed.size(of: shown, for: proposal) == size)
        let solved = plain.solve(content, proposal, in: space)
        for other in [cached, renewed].map({ $0.solve(shown, proposal, in: space) }) {
          #expect(other.placed == solved.placed)
          #expect(other.elements == solved.elements)
          #expect(other.isApproximate == solved.isApproximate)
        }
      }
    }
  }
}
