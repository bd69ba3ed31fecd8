import Foundation
import LayoutText
import Support
import Testing

/// The configurations of editors start the server for the files of the language.
@Suite struct EditorSampleTests {
  static let folder = Repository.root.appending(path: "Samples/editors")

  @Test(arguments: [
    "vscode/extension.js", "neovim/layoutc.lua", "helix/languages.toml", "zed/settings.json",
    "sublime/LSP.sublime-settings", "emacs/layoutc.el", "kate/lspclient.json", "vim/layoutc.vim",
    "kakoune/kak-lsp.toml",
  ])
  func serverIsStarted(_ path: String) throws {
    let text = try Repository.text(of: Self.folder.appending(path: path))
    #expect(text.contains("layoutc"))
    #expect(text.contains("lsp"))
    #expect(
      text.contains("layout\"") || text.contains("layout'") || text.contains("source.layout")
        || path.hasPrefix("zed"))
  }

  @Test(arguments: [
    "vscode/package.json", "vscode/language-configuration.json", "zed/settings.json",
    "sublime/LSP.sublime-settings", "kate/lspclient.json",
  ])
  func documentsAreValid(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: path)))
    _ = try JSON(reading: bytes)
  }

  /// What the extension of VS Code lets users set is what the server reads.
  @Test func settingsAreThoseOfTheServer() throws {
    let bytes = Array(
      try Data(contentsOf: Self.folder.appending(path: "vscode/package.json")))
    let settings =
      try JSON(reading: bytes).member("contributes")?.member("configuration")?
      .member("properties")?.members.map(\.name) ?? []
    let source = try Repository.text(
      of: Repository.root.appending(path: "Sources/LanguageServer/Settings.swift"))
    for name in settings where name != "layoutc.path" {
      let parts = name.split(separator: ".").dropFirst()
      #expect(parts.allSatisfy { source.contains($0) || source.contains(".\($0)") }, "\(name)")
    }
    #expect(settings.count > 1)
  }
}
