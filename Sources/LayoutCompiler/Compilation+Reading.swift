package import LayoutChecking
package import LayoutLanguage
package import LayoutText

extension Compilation {
  /// What compiling a `.layout` file needs beside its text: the files that it names, by its names
  /// for them.
  package struct Files: Sendable {
    /// The JSON documents that previews name as their data.
    package var data: [String: String]
    /// The bytes of the font files that texts name.
    package var fonts: [String: [UInt8]]
    /// Translates Swift code in the text; without one it is only reported.
    package var swiftTranslator: SwiftTranslator?

    package init(data: [String: String] = [:], fonts: [String: [UInt8]] = [:]) {
      (self.data, self.fonts) = (data, fonts)
    }
  }

  /// Compiles `text` and what it imports.
  ///
  /// - Parameter contents: The text of the file at a path; `nil` if there is none.
  package init(
    _ text: String, name: String = "<input>", files: Files = Files(),
    importing contents: (String) -> String? = { _ in nil }
  ) {
    self.init(SourceText(text, name: name), files: files) { path in
      contents(path).map { .success($0) } ?? .failure(.notFound(tried: path))
    }
  }

  /// Compiles `source` and what it imports.
  ///
  /// - Parameters:
  ///   - files: What previews and texts name beside it.
  ///   - read: The text of the file at a path, for `import`. It is asked once for each file.
  package init(
    _ source: SourceText, files: Files,
    importing read: (String) -> Result<String, ImportFailure>
  ) {
    var library = withoutActuallyEscaping(read) { read in
      Library([(source, tidiedPath(source.name))], importing: ImportedTexts(read: read))
    }
    library.swiftTranslator = files.swiftTranslator
    self.init(.first, of: library)
    for (name, text) in files.data {
      dataFiles[name] = NamedFile(json: Array(text.utf8), name: name)
    }
    for (path, bytes) in files.fonts {
      fontFiles[tidiedPath(joinedPath(path, from: source.name))] = NamedFile(bytes)
    }
  }
}

/// Files that are read by their paths.
private struct ImportedTexts: ImportResolver {
  /// The text of the file at a path.
  let read: (String) -> Result<String, ImportFailure>

  func file(at path: String, importedBy importer: String?, named name: String) -> String {
    tidiedPath(joinedPath(path, from: name))
  }

  func source(of path: String) throws(ImportFailure) -> SourceText {
    SourceText(try read(path).get(), name: path)
  }
}
