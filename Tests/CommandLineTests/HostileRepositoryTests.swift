import Foundation
import Testing

/// What a repository that strangers wrote can have a call do.
///
/// - Source: `diagnostics.md`, Containment.
@Suite struct HostileRepositoryTests {
  private static let page = "layout page { section s { hgroup 1w x 44 { item cell } } }\n"

  /// A commit of `a.layout`, which differs since then, and a program that notes that it was started.
  private func repository() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.page, to: "a.layout")
    try tool.write("#!/bin/sh\ntouch \"$(dirname \"$0\")/started\"\ncat\n", to: "program")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.folder.appending(path: "program").path)
    try tool.git(["init", "--quiet"])
    try commit("a.layout", in: tool)
    try tool.write(Self.page.replacing("44", with: "45"), to: "a.layout")
    return tool
  }

  private func commit(_ path: String, in tool: Tool) throws {
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(["add", path])
    try tool.git(author + ["commit", "--quiet", "-m", "Change", path])
  }

  private func link(_ path: String, to destination: String, in tool: Tool) throws {
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: path).path, withDestinationPath: destination)
  }

  /// Settings of git that name programs: what is appended to the configuration and to the attributes.
  private static let settings = [
    ("[core]\nfsmonitor = PROGRAM\nhooksPath = .\npager = PROGRAM\nsshCommand = PROGRAM\n", ""),
    ("[filter \"x\"]\nclean = PROGRAM\nrequired = true\n", "* filter=x\n"),
    ("[filter \"x.y z\"]\nclean = PROGRAM\nsmudge = PROGRAM\n", "* filter=x\n"),
    ("[filter \"x\"]\nprocess = PROGRAM\n", "* filter=x\n"),
    ("[filter \"x=y\"]\nclean = PROGRAM\n", "* filter=x=y\n"),
    ("[include]\npath = ../more\n", "* filter=x\n"),
    ("[diff]\nexternal = PROGRAM\n[diff \"x\"]\ntextconv = PROGRAM\n", "* diff=x\n"),
    ("[diff \"x\"]\ncommand = PROGRAM\n[alias]\ndiff = !PROGRAM\n", "* diff=x\n"),
  ]

  @Test(arguments: settings, [".gitattributes", ".git/info/attributes"])
  func noProgramIsStarted(_ setting: (String, String), _ attributes: String) throws {
    let tool = try repository()
    defer { tool.tidy() }
    let program = tool.folder.appending(path: "program").path
    let more = setting.0.replacing("PROGRAM", with: program)
    try tool.write(try tool.read(".git/config") + more, to: ".git/config")
    try tool.write("[filter \"x\"]\nclean = \(program)\n", to: "more")
    try tool.write(setting.1, to: attributes)
    for words in [
      ["lint", "--since", "HEAD", "."], ["lint", "--staged", "."], ["lint", "."],
      ["diff", "--against", "git:HEAD", "a.layout"],
    ] {
      let outcome = try tool.call(words)
      // A filter that cannot be kept from running is a reason to ask git nothing.
      #expect(outcome.code == (setting.0.contains("x=y") && words != ["lint", "."] ? 2 : 0))
      #expect(try !tool.names.contains("started"), "\(words) \(outcome)")
    }
  }

  /// Git would read a submodule with the settings of that.
  @Test func noProgramOfASubmoduleIsStarted() throws {
    let tool = try repository()
    defer { tool.tidy() }
    let program = tool.folder.appending(path: "program").path
    try tool.git(["init", "--quiet", "in"])
    try tool.write(Self.page, to: "in/b.layout")
    let author = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    try tool.git(["-C", "in", "add", "."])
    try tool.git(author + ["-C", "in", "commit", "--quiet", "-m", "Start"])
    try commit("in", in: tool)
    try tool.write(Self.page + "\n", to: "in/b.layout")
    try tool.write("* filter=x\n", to: "in/.gitattributes")
    for (name, value) in [("core.fsmonitor", program), ("filter.x.clean", program)] {
      try tool.git(["-C", "in", "config", name, value])
    }
    #expect(try tool.call(["lint", "--since", "HEAD", "."]).code == 0)
    #expect(try !tool.names.contains("started"))
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/in/started"))
  }

  /// A repository can name a program by which git fetches what is missing.
  @Test func nothingIsFetched() throws {
    let tool = try repository()
    defer { tool.tidy() }
    let program = tool.folder.appending(path: "program").path
    let objects = tool.folder.appending(path: ".git/objects")
    for (name, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", "ext::\(program) %S"),
      ("protocol.allow", "always"), ("protocol.ext.allow", "always"),
    ] { try tool.git(["config", name, value]) }
    // The smallest object is the layout.
    for folder in try FileManager.default.contentsOfDirectory(atPath: objects.path)
    where folder.count == 2 {
      for name in try FileManager.default.contentsOfDirectory(atPath: objects.path + "/" + folder) {
        if try tool.gitOutput(["cat-file", "-t", folder + name]).hasPrefix("blob") {
          try FileManager.default.removeItem(atPath: objects.path + "/\(folder)/\(name)")
        }
      }
    }
    let outcome = try tool.call(["diff", "--against", "git:HEAD", "a.layout"])
    #expect(outcome.code == 2, "\(outcome)")
    #expect(outcome.errors.contains("git cannot read it"))
    _ = try tool.call(["lint", "--since", "HEAD", "."])
    #expect(try !tool.names.contains("started"))
  }

  @Test func largeFilesOfRevisionsAreRefused() throws {
    let tool = try repository()
    defer { tool.tidy() }
    try tool.write(
      #"{ "s": [{ "a": "\#(String(repeating: "a", count: 400))" }] }"#, to: "data.json")
    try commit("data.json", in: tool)
    try tool.write(
      "preview \"p\" 100 x 100 { data: \"data.json\" }\n" + Self.page
        + String(repeating: "// Words.\n", count: 20), to: "a.layout")
    try commit("a.layout", in: tool)
    try tool.write("{}", to: "data.json")
    try tool.write(Self.page, to: "a.layout")
    let words = ["diff", "--against", "git:HEAD", "a.layout"]
    #expect(try tool.call(words).code == 0)
    let layout = try tool.call(words + ["--max-file-size", "200"])
    #expect(layout.code == 2 && layout.errors.contains("larger than 200 bytes"), "\(layout)")
    let data = try tool.call(words + ["--max-file-size", "400"])
    #expect(data.code != 0 && data.errors.contains("larger than 400 bytes"), "\(data)")
  }

  /// A link where findings would be kept.
  @Test(arguments: ["outside", "../outside", ".git"], [true, false])
  func nothingIsKeptOutsideOfTheRoot(_ target: String, _ isNamed: Bool) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    for path in ["outside", "repo/.git"] { try tool.write("", to: path + "/kept") }
    let outside = tool.folder.appending(path: "outside").path
    try link("repo/.build", to: target == "outside" ? outside : target, in: tool)
    let outcome = try tool.inside("repo").call(
      ["lint", "a.layout"] + (isNamed ? ["--cache", ".build/layoutc"] : []),
      environment: isNamed ? [:] : ["CI": "true"])
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.hasPrefix("note: no findings are kept: '.build/layoutc' is a link out of '"))
    for path in ["outside", "repo/.git"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: tool.folder.appending(path: path).path)
      #expect(names == ["kept"])
    }
  }

  /// The call does not name the usual baseline itself.
  @Test func theUsualBaselineStaysInside() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.page, to: "repo/a.layout")
    try tool.write("", to: "repo/.git/config")
    let other = #"{ "schema": "layoutc/baseline@1", "findings": [] }"#
    try tool.write(other, to: "other.json")
    try link("repo/.layoutc-baseline.json", to: "../other.json", in: tool)
    let outcome = try tool.inside("repo").call(["lint", "--write-baseline", "a.layout"])
    #expect(
      outcome.code == 2 && outcome.errors.contains("lies outside of the root"), "\(outcome)")
    #expect(try tool.read("other.json") == other)
  }

  @Test func aNameEndsWhereItSays() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.page + "preview \"p\" 100 x 100 { record: true }\n", to: "repo/a.layout")
    try tool.write(#"{ "test": { "recorded": "in\u0000out" } }"#, to: "repo/.layoutc.json")
    let outcome = try tool.call(["test", "--update", "repo/a.layout"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("its name contains a NUL character"), "\(outcome)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/repo").count == 2)
  }

  /// Of several outputs none is written where one is refused.
  @Test func allOutputsAreWrittenOrNone() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let previews = ["one", "two"].map { "preview \"\($0)\" 100 x 100 { expect cell 1 x 1 }\n" }
    for name in ["a", "b"] {
      let page = Self.page.replacing("page", with: name)
      try tool.write(page + previews.joined(), to: "repo/\(name).layout")
    }
    try tool.write("old", to: "secret")
    for name in ["b-two.svg", "b.html", "b.layout.swift"] {
      try tool.write("", to: "repo/made/other")
      try link("repo/made/\(name)", to: "../../secret", in: tool)
    }
    for words in [
      ["test", "repo", "--pictures", "repo/made"], ["preview", "repo", "--export", "repo/made"],
      ["test", "repo", "--pictures", "repo/made", "--update", "--update-expectations"],
      ["generate", "swift", "repo/a.layout", "repo/b.layout", "-o", "repo/made"],
    ] {
      let outcome = try tool.call(words)
      #expect(outcome.code == 2, "\(words) \(outcome)")
      #expect(outcome.errors.contains("it is a link out of 'repo/made'"), "\(words) \(outcome)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: tool.folder.appending(path: "repo/made").path)
      #expect(names.sorted() == ["b-two.svg", "b.html", "b.layout.swift", "other"], "\(words)")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: tool.folder.appending(path: "repo").path)
      #expect(files.sorted() == ["a.layout", "b.layout", "made"], "\(words)")
    }
  }
}
