internal import LayoutChecking
internal import LayoutText

extension Compilation {
  /// Compiles `source` and what it imports.
  ///
  /// - Parameters:
  ///   - files: What previews and texts name beside it.
  ///   - read: The text of the file at a path, for `import`. It is asked once for each file.
  init(
    _ source: SourceText, files: Files,
    importing read: (String) throws(ImportFailure) -> String
  ) {
    var library = Library()
    let file = library.add(source)
    var known = [tidiedPath(source.name): file]
    while let open = library.nextImport() {
      let path = tidiedPath(joinedPath(open.path, from: library[open.importer].name))
      if let file = known[path] {
        library.resolve(open, to: file)
      } else if let refusal = library.refusal(of: open) {
        library.resolve(open, failing: refusal)
      } else {
        do throws(ImportFailure) {
          known[path] = library.add(SourceText(try read(path), name: path), for: open)
        } catch {
          library.resolve(open, failing: error)
        }
      }
    }
    self.init(file, of: library)
    for (name, text) in files.data {
      dataFiles[name] = DataFile(json: Array(text.utf8), name: name)
    }
    for (path, bytes) in files.fonts {
      fontFiles[tidiedPath(joinedPath(path, from: source.name))] = FontFile(bytes)
    }
  }
}
