import Foundation
import Support
import Testing

/// What a call reads beside the files it is asked for.
@Suite struct ImportTests {
  private static let screen = """
    import "tokens.layout"
    layout feed { spacing: gap; section posts { hgroup row 1w x 50 { item side } } }
    preview "small" 320 x 568 { items: 2 }

    """

  @Test func aLinkAndItsFileAreOneFile() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("import \"link.layout\"\n" + Self.screen, to: "feed.layout")
    try tool.write("let gap = 8\n", to: "tokens.layout")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "link.layout").path, withDestinationPath: "tokens.layout")
    let outcome = try tool.call(["check", "feed.layout", "--diagnostics", "concise"])
    #expect(
      outcome.errors
        == "feed.layout:2:8: warning: duplicate import of `tokens.layout` [L174 duplicate-import]\n"
    )
  }

  @Test func aFolderBehindALinkIsTheOneItLeadsTo() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write(
      Self.screen.replacing("tokens.layout", with: "link/../tokens.layout"), to: "feed.layout")
    try tool.write("let gap = 8\n", to: "far/tokens.layout")
    try tool.write("let gap = 4\n", to: "far/inner/tokens.layout")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "link").path, withDestinationPath: "far/inner")
    #expect(try tool.call(["check", "feed.layout"]).code == 0)
  }

  @Test func xcodeFindsOtherFiles() throws {
    let tool = try Tool()
    defer { tool.tidy() }
    try tool.write("import \"shared/b.layout\"\n" + Self.screen, to: "feed.layout")
    try tool.write("let gap = 8\n", to: "tokens.layout")
    try tool.write("// Gaps.\nlet gap = 4\n", to: "shared/b.layout")
    let outcome = try tool.call(["check", "feed.layout", "--diagnostics", "xcode"])
    #expect(outcome.code == 1)
    let lines = outcome.errors.split(separator: "\n")
    let expected = [
      "/feed.layout:3:24: error: ambiguous name `gap` [ambiguous-name]",
      "/tokens.layout:1:5: note: declared here", "/shared/b.layout:2:5: note: declared here",
    ]
    #expect(lines.allSatisfy { $0.hasPrefix("/") })
    for line in expected { #expect(lines.contains { $0.hasSuffix(line) }, "\(line) is missing") }
  }
}
