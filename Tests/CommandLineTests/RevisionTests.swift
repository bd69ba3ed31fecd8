import Foundation
import Testing

/// `diff --against git:…` in repositories of every shape.
@Suite struct RevisionTests {
  private static func layout(gap: Int) -> String {
    """
    let gap = \(gap)
    layout feed { section posts { hgroup row 1w x 44 { insets: gap; item cell } } }
    preview "phone" 100 x 100 { items: 1 }

    """
  }

  /// A folder `one` with two commits of a layout whose gap is 2, then 3; 5 in the working tree.
  private static func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(layout(gap: 2), to: "one/feed.layout")
    try tool.git(["init", "--quiet", "--initial-branch", "main", "one"])
    try commit("one", in: tool)
    try tool.write(layout(gap: 3), to: "one/feed.layout")
    try commit("one", in: tool)
    try tool.write(layout(gap: 5), to: "one/feed.layout")
    return tool
  }

  private static func commit(_ folder: String, in tool: Tool) throws {
    try tool.git(["-C", folder, "add", "."])
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(["-C", folder] + author + ["commit", "--quiet", "--allow-empty", "-m", "Change"])
  }

  /// The line of the first cause that a comparison in `folder` finds, or else its last line.
  private static func cause(
    _ arguments: [String], in folder: String, of tool: Tool, code: Int32 = 0
  ) throws -> String {
    let outcome = try tool.inside(folder).call(["diff"] + arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    let cause = lines.first { $0.hasPrefix("  ") && !$0.hasPrefix("   ") } ?? lines.last
    return cause.map { String($0.drop { $0 == " " }) } ?? outcome.errors
  }

  @Test func shallowClonesHaveTheirOwnCommitsOnly() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    let origin = "file://\(tool.folder.path)/one"
    try tool.git(["clone", "--quiet", "--depth", "1", origin, "shallow"])
    try tool.write(Self.layout(gap: 7), to: "shallow/feed.layout")
    #expect(
      try Self.cause(["--against", "git:HEAD"], in: "shallow", of: tool)
        == "feed.layout:1  let gap = 3 → 7")
    #expect(
      try Self.cause(["--against", "git:HEAD~1"], in: "shallow", of: tool, code: 2)
        == "Error: cannot compare with 'git:HEAD~1': fatal: Needed a single revision\n")
  }

  @Test func unrelatedRevisionsHaveNoMergeBase() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["-C", "one", "checkout", "--quiet", "--orphan", "lone"])
    try Self.commit("one", in: tool)
    #expect(
      try Self.cause(["--against", "git:lone...main"], in: "one", of: tool, code: 2)
        == "Error: cannot compare with 'git:lone...main': the revisions have no commit in common\n")
    #expect(
      try Self.cause(["--against", "git:lone..main"], in: "one", of: tool)
        == "feed.layout:1  let gap = 5 → 3")
    let unknown = try Self.cause(["--against", "git:lone...no"], in: "one", of: tool, code: 2)
    #expect(unknown.hasSuffix("fatal: Needed a single revision\n"))
  }

  @Test func detachedWorktreesAreRepositories() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["-C", "one", "worktree", "add", "--quiet", "--detach", "../two", "HEAD~1"])
    try tool.write(Self.layout(gap: 8), to: "two/feed.layout")
    for (revision, gap) in [("HEAD", 2), ("main", 3)] {
      #expect(
        try Self.cause(["feed.layout", "--against", "git:\(revision)"], in: "two", of: tool)
          == "feed.layout:1  let gap = \(gap) → 8")
    }
  }

  /// They are not trusted: one may lie in the files of any repository.
  @Test func bareRepositoriesAreNotRead() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.git(["clone", "--quiet", "--bare", "one", "bare"])
    #expect(
      try Self.cause(["--against", "git:main~1..main"], in: "bare", of: tool, code: 2)
        == "Error: cannot compare with 'git:main~1..main': '.' is not in a git repository\n")
  }

  /// A revision has the files of submodules at the commits that it names.
  @Test func filesOfSubmodulesAreThoseOfTheRevision() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.write(
      """
      layout page { section all { hgroup 1w x 40 { item cell } } }
      preview "phone" 100 x 100 { items: 1 }

      """, to: "whole/page.layout")
    try tool.git(["init", "--quiet", "whole"])
    let module = ["submodule", "--quiet", "add", "file://\(tool.folder.path)/one", "module"]
    try tool.git(["-C", "whole", "-c", "protocol.file.allow=always"] + module)
    try Self.commit("whole", in: tool)
    let none = "no frame differs in 2 previews"
    #expect(try Self.cause(["--against", "git:HEAD"], in: "whole", of: tool) == none)
    try tool.write(Self.layout(gap: 9), to: "whole/module/feed.layout")
    #expect(
      try Self.cause(["--against", "git:HEAD"], in: "whole", of: tool)
        == "module/feed.layout:1  let gap = 3 → 9")
    #expect(
      try Self.cause(["--against", "git:HEAD"], in: "whole/module", of: tool)
        == "feed.layout:1  let gap = 3 → 9")
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try Data([0x6C, 0xFF, 0xFE]).write(to: tool.folder.appending(path: "one/broken.layout"))
    try tool.write("import \"gone.layout\"\n" + Self.layout(gap: 1), to: "one/lost.layout")
    try Self.commit("one", in: tool)
    try tool.write(Self.layout(gap: 1), to: "one/broken.layout")
    try tool.write(Self.layout(gap: 6), to: "one/feed.layout")
    let outcome = try tool.inside("one").call(["diff", "--against", "git:HEAD"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("broken.layout:1:2"))
    #expect(outcome.errors.contains("lost.layout:1:8"))
    // The others are still compared.
    #expect(outcome.output.contains("  feed.layout:1  let gap = 5 → 6\n"))
  }

  @Test func damagedObjectsAreReported() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try Self.commit("one", in: tool)
    let objects = tool.folder.appending(path: "one/.git/objects")
    let names = try FileManager.default.subpathsOfDirectory(atPath: objects.path)
    // The blobs are those of the layout.
    for name in names where name.count == 41 {
      let id = name.replacing("/", with: "")
      let kind = try tool.gitOutput(["-C", "one", "cat-file", "-t", id])
      guard kind == "blob\n" else { continue }
      try FileManager.default.removeItem(at: objects.appending(path: name))
    }
    let outcome = try tool.inside("one").call(["diff", "feed.layout", "--against", "git:HEAD"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("Error: cannot read 'feed.layout' in 'git:HEAD': git"))
  }

  @Test func renamedFilesAppearAndDisappear() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try Self.commit("one", in: tool)
    try tool.git(["-C", "one", "mv", "feed.layout", "feed \"2\" ü.layout"])
    let outcome = try tool.inside("one").call(["diff", "--against", "git:HEAD"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("the preview is new"))
    #expect(outcome.output.contains("the preview is gone"))
    let both = ["diff", "feed \"2\" ü.layout", "feed.layout", "--against", "git:HEAD"]
    #expect(try tool.inside("one").call(both).output == outcome.output)
  }
}
