import Foundation
import Support
import Testing

/// No output overwrites what the call reads, whichever path leads to it.
///
/// - Source: `diagnostics.md`, Containment.
@Suite struct OverwritingTests {
  private static let swift = """
    func feed(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }

    """
  private static let files = [
    "Feed.layout": """
    import "tokens.layout"
    layout feed { section s { hgroup 1w  x  side{ item cell } } }
    preview "p" 100 x 100 { data: "data.json"; record: true; expect cell 100 x 44 }

    """,
    "Old.layout": "layout feed { section s { hgroup 1w x 40 { item cell } } }\n",
    "tokens.layout": "let side = 44\n",
    "data.json": #"{ "s": [{}] }"#,
    ".layoutc.json": #"{ "extends": "base.json" }"#,
    "base.json": "{}",
    ".gitignore": "none\n",
    "A.swift": swift,
    "B.swift": swift.replacing("feed", with: "other"),
  ]

  private func project() throws -> Tool {
    let tool = try Tool()
    for (name, text) in Self.files { try tool.write(text, to: name) }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "Pages"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "Pages/Feed.layout.swift").path,
      withDestinationPath: "../Feed.layout")
    for (new, old) in [("Pages/feed.html", "Feed.layout"), ("linked.layout", "A.swift")] {
      try FileManager.default.linkItem(
        at: tool.folder.appending(path: old), to: tool.folder.appending(path: new))
    }
    try tool.git(["init", "-q"])
    try tool.git(["add", "Feed.layout", "tokens.layout", "data.json"])
    try tool.git([
      "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "first",
    ])
    #expect(try tool.call(["test", "--update", "Feed.layout"]).code == 0)
    return tool
  }

  @Test(arguments: [
    ["diff", "Old.layout", "Feed.layout", "--output", "Old.layout"],
    ["diff", "Old.layout", "Feed.layout", "--output", "Feed.layout"],
    ["diff", "Old.layout", "Feed.layout", "--output", "tokens.layout"],
    ["diff", "Old.layout", "Feed.layout", "--output", "data.json"],
    ["diff", "Feed.layout", "--against", "git:HEAD", "-o", "Feed.layout"],
    ["diff", "Feed.layout", "--against", "git:HEAD..HEAD", "-o", "Feed.layout"],
    ["generate", "swift", "Feed.layout", "-o", "Feed.layout"],
    ["generate", "swift", "Feed.layout", "-o", "tokens.layout"],
    ["generate", "swift", "Feed.layout", "-o", "base.json"],
    ["generate", "swift", "Feed.layout", "-o", "Pages/"],
    ["import", "A.swift", "--output", "A.swift", "--force"],
    ["import", "A.swift", "--output", "linked.layout", "--force"],
    ["import", "A.swift", "--with", "B.swift", "-o", "B.swift", "--force"],
    ["lint", "Feed.layout", "--report", "sarif=base.json"],
    ["lint", ".", "--report", "sarif=.gitignore"],
    ["test", "Feed.layout", "--report", "json=.layoutc.json"],
    ["test", "Feed.layout", "--report", "json=base.json"],
    ["test", "Feed.layout", "--report", "json=Feed.frames"],
    ["preview", "--export", "Pages", "Feed.layout"],
    ["why", "Feed.layout", "-o", "tokens.layout"],
    ["compile", "Feed.layout", "-o", "tokens.layout"],
    ["lsp", "--log", "Feed.layout"],
  ])
  func inputsStay(_ words: [String]) throws {
    let tool = try project()
    defer { tool.tidy() }
    let recorded = try tool.read("Feed.frames")
    let outcome = try tool.call(words)
    #expect(outcome.code == 2, "\(words) \(outcome)")
    for (name, text) in Self.files { #expect(try tool.read(name) == text, "\(words): \(name)") }
    #expect(try tool.read("Feed.frames") == recorded)
    let index = tool.folder.appending(path: "Pages/index.html")
    #expect(!FileManager.default.fileExists(atPath: index.path))
  }

  /// What a call changes in place is no such output.
  @Test func filesAreChangedInPlace() throws {
    let tool = try project()
    defer { tool.tidy() }
    #expect(try tool.call(["format", "Feed.layout"]).code == 0)
    #expect(try tool.read("Feed.layout") != Self.files["Feed.layout"])
    for _ in 0..<2 {
      #expect(try tool.call(["test", "--update", "Feed.layout"]).code == 0)
      #expect(try tool.call(["lint", "Feed.layout", "--write-baseline", "--exit-zero"]).code == 0)
      #expect(try tool.call(["generate", "swift", "Feed.layout", "-o", "Feed.swift"]).code == 0)
    }
  }

  /// A pipe that nothing reads is an error instead of a call that never ends.
  @Test(arguments: [
    ["compile", "Feed.layout", "-o", "Pages/pipe"],
    ["test", "Feed.layout", "--report", "junit=Pages/pipe"],
    ["lint", "Feed.layout", "--report", "json=Pages/pipe"],
    ["preview", "Feed.layout", "--export", "Out"],
  ])
  func pipesDoNotBlock(_ words: [String]) throws {
    let tool = try project()
    defer { tool.tidy() }
    #expect(mkfifo(tool.folder.appending(path: "Pages/pipe").path, 0o600) == 0)
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "Out"), withIntermediateDirectories: true)
    #expect(mkfifo(tool.folder.appending(path: "Out/feed.html").path, 0o600) == 0)
    let outcome = try tool.call(words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("it is a pipe that nothing reads"), "\(outcome)")
  }

  @Test(arguments: [
    "#!/bin/sh\nNAME=foo\necho $NAME\n", "int main(void) {\n  return  0;\n}\n",
    "layout:   front\ntitle:   x\n---\n\nText.\n", "preview:  yes\n---\n", "items:  3\n",
    "text:   \"a\"\n---\n",
  ])
  func otherTextIsNotChanged(_ text: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(text, to: "x.layout")
    for words in [["format"], ["lint", "--fix"], ["lint", "--fix", "--unsafe-fixes"]] {
      let outcome = try tool.call(words + ["x.layout"])
      #expect(outcome.code == 1, "\(words) \(outcome)")
      #expect(outcome.errors.contains("'x.layout' is left as it is: it is no layout"), "\(words)")
      #expect(try tool.read("x.layout") == text, "\(words)")
    }
  }
}
