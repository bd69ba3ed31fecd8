import Foundation
import LayoutCompiler
import Support

extension Compilation {
  /// The first file of a case; the others are there to be imported.
  init(_ example: Case) {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    self.init(files.main, name: "case.layout") { others[$0] }
  }

  /// A file on disk, with what it imports.
  init(_ file: URL) throws {
    self.init(try Repository.text(of: file), name: file.path) {
      try? Repository.text(of: URL(filePath: $0))
    }
  }
}
