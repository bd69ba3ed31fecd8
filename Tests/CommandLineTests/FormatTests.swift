import Foundation
import Testing

/// The effects of `format` on files.
@Suite struct FormatTests {
  private static let untidy = "layout   feed{ spacing:8.0 }\n"
  private static let tidy = "layout feed { spacing: 8 }\n"

  @Test func filesAreWrittenInTheirPlaces() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.untidy, to: "a.layout")
    try tool.write(Self.untidy, to: "dir/b.layout")
    try tool.write(Self.untidy, to: "dir/c.txt")
    let path = tool.folder.appending(path: "a.layout").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let outcome = try tool.call(["format", "."])
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(try tool.read("a.layout") == Self.tidy)
    #expect(try tool.read("dir/b.layout") == Self.tidy)
    #expect(try tool.read("dir/c.txt") == Self.untidy)
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect(facts[.posixPermissions] as? Int == 0o640)
    #expect(try tool.names == ["a.layout", "dir"])
  }

  /// A formatted file keeps its inode, and its folder may be read-only.
  @Test func tidyFilesAreNotWritten() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.tidy, to: "a.layout")
    let path = tool.folder.appending(path: "a.layout").path
    let old = try FileManager.default.attributesOfItem(atPath: path)
    #expect(try tool.call(["format", "a.layout"]).code == 0)
    let new = try FileManager.default.attributesOfItem(atPath: path)
    #expect(old[.systemFileNumber] as? Int == new[.systemFileNumber] as? Int)
    #expect(old[.modificationDate] as? Date == new[.modificationDate] as? Date)
  }

  @Test func linksAreKept() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.untidy, to: "real/a.layout")
    let link = tool.folder.appending(path: "link.layout").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real/a.layout")
    #expect(try tool.call(["format", "link.layout"]).code == 0)
    #expect(try tool.read("real/a.layout") == Self.tidy)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.layout")
  }

  @Test(arguments: ["--check", "--diff"])
  func dryRunsWriteNothing(_ option: String) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(Self.untidy, to: "a.layout")
    #expect(try tool.call(["format", option, "a.layout"]).output.contains("a.layout"))
    #expect(try tool.read("a.layout") == Self.untidy)
  }

  /// Files that parse are formatted; the others are reported.
  @Test func faultyFilesAreFormattedWhereTheyParse() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("let a=1\nitem  72x96\n", to: "a.layout")
    let outcome = try tool.call(["format", "a.layout", "--diagnostics", "concise"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("a.layout:2:7: error: "))
    #expect(try tool.read("a.layout") == "let a = 1\nitem  72x96\n")
  }
}
