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
}
