internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText
package import LayoutTypesetting

extension NamedFile<Font> {
  /// The font that `bytes` are.
  package init(_ bytes: [UInt8]) {
    do throws(FontError) {
      self = .content(try Font(bytes))
    } catch {
      self = .invalid("it " + error.reason)
    }
  }
}

extension Compilation {
  /// The paths of the font files that texts name.
  package var fontPaths: [String] { namedFonts.map(\.path) }

  /// The fonts that could be read.
  package var fonts: [String: Font] { fontFiles.compactMapValues(\.content) }

  /// What is wrong with the font files that texts name, each reported once.
  var fontDiagnostics: [Diagnostic] {
    var reported: Set<String> = []
    return namedFonts.filter { reported.insert($0.path).inserted }.compactMap { font in
      (fontFiles[font.path] ?? .unreadable("the file was not read"))
        .fault(.unreadableFont, "cannot use font `\(font.name)`", at: font.range)
    }
  }

  /// The fonts named by constants, and where they are named.
  private var namedFonts: [NamedFont] {
    program.elements.filter { $0.kind.traits.contains(.isContent) }
      .flatMap { $0.body.properties.filter { $0.name == Content.fontName } }
      .flatMap { $0.values.map(\.expression) }
      .compactMap { id in
        guard case .text(let name)? = constantValue(of: id, in: program) else { return nil }
        return NamedFont(
          name: name, path: filePath(name, by: id, in: program), range: program.range(of: id))
      }
  }
}

/// A font file as a text names it.
private struct NamedFont {
  let name: String
  let path: String
  let range: TextRange
}
