import Foundation
import LayoutCompiler
import LayoutSwiftImport
import Support

extension Compilation {
  /// The first file of a case; the others can be imported or are data.
  init(_ example: Case) {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    var beside = Files(data: others.filter { $0.key.hasSuffix(".json") })
    beside.swiftTranslator = translation(of:)
    self.init(files.main, name: "case.layout", files: beside) { others[$0] }
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
