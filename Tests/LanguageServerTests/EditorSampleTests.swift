import Foundation
import LayoutLanguageServer
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
    "sublime/LSP.sublime-settings", "sublime/Default.sublime-commands",
    "sublime/Layout.sublime-settings", "kate/lspclient.json",
  ])
  func documentsAreValid(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: path)))
    _ = try JSON(reading: bytes)
  }

  /// What the extension of VS Code lets users set is what the server reads, and all of it.
  @Test func settingsAreThoseOfTheServer() throws {
    let contributions = try package.member("contributes")
    let declared = contributions?.member("configuration")?.member("properties")?.members ?? []
    #expect(
      Set(declared.map { $0.name }) == Set(SettingKey.all.map { "layoutc." + $0.path }))
    let languages = contributions?.member("languages")?.elements.compactMap {
      $0.member("id")?.text
    }
    #expect(languages == ["layout"])
  }

  private var package: JSON {
    get throws {
      try JSON(
        reading: Array(try Data(contentsOf: Self.folder.appending(path: "vscode/package.json"))))
    }
  }

  /// Each starts the server for layouts and, beside that of the language, for Swift files, and tells
  /// how the preview is opened.
  @Test(arguments: [
    "vscode", "neovim", "helix", "zed", "sublime", "emacs", "kate", "vim", "kakoune",
  ])
  func everyEditorStartsBothServers(_ folder: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Self.folder.appending(path: folder).path)
    let text = try names.map { Self.folder.appending(path: "\(folder)/\($0)") }
      .filter { !$0.hasDirectoryPath && (try? Data(contentsOf: $0)) != nil }
      .map { try Repository.text(of: $0) }.joined()
    #expect(text.contains("\"lsp\"") || text.contains("%e lsp"))
    #expect(text.contains("--swift"))
    let guide = try Repository.text(of: Self.folder.appending(path: "README.md"))
    #expect(guide.contains("`\(folder)/"))
  }

  /// What the samples call in the server is there.
  @Test func commandsAreThoseOfTheServer() throws {
    let known = try Repository.text(
      of: Repository.root.appending(path: "Sources/LanguageServer/Requests/Commands.swift"))
    for path in ["neovim/layoutc.lua", "emacs/layoutc.el", "vim/layoutc.vim", "kakoune/layout.kak"]
    {
      #expect(
        try Repository.text(of: Self.folder.appending(path: path)).contains("layoutc.preview.open"))
    }
    #expect(known.contains("\"layoutc.preview.open\""))
  }
}
