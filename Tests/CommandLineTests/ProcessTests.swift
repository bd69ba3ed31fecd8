import Foundation
import Support
import Testing

/// What a call does to the world around it.
@Suite struct ProcessTests {
  private static let sound = """
    layout feed {
        section posts {
            hgroup row 1w x 50 { item side }
        }
    }

    """

  @Test func aClosedPipeEndsSilently() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    let process = tool.process(["a.layout", "--items", "100000", "--format", "json"])
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let talk = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(!String(decoding: talk, as: UTF8.self).contains("Error"))
  }

  /// `Sources/Linking` keeps out the libraries of concurrency and of regular expressions, which the
  /// program does not use.
  @Test(arguments: [
    "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "Foundation",
  ])
  func noUnusedLibraryIsLoaded(name: String) throws {
    let program = try Data(contentsOf: Tool.location)
    #expect(program.range(of: Data("lib\(name).so\0".utf8)) == nil)
  }

  @Test func anOutputIsReplacedAsAWhole() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    try tool.write("old", to: "out.csv")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: tool.folder.appending(path: "out.csv").path)
    let outcome = try tool.call([
      "a.layout", "--items=1", "--format", "csv", "--output", "out.csv",
    ])
    #expect(outcome.code == 0 && outcome.output == "")
    #expect(try tool.read("out.csv").hasSuffix("cell,cell,side,0,0,0,0,393,50,0\r\n"))
    #expect(try tool.names == ["a.layout", "out.csv"])
    let facts = try FileManager.default.attributesOfItem(
      atPath: tool.folder.appending(path: "out.csv").path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test func aLinkToAnOutputIsKept() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    try tool.write("old", to: "real/out.txt")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "link.txt").path, withDestinationPath: "real/out.txt")
    #expect(try tool.call(["a.layout", "--output", "link.txt"]).code == 0)
    #expect(try tool.read("real/out.txt").hasPrefix("feed · 393 × 852"))
    #expect(try tool.names == ["a.layout", "link.txt", "real"])
  }

  /// A call that fails leaves what an earlier one has written.
  @Test(arguments: [
    ["a.layout", "--limit", "3"], ["missing.layout"], ["a.layout", "--preview", "none"],
    ["a.layout", "--format", "pdf"],
  ])
  func whatFailsLeavesTheOutputAlone(_ words: [String]) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    try tool.write("old", to: "out.txt")
    #expect(try tool.call(words + ["--output", "out.txt"]).code > 1)
    #expect(try tool.read("out.txt") == "old")
    #expect(try tool.names == ["a.layout", "out.txt"])
  }

  @Test func aDeviceIsWrittenInPlace() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    #expect(try tool.call(["a.layout", "--output", "/dev/null"]).code == 0)
  }

  #if os(Linux)
    @Test func aFullDiskIsSaid() throws {
      let tool = try Tool()
      defer { tool.tidy() }
      try tool.write(Self.sound, to: "a.layout")
      let outcome = try tool.call(["a.layout", "--output", "/dev/full"])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("Error: cannot write '/dev/full': No space left on device"))
    }
  #endif

  @Test func editorsGetAbsolutePaths() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("layout feed {\n    sektion posts\n}\n", to: "sub/a.layout")
    let path = tool.folder.resolvingSymlinksInPath().path + "/sub/a.layout:2:5: error: "
    for (words, environment) in [
      (["check", "./sub/../sub/a.layout", "--diagnostics", "xcode"], [:]),
      (["check", "sub"], ["SRCROOT": "/x"]),
    ] as [([String], [String: String])] {
      let outcome = try tool.call(words, environment: environment)
      #expect(outcome.code == 1)
      #expect(outcome.errors.hasPrefix(path), "\(outcome.errors)")
    }
  }

  @Test(
    arguments: [
      (["--color", "always"], [:], true), (["--color=always"], ["NO_COLOR": "1"], true),
      ([], [:], false), ([], ["CLICOLOR_FORCE": "1"], true), ([], ["FORCE_COLOR": "0"], false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), ([], ["GITHUB_ACTIONS": "true"], true),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
      (["--color", "always", "--diagnostics", "concise"], [:], false),
    ] as [([String], [String: String], Bool)])
  func colours(_ words: [String], _ environment: [String: String], _ isExpected: Bool) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("layout feed {\n    sektion posts\n}\n", to: "a.layout")
    let outcome = try tool.call(["check", "a.layout"] + words, environment: environment)
    #expect(outcome.errors.contains("\u{1B}[") == isExpected)
  }

  @Test func foldersAreSearchedInOrder() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    for name in [
      "b.layout", "a/z.layout", "a/y.txt", ".hidden.layout", ".git/c.layout", "B.layout",
    ] {
      try tool.write(Self.sound, to: name)
    }
    let outcome = try tool.call([".", "b.layout", "--format", "csv", "--items", "1"])
    let files = outcome.output.split(separator: "\r\n").dropFirst()
      .map { $0.split(separator: ",")[0] }
    #expect(files == ["B.layout", "a/z.layout", "b.layout"])
  }

  @Test func stagesAreTimed() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.sound, to: "a.layout")
    let outcome = try tool.call(["a.layout", "--timings", "--items", "1"])
    let stages = outcome.errors.split(separator: "\n").suffix(6).map { $0.prefix { $0 != " " } }
    #expect(stages == ["read", "check", "evaluate", "solve", "write", "total"])
    #expect(!outcome.output.contains(" ms"))
  }
}
