import LayoutCompiler
import LayoutDerivation
import LayoutDiagnostics
import LayoutManual
import Support
import Testing

/// What is written from the declarations is what is committed.
@Suite struct BookTests {
  @Test func bookIsFresh() throws {
    let book = try Repository.text(of: Repository.root.appending(path: "Grammar/Rules.md"))
    #expect(
      book == ruleBook(Diagnostic.Code.all.compactMap(\.explained)) + DerivationRule.book,
      "stale: swift run layoutc explain --all --format markdown > Grammar/Rules.md")
  }
}
