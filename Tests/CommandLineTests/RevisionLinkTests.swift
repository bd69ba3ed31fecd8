import Foundation
import Testing

/// Links in revisions, which are followed there.
@Suite struct RevisionLinkTests {
  private static let page = """
    import "token/gap.layout"
    layout page { section all { hgroup 1w x 44 { insets: gap; item cell } } }
    preview "phone" 100 x 100 { data: "data.json" }

    """

  /// A folder with a commit of a layout that imports and reads through links, and of a link to it.
  private static func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(page, to: "page.layout")
    try tool.write("let gap = 2\n", to: "shared/in/gap.layout")
    try tool.write(#"{ "all": [{}] }"#, to: "shared/page.json")
    for (path, target) in [
      ("token", "shared/in"), ("data.json", "token/../page.json"), ("link.layout", "page.layout"),
    ] { try link(path, to: target, in: tool) }
    try tool.git(["init", "--quiet"])
    try commit(in: tool)
    return tool
  }

  private static func link(_ path: String, to target: String, in tool: Tool) throws {
    let place = tool.folder.appending(path: path).path
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  private static func commit(in tool: Tool) throws {
    try tool.git(["add", "--force", "."])
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(author + ["commit", "--quiet", "-m", "Change"])
  }

  private static let none = "no frame differs in 1 preview\n"

  @Test func theyAreFollowedInTheSameRevision() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    for path in ["page.layout", "link.layout", "./shared/../link.layout"] {
      let outcome = try tool.call(["diff", path, "--against", "git:HEAD"])
      #expect(outcome.code == 0 && outcome.output == Self.none, "\(path) \(outcome)")
    }
    try tool.write("let gap = 4\n", to: "shared/in/gap.layout")
    try tool.write("let gap = 4\n", to: "shared/other/gap.layout")
    for target in ["shared/in", "shared/other"] {
      try Self.link("token", to: target, in: tool)
      for path in ["page.layout", "link.layout"] {
        let outcome = try tool.call(["diff", path, "--against", "git:HEAD"])
        #expect(outcome.output.contains("cell   1   96 × 40 → 92 × 36"), "\(outcome)")
      }
    }
    // The working tree is not read for the revision.
    try Self.link("token", to: "nowhere", in: tool)
    try FileManager.default.removeItem(at: tool.folder.appending(path: "shared"))
    let outcome = try tool.call(["diff", "link.layout", "--against", "git:HEAD..HEAD"])
    #expect(outcome.code == 0 && outcome.output == Self.none, "\(outcome)")
  }

  /// A folder that has not changed differs in nothing: hidden and ignored files are left out there, too.
  @Test func foldersAreSearchedAsOnDisk() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    for path in [".hidden/a.layout", ".b.layout", "ignored/c.layout", "in/d.layout"] {
      try tool.write(
        Self.page.replacing("token/", with: "../token/").replacing("data: \"", with: "data: \"../"),
        to: path)
    }
    try tool.write("ignored\n", to: ".gitignore")
    try Self.link("folder.layout", to: "shared", in: tool)
    try tool.write(
      "layout plain { section all { hgroup 1w x 44 { item cell } } }\n", to: "e.layout")
    try Self.link("in/up.layout", to: "../e.layout", in: tool)
    try Self.commit(in: tool)
    for (folder, count) in [(".", 5), ("token", 0), ("in", 1), ("ignored", 1)] {
      let outcome = try tool.call(["diff", folder, "--against", "git:HEAD"])
      let counted = count == 1 ? "1 preview" : "\(count) previews"
      #expect(outcome.output == "no frame differs in \(counted)\n", "\(folder) \(outcome)")
      let note = "note: 'in/up.layout' is left out in 'git:HEAD': it is a link out of the searched"
      #expect(outcome.errors.hasPrefix(note) == (folder == "in"), "\(folder) \(outcome)")
    }
  }

  @Test(arguments: ["../out.layout", "/etc/passwd", "shared/../../out.layout", "away"])
  func whatLiesOutsideIsNotRead(_ target: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("layout SECRET { section s { hgroup 1w x 44 { item cell } } }", to: "out.layout")
    let inside = tool.inside("repo")
    try inside.write("import \"link.layout\"\n", to: "import.layout")
    try inside.write("preview \"p\" 9 x 9 { data: \"link.layout\" }\n", to: "data.layout")
    try Self.link("away", to: "../out.layout", in: inside)
    try Self.link("link.layout", to: target, in: inside)
    try inside.git(["init", "--quiet"])
    try Self.commit(in: inside)
    for path in ["link.layout", "import.layout", "data.layout"] {
      let words = ["diff", path, "--against", "git:HEAD..HEAD"]
      let outcome = try inside.call(words)
      #expect(outcome.code == (path == "link.layout" ? 2 : 1), "\(outcome)")
      #expect(outcome.errors.contains("lies outside of the root, '"), "\(outcome)")
      #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(outcome)")
    }
  }

  /// A root that is narrower than the repository holds in revisions.
  @Test func theRootOfTheCallHolds() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    try tool.write("import \"link.layout\"\n" + Self.page, to: "in/a.layout")
    try Self.link("in/link.layout", to: "../shared/in/gap.layout", in: tool)
    try Self.commit(in: tool)
    let words = ["diff", "in/a.layout", "--against", "git:HEAD..HEAD", "--root", "in"]
    let outcome = try tool.call(words)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("lies outside of the root, '"), "\(outcome)")
  }

  @Test func loopsEnd() throws {
    let tool = try Self.repository()
    defer { tool.tidy() }
    for (path, target) in [("a.layout", "b.layout"), ("b.layout", "a.layout"), ("c", "c/c/c")] {
      try Self.link(path, to: target, in: tool)
    }
    try tool.write("import \"a.layout\"\nimport \"c/d.layout\"\n", to: "page.layout")
    try Self.commit(in: tool)
    for (path, count) in [("a.layout", 1), ("page.layout", 2)] {
      let outcome = try tool.call(["diff", path, "--against", "git:HEAD..HEAD"])
      #expect(outcome.code != 0, "\(outcome)")
      let texts = outcome.errors.components(separatedBy: "levels of symbolic links")
      #expect(texts.count == 2 * count + 1, "\(outcome)")
    }
  }
}
