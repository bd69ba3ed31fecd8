package import LayoutChecking
package import LayoutText

extension Compilation {
  /// Compiles `source` and what it imports.
  ///
  /// - Parameters:
  ///   - files: What previews and texts name beside it.
  ///   - read: The text of the file at a path, for `import`. It is asked once for each file.
  package init(
    _ source: SourceText, files: Files,
    importing read: (String) -> Result<String, ImportFailure>
  ) {
    let library = withoutActuallyEscaping(read) { read in
      Library([(source, tidiedPath(source.name))], importing: ImportedTexts(read: read))
    }
    self.init(.first, of: library)
    for (name, text) in files.data {
      dataFiles[name] = DataFile(json: Array(text.utf8), name: name)
    }
    for (path, bytes) in files.fonts {
      fontFiles[tidiedPath(joinedPath(path, from: source.name))] = FontFile(bytes)
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
