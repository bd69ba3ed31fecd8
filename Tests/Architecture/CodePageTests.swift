import LayoutCompiler
import LayoutLint
import LayoutManual
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Every code of the compiler has a page, and its examples show what it says.
@Suite struct CodePageTests {
  /// The numbers that the source gives to something that may be said.
  static let declared = Set(
    ArchitectureTests.sources.filter {
      !$0.path.contains("/Manual/") && !$0.path.contains("/Lint/")
    }
    .flatMap { file in
      ((try? Repository.text(of: file)) ?? "").matches(of: /"(L[0-9]{3})"/)
        .map { String($0.1) }
    })

  @Test func everyCodeHasAPage() {
    let explained = Set(CodePage.all.map(\.number)).union(LintRule.all.map(\.code))
    let missing = Self.declared.subtracting(explained).sorted()
    #expect(missing.isEmpty, "no page explains \(missing.joined(separator: ", "))")
  }

  @Test func noCodeIsExplainedTwice() {
    let numbers = CodePage.all.map(\.number) + LintRule.all.map(\.code)
    let twice = Dictionary(grouping: numbers, by: \.self).filter { $0.value.count > 1 }
    #expect(twice.isEmpty, "\(twice.keys.sorted().joined(separator: ", ")) has two pages")
  }

  @Test(arguments: CodePage.all)
  func badExampleGivesTheCode(_ page: CodePage) {
    let codes = page.diagnostics(of: page.bad).map(\.code)
    let numbers = codes.map(\.number)
    #expect(numbers.contains(page.number), "\(page.number): gives \(Set(numbers).sorted())")
    #expect(codes.first { $0.number == page.number }?.name == page.name)
  }

  @Test(arguments: CodePage.all)
  func goodExampleIsMended(_ page: CodePage) {
    let left = page.diagnostics(of: page.good)
      .filter { $0.severity == .error || $0.code.number == page.number }
    let headlines = left.map { "\($0.code.number) \($0.headline)" }
    #expect(left.isEmpty, "\(page.number): still \(headlines.joined(separator: "; "))")
  }
}

extension CodePage: CustomTestStringConvertible {
  public var testDescription: String { number }
}
