import LayoutCompiler
import LayoutLint
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Every rule finds what its examples show, and nothing else.
@Suite struct RuleExampleTests {
  @Test(arguments: Example.flagged)
  func flaggedExampleHasOneFinding(_ example: Example) {
    let diagnostics = Linted(example.source, example.settings).diagnostics
    #expect(diagnostics.map(\.code.name) == [example.rule.name], "\(diagnostics.map(\.headline))")
    #expect(diagnostics.map(\.severity) == [example.rule.severity])
    for diagnostic in diagnostics {
      #expect(diagnostic.headline.count <= 72, "\(diagnostic.headline)")
      #expect(diagnostic.primary.text.split(separator: " ").count <= 5)
      #expect(!diagnostic.helps.isEmpty)
    }
  }

  @Test(arguments: Example.accepted)
  func acceptedExampleHasNone(_ example: Example) {
    let linted = Linted(example.source, example.settings)
    #expect(!linted.diagnostics.contains { $0.code.name == example.rule.name })
    #expect(!linted.diagnostics.hasErrors, "\(linted.diagnostics.map(\.headline))")
  }

  /// A fix leaves text that parses, is clean for every rule, stays as it is, and has the line ends that
  /// it had.
  @Test(arguments: Example.flagged.filter { $0.rule.fixes.map { $0 != .display } ?? false })
  func fixLeavesNoFinding(_ example: Example) {
    func fixed(_ source: SourceText) -> Fixed {
      fixing(source, upTo: .unsafe) { Linted($0, example.settings).diagnostics }
    }
    let plain = fixed(SourceText(example.source))
    #expect(plain.count > 0)
    let left = Linted(plain.source, example.settings).diagnostics
    #expect(left.isEmpty, "\(left.map(\.headline))")
    #expect(fixed(plain.source).count == 0)
    let other = fixed(SourceText(example.source.replacing("\n", with: "\r\n"))).source
    #expect(
      other[other.range] == plain.source[plain.source.range].replacing("\n", with: "\r\n"))
  }

  @Test(arguments: LintRule.all.map(\.name))
  func ruleIsWholeAndWellWorded(_ name: String) throws {
    let rule = try #require(LintRule.named(name))
    #expect(!rule.rationale.isEmpty)
    #expect(rule.summary.hasSuffix(".") && rule.summary.count <= 100)
    #expect(name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
  }

  @Test func namesAndCodesAreUnique() {
    #expect(Set(LintRule.all.map(\.name)).count == LintRule.all.count)
    #expect(Set(LintRule.all.map(\.code)).count == LintRule.all.count)
  }
}

/// A file with all that is to say of it.
struct Linted {
  let diagnostics: [Diagnostic]

  init(_ source: SourceText, _ settings: LintSettings = LintSettings()) {
    diagnostics = Compilation(source).linted(settings).findings
  }

  init(_ source: String, _ settings: LintSettings = LintSettings()) {
    self.init(SourceText(source), settings)
  }
}

/// An example of a rule.
struct Example: CustomTestStringConvertible, Sendable {
  let rule: LintRule
  let source: String
  let target: Int?
  let testDescription: String

  /// What holds for it.
  var settings: LintSettings {
    var settings = LintSettings()
    settings.target = target
    settings.rules[rule.name, default: RuleSetting()].isOff = false
    return settings
  }

  static let flagged = LintRule.all.flatMap { examples(of: $0, $0.flagged, "flagged") }
  static let accepted = LintRule.all.flatMap { examples(of: $0, $0.accepted, "accepted") }

  /// The example of the rule's page, then those of its case file.
  private static func examples(
    of rule: LintRule, _ first: LintExample, _ word: String
  ) -> [Example] {
    let cases = Case.all(in: "Rules/\(rule.name)").filter { $0.name.hasPrefix(word) }
    return [
      Example(
        rule: rule, source: first.source, target: first.target,
        testDescription: "\(rule.name), \(word) 1")
    ]
      + cases.map {
        Example(rule: rule, source: $0.source, target: nil, testDescription: "\($0)")
      }
  }
}
