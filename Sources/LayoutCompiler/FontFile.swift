internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText
package import LayoutTypesetting

/// A font file that a text names, as whoever reads files found it.
package enum FontFile: Sendable {
  case font(Font)
  /// Why there is no file to read.
  case unreadable(String)
  /// Why it cannot serve, as a sentence about it.
  case broken(String)

  /// The font that `bytes` are.
  package init(_ bytes: [UInt8]) {
    do throws(FontError) {
      self = .font(try Font(bytes))
    } catch {
      self = .broken("it " + error.reason)
    }
  }
}

extension Compilation {
  /// The paths of the font files that texts name.
  package var fontPaths: [String] { namedFonts.map(\.path) }

  /// The fonts that could be read.
  package var fonts: [String: Font] {
    fontFiles.compactMapValues { if case .font(let font) = $0 { font } else { nil } }
  }

  /// What is wrong with the font files that texts name: each is told once, however many name it.
  var fontDiagnostics: [Diagnostic] {
    var told: Set<String> = []
    return namedFonts.compactMap { font in
      guard told.insert(font.path).inserted else { return nil }
      switch fontFiles[font.path] ?? .unreadable("nobody has read it") {
      case .font: return nil
      case .broken(let reason): return .unreadableFont(font.name, reason, at: font.range)
      case .unreadable(let reason):
        return .unreadableFont(font.name, reason, at: font.range)
          .noting("a path is relative to the file that it is written in")
      }
    }
  }

  /// The names of fonts that hang on no view, and where they stand.
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

extension Diagnostic {
  fileprivate static func unreadableFont(
    _ name: String, _ reason: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFont, "cannot use font `\(name)`", at: range,
      label: "referenced here"
    ).noting(reason)
  }
}
