import LayoutChecking
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutText
import Testing

/// The models of layouts in an environment.
@Suite struct ModelTests {
  @Test func inputsFollowTheViewport() {
    let source = "spacing: section.index + section.itemCount; insets: container.width / 10"
    let sections = layout(in: section(source)).sections
    #expect(sections[0].spacing == 10 && sections[0].insets.leading == 39.3)
  }

  @Test(arguments: [(320.0, 4.0), (700, 8), (1366, 16)])
  func conditionsTakeOneBranch(_ width: Double, _ spacing: Double) {
    let source = """
      if container.width < 600 { spacing: 4 } else if container.width < 1000 { spacing: 8 } \
      else { spacing: 16 }
      """
    var stage = Self.stage
    stage.viewport.size.width = width
    #expect(layout(in: section(source), on: stage).sections[0].spacing == spacing)
  }

  @Test func loopsMakeAnElementInEachTurn() {
    let source = """
      layout page { section all { hgroup 1w x 44 {
        for width in [20, 30] { for factor in 1...2 { item (width * factor) x 1h } }
      } } }
      """
    guard case .group(let group)? = layout(in: source).sections[0].groups.first else {
      Issue.record("no group")
      return
    }
    let widths = group.children.compactMap(\.size?.width)
    #expect(widths == [.absolute(20), .absolute(40), .absolute(30), .absolute(60)])
  }

  @Test func ownPropertiesWinOverThoseOfUses() {
    let source = """
      define wide(gap = 4) { spacing: gap; orthogonal: paging }
      \(section("spacing: 9; use wide(5)"))
      """
    let section = layout(in: source).sections[0]
    #expect(section.spacing == 9 && section.orthogonal == .paging)
  }

  @Test func settingsReplaceDefaultsOfParameters() {
    let source = "param gap in 0...20 = 4\nlet twice = gap * 2\n" + section("spacing: twice")
    #expect(layout(in: source).sections[0].spacing == 8)
    var stage = Self.stage
    stage.settings = ["gap": .number(10)]
    #expect(layout(in: source, on: stage).sections[0].spacing == 20)
  }

  @Test func dataGivesSectionsItemsAndVariants() {
    let source = """
      layout page { section all { hgroup 1w x 44 { item 1w x 1h { text data.title } } } }
      """
    let titles = ["A", "B", "A"].map { DataValue.object(["title": .text($0)]) }
    var stage = Self.stage
    stage.data = DataSet(.object(["all": .list(titles)]), file: "feed.json")
    let section = layout(in: source, on: stage).sections[0]
    #expect(section.itemCount == 3 && section.itemVariants == [0, 1, 0])
    guard case .group(let group)? = section.groups.first,
      case .item(let item)? = group.children.first
    else {
      Issue.record("no item")
      return
    }
    #expect(item.variants.count == 2 && item.variants[0] != item.variants[1])
  }

  @Test func firstValueThatIsThereIsTaken() {
    let items = [["near": "A", "far": "B"], ["far": "B"], [:]]
    let shown = ["A", "B", "C"].map { ["title": $0] }
    let fallback = "data.near ?? data.far ?? \"C\""
    #expect(variants(of: fallback, for: items) == variants(of: "data.title", for: shown))
  }

  @Test func faultsAreReportedOnceAndLeaveTheProperty() {
    let program = check(parse(SourceText(section("spacing: 1 / (section.itemCount - 10)"))))
    let evaluation = evaluate(program, layout: 0, on: Self.stage)
    #expect(evaluation.diagnostics.count == 1)
    #expect(evaluation.model.sections[0].spacing == 0)
  }

  @Test func previewsInLoopsAreEvaluatedInEachTurn() {
    let source = """
      \(section(""))
      for width in [320, 700] { preview (width) x 800 { items: width / 10 } }
      """
    let program = check(parse(SourceText(source)))
    let previews = LayoutEvaluation.previews(of: program).previews.map(\.model)
    #expect(previews.map(\.size?.width) == [320, 700])
    #expect(previews.map(\.items.common) == [[32], [70]])
  }

  /// A condition that no `use` depends on is read with the elements, and not before.
  @Test func conditionsBesideUsesAreDecidedOnce() {
    let source = """
      define wide { spacing: 4 }
      layout page { section all { hgroup 1w x 44 {
        use wide
        if container.width > 400 { item cell } else { item other }
      } } }
      """
    var evaluations = IncrementalEvaluator(of: check(parse(SourceText(source))))
    #expect(evaluations.trace(layout: 0, on: Self.stage).1.decisions.count == 1)
  }

  /// Elements in loops are bounded, however deep they stand.
  @Test func elementsOfGroupsInLoopsAreCounted() {
    let source = """
      layout page { section all { hgroup 1w x 44 {
        for place in 1...20000 { vgroup 1w x 1h { item a; item b; item c; item d; item e } }
      } } }
      """
    let program = check(parse(SourceText(source)))
    var evaluations = IncrementalEvaluator(of: program)
    let codes = evaluations.evaluate(layout: 0, on: Self.stage).diagnostics.map(\.code)
    #expect(codes == [.elementLimit])
    #expect(evaluate(program, layout: 0, on: Self.stage).diagnostics.map(\.code) == codes)
  }

  @Test func costGrowsWithElementsAndBindings() {
    let names = (0..<640).map { "let name\($0) = \($0)\n" }.joined()
    let cells = String(repeating: "item; ", count: 640)
    let page = "layout page { section all { hgroup 1w x 44 { item } } }"
    let many = "\(page)\nlayout other { section all { hgroup 1w x 44 { \(cells) } } }"
    let costs = [page, names + page, many].map {
      check(parse(SourceText($0))).evaluationCost(of: 0)
    }
    #expect(costs[0] > 0 && costs[1] >= costs[0] + 10 && costs[2] >= costs[0] + 10)
  }

  /// What an item that shows `text` holds for each of `items`.
  private func variants(of text: String, for items: [[String: String]]) -> [[Content]]? {
    let source = """
      layout page { section all { hgroup 1w x 44 { item 1w x 1h { text (\(text)) } } } }
      """
    var stage = Self.stage
    let entries = items.map { DataValue.object(DataFields($0.mapValues(DataValue.text))) }
    stage.data = DataSet(.object(["all": .list(entries)]), file: "feed.json")
    guard case .group(let group)? = layout(in: source, on: stage).sections[0].groups.first,
      case .item(let item)? = group.children.first
    else { return nil }
    return Array(item.variants)
  }

  private static var stage: Stage {
    Stage(viewport: Viewport(size: Size(width: 393, height: 852), traits: Traits()))
  }

  /// A layout with one section that holds `statements`.
  private func section(_ statements: String) -> String {
    "layout page { section all { \(statements); hgroup 1w x 44 { item } } }"
  }

  private func layout(in source: String, on stage: Stage = Self.stage) -> Layout {
    let program = check(parse(SourceText(source)))
    #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
    let index = program.topElements(of: ElementKind(Layout.vocabulary))[0]
    return evaluate(program, layout: index, on: stage).model
  }
}
