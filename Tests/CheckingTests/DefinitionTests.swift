import LayoutChecking
import Testing

/// Definitions and their uses.
@Suite struct DefinitionTests {
  private static let tail = """

    layout l { section s { hgroup 1w x 80 { use cell(40) } } }
    """

  @Test func parameterHasTheTypeThatItsBodyRequires() throws {
    let program = CheckedText("define cell(side) { item i side x 1h }" + Self.tail).program
    #expect(program.diagnostics.isEmpty)
    let parameter = try #require(program.names.definitions.first?.parameters.first)
    #expect(parameter.name == "side")
    #expect(parameter.type.name.isEmpty == false)
    let item = try #require(program.elements.first { $0.kind.name == "item" })
    #expect(item.uses.count == 1)
    #expect(program.sources[item.uses[0].range] == "cell")
  }

  @Test(arguments: [
    ("define cell(side) { item i side x 1h }", "use cell(true)", 1),
    ("define cell(side) { item i side x 1h }", "use cell()", 1),
    ("define cell(side) { item i side x 1h }", "use cell(1, 2)", 1),
    ("define cell(side) { item i side x 1h }", "use cell(size: 2)", 1),
    ("define cell(side = 4) { item i side x 1h }", "use cell()", 0),
    ("define cell(side) { item i side x 1h }", "use sell(2)", 1),
    ("define cell(side) { use cell(side) }", "use cell(2)", 1),
  ])
  func argumentsFit(_ definition: String, _ use: String, _ errors: Int) {
    let text = "\(definition)\nlayout l { section s { hgroup 1w x 80 { \(use) } } }"
    let found = CheckedText(text).program.diagnostics.filter { $0.severity == .error }
    #expect(found.count == errors, "\(found.map(\.headline))")
  }

  @Test func faultOfDefinitionIsReportedOnceForAllUses() {
    let text = """
      define cell(side) { item i side x missing }
      layout l { section s { hgroup 1w x 80 { use cell(40); use cell(50) } } }
      """
    #expect(CheckedText(text).findings == ["L109 missing"])
  }

  @Test func useBringsElementsOnce() {
    let program = CheckedText(
      """
      define cell(side) { item i side x 1h }
      layout l { section s { hgroup 1w x 80 { use cell(40); use cell(50) } } }
      """
    ).program
    #expect(program.elements.filter { $0.kind.name == "item" }.count == 2)
  }
}
