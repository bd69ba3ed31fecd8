import Foundation
import Support
import Testing

/// What `lint` says of Swift code.
@Suite struct SwiftLintTests {
  private static func code(_ comment: String) -> String {
    """
    import UIKit

    func makeLayout() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(100)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item, item, item])
      \(comment)
      group.interItemSpacing = .fixed(8)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    """
  }

  @Test func findingsStandInTheCode() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code("// Three columns."), to: "Feed.swift")
    let outcome = try tool.call(["lint", "Feed.swift", "--format", "concise"])
    #expect(outcome.output.hasPrefix("Feed.swift:10:3: warning: "))
    #expect(outcome.output.contains("spacing-breaks-exact-fit"))
  }

  @Test(arguments: [
    "// layoutc:disable:next spacing-breaks-exact-fit — checked by hand",
    "/* layoutc:disable spacing-breaks-exact-fit */", "// layoutc:disable:next L427",
  ])
  func commentsSuppressFindings(_ comment: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code(comment), to: "Feed.swift")
    let outcome = try tool.call(["lint", "Feed.swift", "--format", "concise"])
    #expect(!outcome.output.contains("spacing-breaks-exact-fit"))
  }

  @Test func textThatLooksLikeACommentSuppressesNothing() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let text = "let text = \"// layoutc:disable:next spacing-breaks-exact-fit\""
    try tool.write(Self.code(text), to: "Feed.swift")
    let outcome = try tool.call(["lint", "Feed.swift", "--format", "concise"])
    #expect(outcome.output.contains("spacing-breaks-exact-fit"))
  }

  /// Files with mistakes, each marked in its line by `// finding: CODE`.
  static let files = Case.files(in: "SwiftLint", withExtension: "swift")

  @Test(arguments: files)
  func findingsStandOnTheLinesOfMistakes(_ file: URL) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let text = try Repository.text(of: file)
    try tool.write(text, to: "Case.swift")
    let found = try tool.call(["lint", "Case.swift", "--format", "concise"]).output
      .split(separator: "\n").compactMap { line -> String? in
        let code = line.components(separatedBy: " [").last?.prefix(4) ?? ""
        return line.hasPrefix("Case.swift:") ? "\(line.split(separator: ":")[1]) \(code)" : nil
      }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let planted = lines.compactMap { number, line -> String? in
      let parts = line.components(separatedBy: "// finding: ")
      return parts.count > 1 ? "\(number + 1) \(parts[1])" : nil
    }
    #expect(!planted.isEmpty)
    #expect(found == planted)
  }
}
