import Foundation
import Support
import Testing

/// What a layout may read, and what a call may write.
///
/// - Source: `diagnostics.md`, Containment.
@Suite struct ContainmentTests {
  private static let page = "layout page { section s { hgroup 1w x 44 { item cell } } }\n"

  /// A repository in a folder with files outside of it.
  private func project() throws -> Tool {
    let tool = try Tool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "repo/.git"), withIntermediateDirectories: true)
    try tool.write("let SECRET = 3", to: "secret.layout")
    try tool.write(#"{ "s": [{ "a": "SECRET" }] }"#, to: "secret.json")
    return tool
  }

  private func link(_ path: String, to destination: String, in tool: Tool) throws {
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: path).path, withDestinationPath: destination)
  }

  @Test(arguments: [
    #"import "../secret.layout""#, #"import "../no.layout""#, #"import "/proc/self/environ""#,
    #"import "link.layout""#, #"preview "p" 100 x 100 { data: "../secret.json" }"#,
    #"preview "p" 100 x 100 { data: "/etc/passwd" }"#,
    #"preview "p" 100 x 100 { data: "link.json" }"#,
    #"view v { text "a" { font: "../a.ttf" } }"#,
  ])
  func nothingIsReadOutsideOfTheRoot(_ line: String) throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(line + "\n" + Self.page, to: "repo/a.layout")
    try link("repo/link.layout", to: "../secret.layout", in: tool)
    try link("repo/link.json", to: "../secret.json", in: tool)
    let outcome = try tool.call(["check", "repo/a.layout"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("lies outside of the root"), "\(outcome.errors)")
    #expect(outcome.errors.contains("/repo'; --root widens the root"))
    #expect(!outcome.errors.contains("SECRET"))
  }

  /// Links in a folder that the call names lead out of it: what they lead to stays as it is.
  @Test(arguments: [
    ["preview", "repo/a.layout", "--export", "repo/made"],
    ["generate", "swift", "repo/a.layout", "--output", "repo/made/"],
    ["import", "repo/Feed.swift", "--output", "repo/made/", "--force"],
    ["test", "repo/a.layout", "--pictures", "repo/made"],
  ])
  func nothingIsWrittenOutsideOfANamedFolder(_ words: [String]) throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(
      Self.page + "preview \"p\" 100 x 100 { expect cell 1 x 1 }\n", to: "repo/a.layout")
    try tool.write(
      """
      func feed(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
      """, to: "repo/Feed.swift")
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "repo/made"), withIntermediateDirectories: true)
    for name in ["page.html", "a.layout.swift", "Feed.layout", "page-p.svg"] {
      try link("repo/made/\(name)", to: "../../secret.json", in: tool)
    }
    let outcome = try tool.call(words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("it is a link out of 'repo/made'"), "\(outcome)")
    #expect(try tool.read("secret.json").contains("SECRET"))
  }

  @Test func nothingIsRecordedOutsideOfTheRoot() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page + "preview \"p\" 100 x 100 { record: true }\n", to: "repo/a.layout")
    try tool.write(#"{ "test": { "recorded": "made" } }"#, to: "repo/.layoutc.json")
    try link("repo/made", to: "..", in: tool)
    let outcome = try tool.call(["test", "--update", "repo/a.layout"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("lies outside of the root"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: "a.frames").path))
  }

  /// What git keeps for itself is neither read nor written, whichever path leads to it.
  @Test(arguments: [
    #"import ".git/config""#, #"import "link.layout""#, #"import "in/.GIT/config""#,
    #"preview "p" 100 x 100 { data: ".git/config" }"#,
    #"view v { text "a" { font: ".git/a.ttf" } }"#,
  ])
  func whatGitKeepsIsOutsideOfTheRoot(_ line: String) throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write("token = SECRET", to: "repo/.git/config")
    try tool.write(line + "\n" + Self.page, to: "repo/a.layout")
    try link("repo/link.layout", to: ".git/config", in: tool)
    let outcome = try tool.call(["check", "repo/a.layout"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("lies outside of the root"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("SECRET"))
    try tool.write(#"{ "extends": ".git/config" }"#, to: "repo/.layoutc.json")
    let linted = try tool.call(["lint", "repo/a.layout"])
    #expect(linted.code == 2 && !linted.errors.contains("SECRET"), "\(linted)")
  }

  /// Frames are recorded neither in what git keeps, nor through a link in what is no record of frames.
  @Test(arguments: [".git/config", ".git/hooks/made", "build.sh"], [false, true])
  func framesOverwriteNothingElse(_ target: String, _ isConfigured: Bool) throws {
    let tool = try project()
    defer { tool.tidy() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "repo/.git/hooks"), withIntermediateDirectories: true)
    try tool.write(Self.page + "preview \"p\" 100 x 100 { record: true }\n", to: "repo/a.layout")
    for path in [".git/config", "build.sh"] { try tool.write("SECRET\n", to: "repo/" + path) }
    if isConfigured {
      try tool.write(#"{ "test": { "recorded": ".git/x" } }"#, to: "repo/.layoutc.json")
    } else {
      try link("repo/a.frames", to: target, in: tool)
    }
    let outcome = try tool.call(["test", "--update", "repo/a.layout"])
    #expect(outcome.code != 0 && !outcome.errors.contains("recorded '"), "\(outcome)")
    #expect(try tool.read("repo/.git/config") == "SECRET\n")
    #expect(try tool.read("repo/build.sh") == "SECRET\n")
    for path in ["repo/.git/hooks/made", "repo/.git/x"] {
      #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: path).path))
    }
  }

  /// What lies outside makes no difference, whether it is there or not.
  @Test(arguments: [
    #"import "link.layout""#, #"preview "p" 100 x 100 { data: "link.layout" }"#,
    #"import "sibz/secret.layout""#, #"import "away/../secret.layout""#,
    #"preview "p" 100 x 100 { data: "away/../secret.layout" }"#,
  ])
  func nothingTellsWhatIsThere(_ line: String) throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(line + "\n" + Self.page, to: "repo/a.layout")
    try tool.write("", to: "away/other")
    try link("repo/away", to: "../away", in: tool)
    let answers = try ["secret.layout", "missing.layout"].map { target in
      try link("repo/link.layout", to: "../" + target, in: tool)
      if target == "secret.layout" { try link("repo/sibs", to: "..", in: tool) }
      defer {
        for name in ["link.layout", "secret.layout"] {
          try? FileManager.default.removeItem(
            at: tool.folder.appending(path: name == "link.layout" ? "repo/" + name : name))
        }
      }
      return try tool.call(["check", "repo/a.layout"])
    }
    #expect(answers[0].code == answers[1].code)
    #expect(answers[0].errors == answers[1].errors)
  }

  /// The same for frames that are recorded through a link, and for a configuration that could be the root.
  @Test func nothingTellsWhatLinksOnTheWayLeadTo() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page + "preview \"p\" 100 x 100 { record: true }\n", to: "repo/a.layout")
    try link("repo/a.frames", to: "../b.frames", in: tool)
    let missing = try tool.call(["test", "repo/a.layout"])
    try tool.write("SECRET", to: "b.frames")
    #expect(missing.output.contains("lies outside of the root"), "\(missing)")
    #expect(try tool.call(["test", "repo/a.layout"]).output == missing.output)

    try tool.write("import \"../tokens.layout\"\n" + Self.page, to: "marked/in/a.layout")
    try tool.write("let gap = 3", to: "marked/tokens.layout")
    try link("marked/in/.layoutc.json", to: "../../root.json", in: tool)
    let words = ["compile", "marked/in/a.layout", "--items", "1"]
    let unmarked = try tool.call(words)
    try tool.write(#"{ "root": true }"#, to: "root.json")
    let marked = try tool.call(words)
    #expect(marked.output == unmarked.output && marked.errors == unmarked.errors, "\(marked)")
  }

  @Test func aWiderRootLetsItBeRead() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write("import \"../tokens.layout\"\n" + Self.page, to: "repo/a.layout")
    try tool.write("let gap = 3", to: "tokens.layout")
    #expect(try tool.call(["check", "repo/a.layout"]).code == 1)
    #expect(try tool.call(["check", "--root", ".", "repo/a.layout"]).code == 0)
    #expect(try tool.call(["check", "--root", "repo/.git", "repo/a.layout"]).code == 64)
    // An element is no file.
    #expect(try tool.call(["why", "--root", ".", "repo/a.layout", "/cell"]).code == 64)
    #expect(try tool.call(["why", "--root", ".", "repo/a.layout", "cell"]).code == 0)
  }

  @Test func aConfigurationCanBeTheRoot() throws {
    let tool = try project()
    defer { tool.tidy() }
    try FileManager.default.removeItem(at: tool.folder.appending(path: "repo/.git"))
    try tool.write("import \"../../tokens.layout\"\n" + Self.page, to: "repo/in/a.layout")
    try tool.write("let gap = 3", to: "tokens.layout")
    #expect(try tool.call(["check", "repo/in/a.layout"]).code == 0)
    try tool.write(#"{ "root": true }"#, to: "repo/.layoutc.json")
    #expect(try tool.call(["check", "repo/in/a.layout"]).code == 1)
  }

  @Test(arguments: [".layoutc.json", ".gitignore"])
  func whatIsFoundOnTheWayStaysInside(_ name: String) throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    try tool.write(#"{ "SECRET": 1 }"#, to: "outside")
    try link("repo/" + name, to: "../outside", in: tool)
    let outcome = try tool.call(["lint", "repo"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("lies outside of the root"), "\(outcome.errors)")
    #expect(outcome.errors.contains(name), "\(outcome.errors)")
    #expect(!outcome.errors.contains("SECRET"))
  }

  @Test func extendedConfigurationsStayInside() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    try tool.write("{}", to: "shared.json")
    try tool.write(#"{ "extends": "../shared.json" }"#, to: "repo/.layoutc.json")
    #expect(try tool.call(["lint", "repo/a.layout"]).code == 2)
    #expect(try tool.call(["lint", "--root", ".", "repo/a.layout"]).code == 0)
  }

  /// A pipe is opened without waiting for a writer.
  @Test(arguments: [["check", "pipe"], ["check", "/dev/zero"], ["check", "repo/a.layout"]])
  func onlyRegularFilesAreRead(_ words: [String]) throws {
    let tool = try project()
    defer { tool.tidy() }
    #expect(mkfifo(tool.folder.appending(path: "pipe").path, 0o600) == 0)
    #expect(mkfifo(tool.folder.appending(path: "repo/data.json").path, 0o600) == 0)
    try tool.write(
      "preview \"p\" 10 x 10 { data: \"data.json\" }\n" + Self.page, to: "repo/a.layout")
    let outcome = try tool.call(words)
    #expect(outcome.code == (words.last == "repo/a.layout" ? 1 : 2))
    #expect(outcome.errors.contains("it is not a regular file"), "\(outcome.errors)")
  }

  @Test func largeFilesAreRefused() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    try tool.write(#"{ "s": [1, 2, 3] }"#, to: "data.json")
    #expect(try tool.call(["check", "repo/a.layout", "--max-file-size", "1K"]).code == 0)
    let small = try tool.call(["check", "repo/a.layout", "--max-file-size", "20"])
    #expect(small.code == 2 && small.errors.contains("larger than 20 bytes"))
    let input = try tool.call(
      ["check", "-", "--max-file-size", "20"], input: "repo/a.layout")
    #expect(input.code == 2 && input.errors.contains("larger than 20 bytes"))
    for size in ["big", "-1", "99999999999999999999", "1.5M"] {
      #expect(try tool.call(["check", "repo/a.layout", "--max-file-size=\(size)"]).code == 64)
    }
  }

  @Test func aLayoutCannotNameStandardInput() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write("preview \"p\" 10 x 10 { data: \"-\" }\n" + Self.page, to: "a.layout")
    let outcome = try tool.call(["check", "a.layout"], input: "secret.json")
    #expect(outcome.code == 1 && outcome.errors.contains("No such file"))
  }

  @Test func linksOutOfASearchedFolderAreLeftOut() throws {
    let tool = try project()
    defer { tool.tidy() }
    let untidy = "layout page{section s{hgroup 1w x 44{item cell}}}"
    try tool.write(untidy, to: "other.layout")
    try tool.write(untidy, to: "repo/in/a.layout")
    try link("repo/out.layout", to: "../other.layout", in: tool)
    try link("repo/same.layout", to: "in/a.layout", in: tool)
    let outcome = try tool.call(["format", "repo"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("'repo/out.layout' is left out"))
    #expect(try tool.read("other.layout") == untidy)
    #expect(try tool.read("repo/in/a.layout") != untidy)
    #expect(try tool.call(["format", "repo/out.layout"]).code == 0)
    #expect(try tool.read("other.layout") != untidy)
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    let path = Array(tool.folder.appending(path: "repo/b").path.utf8) + [0xFF]
    let name = (path + Array(".layout".utf8)).map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    // Some file systems refuse such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let outcome = try tool.call(["check", "repo"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(#"cannot read 'repo/b\xFF.layout': its name is not UTF-8"#))
  }
}
