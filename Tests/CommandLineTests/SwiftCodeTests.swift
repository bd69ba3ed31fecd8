import Support
import Testing

/// Calls on Swift files.
@Suite struct SwiftCodeTests {
  /// A layout of two kinds of sections, whose height is what `height` says.
  private static func code(height: String = "30") -> String {
    """
    import UIKit
    final class FeedViewController: UIViewController {
        enum Kind: Int, CaseIterable { case posts, ads }
        func makeLayout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { index, _ in
                self.row(Kind(rawValue: index) == .posts ? \(height) : 50)
            }
        }
        func row(_ height: CGFloat) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    """
  }

  @Test func filesOfOneNameAreNotWrittenTwice() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code(), to: "a/Feed.swift")
    try tool.write(Self.code(height: "70"), to: "b/Feed.swift")
    let outcome = try tool.call(["import", "a/Feed.swift", "b/Feed.swift", "-o", "out/", "--force"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("another file of the same name has written it"))
    #expect(try tool.read("out/Feed.layout").contains("1w x 30"))
  }

  @Test(arguments: [
    ["--list", "--output", "x.layout"], ["--list", "--check", "x.layout"],
    ["--check", "x.layout", "--output", "y.layout"],
  ])
  func optionsThatExcludeEachOtherAreRefused(_ options: [String]) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code(), to: "Feed.swift")
    let outcome = try tool.call(["import", "Feed.swift"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("cannot be combined with"))
  }

  @Test func foldersWithoutSwiftAreMissing() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("layout a { section b { hgroup 1w x 44 { item } } }\n", to: "layouts/a.layout")
    #expect(try tool.call(["import", "layouts"]).code == 2)
    #expect(try tool.call(["import", "layouts/a.layout"]).code == 64)
  }

  /// Sections are compared with those of their names.
  @Test func sectionsAreCheckedByName() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code(), to: "Feed.swift")
    func layout(_ sections: [(String, Int)]) -> String {
      let texts = sections.map { "section \($0.0) { vgroup 1w x \($0.1) { item 1w x \($0.1) } }" }
      return "layout feed { \(texts.joined(separator: "\n")) }\n"
    }
    try tool.write(layout([("posts", 30), ("ads", 50)]), to: "equal.layout")
    try tool.write(layout([("ads", 50), ("posts", 30)]), to: "turned.layout")
    try tool.write("layout feed {", to: "broken.layout")
    #expect(try tool.call(["import", "Feed.swift", "--check", "equal.layout"]).output.isEmpty)
    let turned = try tool.call(["import", "Feed.swift", "--check", "turned.layout"]).output
    #expect(
      turned.split(separator: "\n").allSatisfy { line in
        line.components(separatedBy: " × 30").count == 3
          || line.components(separatedBy: " × 50").count == 3
      }, "\(turned)")
    let broken = try tool.call(["import", "Feed.swift", "--check", "broken.layout"])
    #expect(broken.code == 1)
    #expect(broken.errors.contains("'broken.layout' has errors: line 1: "))
  }

  /// A file that only declares what another one uses is no failure.
  @Test func helpersMayHaveNoLayout() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.code(height: "rowHeight"), to: "Feed.swift")
    try tool.write("import UIKit\nlet rowHeight: CGFloat = 30\n", to: "Metrics.swift")
    #expect(try tool.call(["check", "Feed.swift", "Metrics.swift"]).code == 0)
    #expect(try tool.call(["check", "Metrics.swift"]).code == 1)
  }

  /// Layouts whose code does not end are missed, of a folder, too.
  @Test func endlessCodeIsAnErrorInFolders() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let endless = "func deep(_ n: CGFloat) -> CGFloat { deep(n + 1) }\n"
    try tool.write(Self.code(height: "deep(0)") + endless, to: "app/Feed.swift")
    let outcome = try tool.call(["lint", "--swift", "app"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("'app/Feed.swift' line 4: evaluation stopped"))
  }

  /// The call that a finding names finds its element, where a property is set elsewhere than that is made.
  @Test func findingsLeadToTheirElements() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let code = """
      import UIKit
      func makeLayout() -> UICollectionViewLayout {
          let item = NSCollectionLayoutItem(
              layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
              subitems: [item])
          group.interItemSpacing = .fixed(8)
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }

      """
    try tool.write(code, to: "Shop.swift")
    #expect(try tool.call(["lint", "Shop.swift"]).output.contains("layoutc why Shop.swift @8:5"))
    #expect(try tool.call(["why", "Shop.swift", "@8:5"]).output.hasPrefix("hgroup"))
  }
}
