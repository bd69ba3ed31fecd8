import Support
import Testing

/// The codes of diagnostics. Those of lint rules stand in the rules, with their examples; pages
/// about codes only speak of them.
@Suite struct CodeTests {
  /// Where the source gives a number to something that may be said, and the name beside it.
  static let declared: [(number: String, name: String?)] = ArchitectureTests.sources
    .filter { !$0.path.contains("/Lint/") && !$0.path.contains("/Manual/") }
    .flatMap { file in
      ((try? Repository.text(of: file)) ?? "")
        .matches(of: /"(L[0-9]{3})",\s*(?:"([a-z0-9-]+)")?/)
        .map { (String($0.1), $0.2.map(String.init)) }
    }

  /// The numbers that cases expect.
  static let expected = Set(
    ["Faults", "Refusals", "Calls"].flatMap { Case.all(in: $0) }.flatMap { example in
      example.expected.matches(of: /(?:\[|error |warning |note )(L[0-9]{3})\b/).map { String($0.1) }
    })

  @Test func everyCodeHasACase() {
    let known = Self.expected.union(MadeFault.all.map(\.code))
    let missing = Set(Self.declared.map(\.number)).subtracting(known).sorted()
    #expect(missing.isEmpty, "no case expects \(missing.joined(separator: ", "))")
  }

  @Test func aNumberHasOneNameAndANameOneNumber() {
    let pairs = Self.declared.compactMap { code in code.name.map { (code.number, $0) } }
    for (number, names) in Dictionary(grouping: pairs, by: \.0) where Set(names.map(\.1)).count > 1
    {
      Issue.record("\(number) is called \(Set(names.map(\.1)).sorted().joined(separator: " and "))")
    }
    for (name, numbers) in Dictionary(grouping: pairs, by: \.1)
    where Set(numbers.map(\.0)).count > 1 {
      Issue.record(
        "\(name) has the numbers \(Set(numbers.map(\.0)).sorted().joined(separator: " and "))")
    }
  }
}
