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

  @Test func aWiderRootLetsItBeRead() throws {
    let tool = try project()
    defer { tool.tidy() }
    try tool.write("import \"../tokens.layout\"\n" + Self.page, to: "repo/a.layout")
    try tool.write("let gap = 3", to: "tokens.layout")
    #expect(try tool.call(["check", "repo/a.layout"]).code == 1)
    #expect(try tool.call(["check", "--root", ".", "repo/a.layout"]).code == 0)
    #expect(try tool.call(["check", "--root", "repo/.git", "repo/a.layout"]).code == 64)
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

/// What writing keeps.
@Suite struct WritingTests {
  private static let untidy = "layout page{section s{hgroup 1w x 44{item cell}}}"

  @Test func hardLinksStayLinked() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.untidy, to: "a.layout")
    try FileManager.default.linkItem(
      at: tool.folder.appending(path: "a.layout"), to: tool.folder.appending(path: "b.layout"))
    #expect(try tool.call(["format", "a.layout"]).code == 0)
    #expect(try tool.read("a.layout") != Self.untidy)
    #expect(try tool.read("b.layout") == tool.read("a.layout"))
    #expect(try tool.names == ["a.layout", "b.layout"])
  }

  @Test func attributesStay() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.untidy, to: "a.layout")
    let path = tool.folder.appending(path: "a.layout").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let setting = Process()
    setting.executableURL = URL(filePath: "/usr/bin/env")
    setting.arguments = [
      "python3", "-c",
      "import os,sys; os.setxattr(sys.argv[1], 'user.origin', b'kept')", path,
    ]
    setting.standardError = FileHandle.nullDevice
    try setting.run()
    setting.waitUntilExit()
    #expect(try tool.call(["format", "a.layout"]).code == 0)
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o640)
    // Not every file system keeps such attributes.
    guard setting.terminationStatus == 0 else { return }
    setting.terminationHandler = nil
    let reading = Process()
    reading.executableURL = setting.executableURL
    reading.arguments = [
      "python3", "-c", "import os,sys; print(os.getxattr(sys.argv[1], 'user.origin'))", path,
    ]
    let output = Pipe()
    reading.standardOutput = output
    try reading.run()
    reading.waitUntilExit()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: text, as: UTF8.self).contains("kept"))
  }

  @Test(arguments: [
    "#!/bin/sh\necho hello\n", "if [ -f x ]; then\n  echo hello\nfi\n", "# Notes\n\nSome words.\n",
  ])
  func otherTextIsNotFormatted(_ text: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(text, to: "x.layout")
    let outcome = try tool.call(["format", "x.layout"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("'x.layout' is left as it is: it is no layout"))
    #expect(try tool.read("x.layout") == text)
  }

  @Test(arguments: ["a.layout", "in.layout", "data.json"])
  func outputsThatAreReadAreRefused(_ output: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      """
      import "in.layout"
      layout page { section s { hgroup 1w x side { item cell } } }
      preview "p" 100 x 100 { data: "data.json"; items: 1 }
      """, to: "a.layout")
    try tool.write("let side = 44", to: "in.layout")
    try tool.write(#"{ "s": [{}] }"#, to: "data.json")
    let before = try ["a.layout", "in.layout", "data.json"].map(tool.read)
    for words in [
      ["compile", "a.layout", "-o", output], ["lint", "a.layout", "--report", "json=\(output)"],
    ] {
      let outcome = try tool.call(words)
      #expect(outcome.code == 2, "\(words)")
      #expect(outcome.errors.contains("the output '\(output)' would overwrite the input"))
      #expect(try ["a.layout", "in.layout", "data.json"].map(tool.read) == before)
    }
  }

  @Test(arguments: [
    ["lint", "--format", "sarif"], ["lint"], ["compile"], ["breakpoints"],
  ])
  func aFullDiskIsAFailureOfEveryCommand(_ words: [String]) throws {
    let full = URL(filePath: "/dev/full")
    guard FileManager.default.fileExists(atPath: full.path) else { return }
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      "layout page { section s { hgroup 1w x 44 { item cell 0.32w x 1h } } }\n", to: "a.layout")
    let process = tool.process(words + ["a.layout"])
    process.standardOutput = try FileHandle(forWritingTo: full)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: text, as: UTF8.self).contains("cannot write standard output"))
  }
}
