import LayoutDiagnostics
import LayoutLint
import Support
import Testing

/// The codes of diagnostics. Those of lint rules stand in the rules, with their examples.
@Suite struct CodeTests {
  static let numbers = Diagnostic.Code.all.map(\.number)

  /// The numbers that cases expect.
  static let expected = Set(
    ["Faults", "Refusals", "Calls", "Generation/Diagnostics"].flatMap { Case.all(in: $0) }.flatMap {
      example in
      example.expected.matches(of: /(?:\[|error |warning |note )(L[0-9]{3})\b/).map { String($0.1) }
    })

  @Test func everyCodeHasACase() {
    // It takes seconds to reach the limit of work: `WorkBudgetTests` lowers it.
    let known = Self.expected.union(MadeFault.all.map(\.code)).union(["L920"])
    let missing = Set(Self.numbers.filter { !$0.hasPrefix("L39") }).subtracting(known).sorted()
    #expect(missing.isEmpty, "no case expects \(missing.joined(separator: ", "))")
  }

  @Test func everyDeclaredCodeIsListed() throws {
    for file in ArchitectureTests.sources where file.path.contains("/Catalogue/") {
      for match in try Repository.text(of: file).matches(
        of: /\.(?:error|warning|note), "(L[0-9]{3})"/)
      {
        #expect(Self.numbers.contains(String(match.1)), "\(match.1) is not in its list")
      }
    }
  }

  @Test func numbersAndNamesAreUnique() {
    let rules = LintRule.all.filter { !Self.numbers.contains($0.code) }
    let numbers = Self.numbers + rules.map(\.code)
    let names = Diagnostic.Code.all.map(\.name) + rules.map(\.name)
    for words in [numbers, names] {
      let twice = Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }
      #expect(twice.isEmpty, "\(twice.keys.sorted().joined(separator: ", "))")
    }
  }
}
