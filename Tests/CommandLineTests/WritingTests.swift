import Foundation
import Support
import Testing

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
