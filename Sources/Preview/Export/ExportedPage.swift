internal import LayoutChecking
internal import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutText

/// The page of one layout or view as a file of its own: everything that it shows is in it.
///
/// - Source: `preview.md` 12.
package struct ExportedPage: Sendable {
  /// What the layout is called; `nil`: nothing.
  package let name: String?
  /// The whole document.
  package let text: String
  /// Whether the file has errors.
  package let isFaulty: Bool
  /// Its first screen as a small picture; `nil` where there is none.
  let thumbnail: Thumbnail?

  /// So many elements of a screen are explained.
  private static let mostExplained = 500
  /// The longest page, in bytes: beyond, nothing is explained.
  private static let longest = 20 << 20

  /// The pages of a file, one for each of its layouts and views; one that says what is wrong for a
  /// file whose layouts cannot be read, and none for one that only declares what others import.
  ///
  /// - Parameter findings: What `check` and `lint` find in it; `nil`: what `check` finds.
  /// - Complexity: that of solving each screen at each of its breakpoints.
  package static func pages(
    of file: PreviewedFile, _ findings: [Diagnostic]?, in session: Session
  ) -> [ExportedPage] {
    var alone = session
    _ = alone.show([file])
    alone.findMarks()
    var analysis = FileAnalysis(of: file.name, revision: alone.revision)
    (analysis.findings, analysis.recorded) = (findings, file.recordedOutcomes)
    _ = alone.take(analysis)
    let compilation = alone.file(file.name)?.picture
    if let compilation, compilation.isLibrary, !compilation.diagnostics.hasErrors { return [] }
    let names = compilation.map { compilation in
      (compilation.layouts + compilation.views).map { compilation.program.elements[$0].name }
    }
    return (names.flatMap { $0.isEmpty ? nil : $0 } ?? [nil]).map { name in
      ExportedPage(of: name, in: alone, isFaulty: file.compilation?.diagnostics.hasErrors ?? true)
    }
  }

  private init(of name: String?, in session: Session, isFaulty: Bool) {
    (self.name, self.isFaulty) = (name, isFaulty)
    let state = session.state(ofLayout: name)
    let screens = session.exportedScreens(state)
    thumbnail = screens.first?.elements.first.map(Thumbnail.init)
    let reasons = session.reasons(
      for: screens, of: state, upTo: Self.mostExplained, size: Self.longest / 2)
    let whole = Self.document([("state", state), ("screens", .list(screens)), ("why", reasons)])
    text =
      whole.utf8.count <= Self.longest
      ? whole
      : Self.document([("state", state), ("screens", .list(screens)), ("isCut", true)])
  }

  private static func document(_ data: [(String, JSON)]) -> String {
    let script = Asset.script.text
    let style = Asset.style.text
    let hashes = [script, style].map { "'sha256-\(SHA256(of: Array($0.utf8)).bytes.base64)'" }
    let policy =
      "default-src 'none'; script-src \(hashes[0]); style-src \(hashes[1]); img-src data:; "
      + "base-uri 'none'; form-action 'none'"
    // A text may hold the end of the element.
    let json = JSON.object(data).line.exchanging("<", for: "\\u003c")
    return Asset.page.text
      .exchanging("data-revision=\"0\"", for: "data-static=\"true\"")
      .exchanging("<link rel=\"icon\" href=\"/icon.svg\">\n", for: "")
      .exchanging(
        "<meta charset=\"utf-8\">",
        for: "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
          + "content=\"\(policy)\">"
      )
      .exchanging(
        "<link rel=\"stylesheet\" href=\"/preview.css\">", for: "<style>\(style)</style>"
      )
      .exchanging("<script src=\"/preview.js\" defer></script>\n", for: "")
      .exchanging(
        "</body>",
        for: "<script type=\"application/json\" id=\"stored\">\(json)</script>\n"
          + "<script>\(script)</script>\n</body>")
  }
}
