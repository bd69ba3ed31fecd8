import Foundation
import Testing

/// `--since` and `--staged`, in repositories that `git` makes.
@Suite struct ChangedFilesTests {
  private static let narrow = """
    layout feed {
        section posts { hgroup row 1w x 44 split 10 { item cell } }
        section more { hgroup row 1w x 44 split 10 { item cell } }
    }

    """
  private static let wider = narrow.replacing(
    "more { hgroup row 1w x 44 split 10", with: "more { hgroup row 1w x 43 split 11")

  /// A folder with a commit of `old.layout` and `same.layout`.
  private static func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(narrow, to: "old.layout")
    try tool.write(narrow, to: "same.layout")
    try tool.git(["init", "--quiet", "--initial-branch", "main"])
    try tool.git(["add", "."])
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(author + ["commit", "--quiet", "-m", "Start"])
    return tool
  }

  private static func found(_ arguments: [String], by tool: Tool) throws -> [String] {
    let outcome = try tool.call(
      ["lint", "--select", "cell-too-narrow", "--format", "concise"] + arguments + ["."])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test func onlyChangedLinesCount() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    #expect(try Self.found(["--since", "HEAD"], by: tool) == [])
    try tool.write(Self.wider, to: "old.layout")
    try tool.write(Self.narrow, to: "new.layout")
    #expect(
      try Self.found(["--since", "main"], by: tool)
        == ["new.layout:2", "new.layout:3", "old.layout:3"])
    #expect(try Self.found(["--staged"], by: tool) == [])
    try tool.git(["add", "old.layout"])
    #expect(try Self.found(["--staged"], by: tool) == ["old.layout:3"])
  }

  @Test func renamedFilesAreComparedWithTheirOldNames() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["mv", "old.layout", "it's new.layout"])
    try tool.write(Self.wider, to: "it's new.layout")
    #expect(try Self.found(["--since", "main"], by: tool) == ["it's new.layout:3"])
  }

  /// A link changes with what it leads to, and where it leads elsewhere.
  @Test func linksAreComparedWithWhatTheyLedTo() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let link = tool.folder.appending(path: "link.layout").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old.layout")
    try tool.git(["add", "."])
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(author + ["commit", "--quiet", "-m", "Link"])
    #expect(try Self.found(["--since", "HEAD"], by: tool) == [])
    try tool.write(Self.wider, to: "old.layout")
    #expect(
      try Self.found(["--since", "HEAD"], by: tool) == ["link.layout:3", "old.layout:3"])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "same.layout")
    #expect(try Self.found(["--since", "HEAD"], by: tool) == ["old.layout:3"])
  }

  @Test func beforeTheFirstCommitEverythingIsNew() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.narrow, to: "a.layout")
    try tool.git(["init", "--quiet"])
    try tool.git(["add", "."])
    #expect(try Self.found(["--staged"], by: tool) == ["a.layout:2", "a.layout:3"])
  }

  @Test func fixesStayAtChangedLines() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let text = Self.narrow.replacing("{ item cell }", with: "{ spacing: 0; item cell }")
    try tool.write(text, to: "old.layout")
    try tool.git(["add", "."])
    try tool.git(
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "Add"])
    let changed = text.replacing("more { hgroup row 1w x 44", with: "more { hgroup row 1w x 40")
    try tool.write(changed, to: "old.layout")
    let outcome = try tool.call(["lint", "--fix", "--since", "HEAD", "old.layout"])
    #expect(outcome.errors == "fixed 1 in 1 file: redundant-default 1\n")
    let fixed = try tool.read("old.layout")
    #expect(fixed.components(separatedBy: "spacing: 0").count == 2)
    #expect(fixed.contains("posts { hgroup row 1w x 44 split 10 { spacing: 0; item cell } }"))
  }

  @Test func anUnknownRevisionIsAFailure() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let outcome = try tool.call(["lint", "--since", "nowhere", "."])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("Error: 'nowhere' is no revision of '"))
  }
}
