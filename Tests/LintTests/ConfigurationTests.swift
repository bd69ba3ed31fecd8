import Foundation
import LayoutLint
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct ConfigurationTests {
  @Test func everythingIsRead() throws {
    let configuration = try Configuration(
      reading: Array(
        """
        {
          // Comments are fine, and so is a comma behind a last member.
          "root": true, "extends": "base.json", "include": ["Layouts"], "exclude": "Old",
          "widths": "375...820", "target": "iOS 16",
          "rules": {
            "count-one": "off", "cell-too-narrow": { "severity": "error", "minimum": 80 },
          },
          "overrides": [{ "files": "Pad/*", "rules": { "count-one": "warning" } }],
        }
        """.utf8))
    #expect(configuration.isRoot && configuration.extends == ["base.json"])
    #expect(configuration.admits("Layouts/a.layout") && !configuration.admits("a.layout"))
    let settings = LintSettings(configuration.part(for: "a.layout"))
    #expect(settings.widths == 375...820 && settings.target == 16)
    #expect(settings.rules["count-one"]?.isOff == true)
    #expect(settings.rules["cell-too-narrow"]?.severity == .error)
    #expect(settings.rules["cell-too-narrow"]?.options == ["minimum": 80])
    let other = LintSettings(configuration.part(for: "Pad/a.layout"))
    #expect(other.rules["count-one"]?.severity == .warning)
    #expect(other.rules["count-one"]?.isOff == false)
  }

  @Test(arguments: [
    (#"{"rules": {"count-on": "off"}}"#, "rules.count-on", "did you mean `count-one`"),
    (#"{"rule": {}}"#, "rule", "did you mean `rules`"),
    (#"{"rules": {"count-one": "of"}}"#, "rules.count-one", "\"off\""),
    (#"{"rules": {"count-one": {"least": 3}}}"#, "rules.count-one.least", "`severity`"),
    (#"{"rules": {"cell-too-narrow": {"minimun": 3}}}"#, "minimun", "`minimum`"),
    (#"{"rules": []}"#, "rules", "an object"),
    (#"{"widths": "1366...320"}"#, "widths", "320...1366"),
    (#"{"target": 16}"#, "target", "iOS 26"),
    (#"{"overrides": [{"file": "a"}]}"#, "overrides[0].file", "did you mean `files`"),
    (#"{"root": "yes"}"#, "root", "true or false"),
    (#"{"root": tru}"#, "", "expected a value"),
    ("[]", "", "an object"),
  ])
  func faultsAreNamed(_ text: String, _ path: String, _ words: String) throws {
    do throws(ConfigurationFault) {
      _ = try Configuration(reading: Array(text.utf8))
      Issue.record("nothing is wrong with \(text)")
    } catch {
      #expect(error.keyPath.hasSuffix(path), "\(error.keyPath)")
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  /// The schema spells ranges of numbers as patterns.
  @Test(arguments: [
    ("target", (0...40).map { "iOS \($0)" } + ["iOS 16.4", "iOS 16.4.1", "iOS 1.2.3.4", "iOS x"]),
    (
      "widths", ["1...1", "12...345", "320...10000", "0...5", "1...10001", "1..5", "1...", "a...b"]
    ),
  ])
  func patternsAreWhatIsRead(_ name: String, _ words: [String]) throws {
    let properties = JSONSchema.configuration.root.member("else")?.member("properties")
    let pattern = try #require(properties?.member(name)?.member("pattern")?.text)
    for word in words {
      let isAdmitted = word.range(of: pattern, options: .regularExpression) != nil
      #expect(isAdmitted == isRead(#"{"\#(name)": "\#(word)"}"#), "\(word)")
    }
  }

  private func isRead(_ text: String) -> Bool {
    do throws(ConfigurationFault) {
      _ = try Configuration(reading: Array(text.utf8))
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: [
    ("*.layout", "a/b.layout", true), ("Old", "Old/a.layout", true), ("Old/", "x/Old/a", true),
    ("a/*", "a/b.layout", true), ("a/*", "b/a/c.layout", false),
    ("**/b?.layout", "a/x/b1.layout", true),
    ("a/**", "a/b/c.layout", true), ("a/**/c.layout", "a/c.layout", true), ("b", "a/bc", false),
  ])
  func patternsMatch(_ pattern: String, _ path: String, _ isMeant: Bool) {
    var configuration = Configuration()
    configuration.exclude = [FilePattern(pattern)]
    #expect(configuration.excludes(path) == isMeant)
  }
}

/// The groups of rules.
@Suite struct RuleGroupTests {
  @Test func everyRuleIsInOneGroup() {
    let grouped = RuleGroup.allCases.flatMap(\.rules).map(\.name)
    #expect(grouped.sorted() == LintRule.all.map(\.name).sorted())
  }
}
