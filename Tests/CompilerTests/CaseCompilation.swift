import Foundation
import LayoutChecking
import LayoutCompiler
import LayoutSwiftImport
import LayoutText
import Support

extension Compilation {
  /// The first file of a case; the others can be imported or are data.
  init(_ example: Case) {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    let source = SourceText(files.main, name: "case.layout")
    var library = Library([(source, source.name)], importing: CaseFiles(texts: others))
    library.swiftTranslator = translation(of:)
    self.init(.first, of: library)
    for (name, text) in others where name.hasSuffix(".json") {
      dataFiles[name] = NamedFile(json: Array(text.utf8), name: name)
    }
  }

  /// A file on disk with its imports and the data of its previews.
  init(_ file: URL) throws {
    self.init(try Repository.text(of: file), name: file.path) {
      try? Repository.text(of: URL(filePath: $0))
    }
    for name in dataNames {
      let data = file.deletingLastPathComponent().appending(path: name)
      dataFiles[name] = NamedFile(json: Array(try Repository.text(of: data).utf8), name: name)
    }
  }
}

/// The files of a case, which stand in one folder.
private struct CaseFiles: ImportResolver {
  let texts: [String: String]

  func file(at path: String, importedBy importer: String?, named name: String) -> String {
    tidiedPath(joinedPath(path, from: name))
  }

  func source(of path: String) throws(ImportFailure) -> SourceText {
    guard let text = texts[path] else { throw .notFound(tried: path) }
    return SourceText(text, name: path)
  }
}
