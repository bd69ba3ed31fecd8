import Foundation
import Testing

/// `diff --against git:…`, in repositories that `git` makes.
@Suite struct DiffTests {
  private static let layout = """
    import "shared/gap.layout"
    layout feed { section posts { hgroup row 1w x 44 { insets: gap; item cell } } }
    preview "phone" 100 x 100 { items: 1 }

    """

  /// A folder with a commit of a layout and what it imports.
  private static func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(layout, to: "feed.layout")
    try tool.write("let gap = 2\n", to: "shared/gap.layout")
    try tool.git(["init", "--quiet", "--initial-branch", "main"])
    try commit(in: tool)
    return tool
  }

  private static func commit(in tool: Tool) throws {
    try tool.git(["add", "."])
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(author + ["commit", "--quiet", "--allow-empty", "-m", "Change"])
  }

  /// The cause of the only change that a call finds.
  private static func cause(_ arguments: [String], by tool: Tool) throws -> String {
    let outcome = try tool.call(["diff"] + arguments)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    return lines.first { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map(String.init)
      ?? lines.last.map(String.init) ?? ""
  }

  /// The page runs its own script and no other, and loads nothing.
  @Test func pagesHaveASliderBetweenBeforeAndAfter() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.write("let gap = 4\n", to: "shared/gap.layout")
    let page = try tool.call(["diff", "feed.layout", "--against", "git:", "--format", "html"])
      .output
    #expect(page.contains("data-side=\"before\"") && page.contains("data-side=\"after\""))
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(page.contains("type: \"range\""))
    let plain = try tool.call(["compile", "feed.layout", "--format", "html"]).output
    #expect(!plain.contains("<script"))
  }

  @Test func previewsThatFailAreDrawnWithWhatWasExpected() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.write(
      Self.layout.replacing("items: 1", with: "items: 1; expect cell 50 x 44"), to: "feed.layout")
    let outcome = try tool.call(["test", "feed.layout", "--pictures", "drawn"])
    #expect(outcome.code == 1)
    let picture = try tool.read("drawn/feed-phone.svg")
    #expect(picture.contains("class=\"ghost\"") && picture.contains("width=\"50\""))
  }

  @Test func changesOfImportedFilesHaveTheirCauseThere() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let none = "no frame differs in 1 preview"
    #expect(try Self.cause(["feed.layout", "--against", "git:HEAD"], by: tool) == none)
    try tool.write("let gap = 4\n", to: "shared/gap.layout")
    let cause = "  shared/gap.layout:1  let gap = 2 → 4"
    for revision in ["git:", "git:HEAD", "git:main"] {
      #expect(try Self.cause(["feed.layout", "--against", revision], by: tool) == cause)
      #expect(try Self.cause(["--against", revision], by: tool) == cause)
    }
  }

  @Test func rangesDoNotReadTheWorkingTree() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["branch", "other"])
    try tool.write("let gap = 4\n", to: "shared/gap.layout")
    try Self.commit(in: tool)
    try tool.git(["checkout", "--quiet", "other"])
    try tool.write("let gap = 9\n", to: "shared/gap.layout")
    try Self.commit(in: tool)
    try tool.write("layout broken {\n", to: "feed.layout")
    #expect(
      try Self.cause(["feed.layout", "--against", "git:main..other"], by: tool)
        == "  shared/gap.layout:1  let gap = 4 → 9")
    #expect(
      try Self.cause(["feed.layout", "--against", "git:main...other"], by: tool)
        == "  shared/gap.layout:1  let gap = 2 → 9")
  }

  @Test func filesOfOneSideAppearAndDisappear() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["mv", "feed.layout", "it's new.layout"])
    let outcome = try tool.call(["diff", "--against", "git:HEAD"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("the preview is new"))
    #expect(outcome.output.contains("the preview is gone"))
    #expect(outcome.output.hasSuffix("2 previews: 1 appeared, 1 disappeared\n"))
  }

  @Test(arguments: ["nope", "HEAD~9", "v1..nope"])
  func unknownRevisionsAreWhatGitSays(_ revision: String) throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let outcome = try tool.call(["diff", "feed.layout", "--against", "git:\(revision)"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("Error: cannot compare with 'git:\(revision)': "))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["-p", "--output=x", "a\u{7}", "HEAD..-p"])
  func optionsAreNoRevisions(_ revision: String) throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let outcome = try tool.call(["diff", "feed.layout", "--against", "git:\(revision)"])
    #expect(outcome.code == 64)
  }

  @Test func repositoriesWithoutCommitsHaveNoRevision() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.layout, to: "feed.layout")
    try tool.git(["init", "--quiet"])
    #expect(try tool.call(["diff", "feed.layout", "--against", "git:"]).code == 2)
  }
}
