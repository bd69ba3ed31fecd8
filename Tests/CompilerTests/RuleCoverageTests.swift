import Foundation
import Support
import Testing

/// Every rule of `uikit.md` that affects frames is named by a case.
@Suite struct RuleCoverageTests {
  /// The rules of `uikit.md`, sections 0.2 to 18.
  static let rules = """
    m1 m2 m3 m4 m5 m6 m7
    1.1 1.2 1.3 1.4 1.5 1.6
    2.1 2.1a 2.2 2.3 2.4 2.5 2.6 2.7 2.8
    3.1 3.3 3.4
    4.1 4.2 4.3 4.4 4.5 4.6 4.7
    5.1 5.2 5.3 5.4 5.5
    6.1 6.2 6.3 6.4 6.5 6.6
    7.1 7.2 7.3 7.4 7.5 7.6 7.9
    8.1 8.2 8.3 8.4 8.5 8.6 8.7
    9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8
    10.1 10.2 10.3 10.4 10.5
    11.1 11.2 11.3 11.4
    12 13 13.1 14
    15.1 15.2 15.3
    16 17 18 18.1
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The rules that affect no frame, with the reason.
  static let undecided = [
    "3.5": "says that UIKit has members that agree with 3.1",
    "7.7": "is about a message on the console when items are moved by hand",
    "7.8": "says what UIKit's solvers are called and keep",
  ]

  @Test func everyRuleHasACase() {
    let missing = Self.rules.filter { !Self.named.contains($0) }
    #expect(missing.isEmpty, "no case names \(missing.joined(separator: ", "))")
  }

  @Test func casesNameExistingRules() {
    let known = Set(Self.rules).union(Self.undecided.keys)
    let unknown = Self.named.filter { $0.contains(".") && !known.contains($0) }
    #expect(unknown.isEmpty, "there is no rule \(unknown.sorted().joined(separator: ", "))")
  }

  /// The rules named by lines such as `# rule 10.1, m5: why`.
  static let named: Set<String> = {
    var named: Set<String> = []
    for file in Case.files(in: "", withExtension: "case") {
      let text = (try? Repository.text(of: file)) ?? ""
      for line in text.split(separator: "\n") where line.hasPrefix("# rule ") {
        let list = line.dropFirst("# rule ".count).prefix { $0 != ":" }
        for word in list.split(whereSeparator: { $0 == "," || $0 == " " })
        where word.wholeMatch(of: /m?\d+(\.\d+[a-z]?)?/) != nil {
          named.insert(String(word))
        }
      }
    }
    return named
  }()
}
