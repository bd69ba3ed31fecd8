package import Foundation

/// One entry of a case file: name, source and expectation.
package struct Case: CustomStringConvertible, Sendable {
  package let name: String
  package let source: String
  package let expected: String
  /// The path of its file below `Tests/Cases`.
  package let file: String

  package var description: String { "\(file): \(name)" }

  /// The source up to the first line `=> path`, and the text after each such line with its path.
  package var files: (main: String, others: [(path: String, text: String)]) {
    let parts = ("\n" + source).components(separatedBy: "\n=> ")
    let others = parts.indices.dropFirst().map { index in
      let part = parts[index] + (index == parts.count - 1 ? "" : "\n")
      let halves = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (path: String(halves[0]), text: halves.count > 1 ? String(halves[1]) : "")
    }
    return (String(parts[0].dropFirst()) + (others.isEmpty ? "" : "\n"), others)
  }

  /// The folder of all cases.
  package static let folder = Repository.root.appending(path: "Tests/Cases")

  /// Every entry of the case files below `Tests/Cases/<path>`, or of the file of that name, in the
  /// order of their paths.
  package static func all(in path: String) -> [Case] {
    let file = folder.appending(path: path + ".case")
    if FileManager.default.fileExists(atPath: file.path) { return entries(of: file) }
    return files(in: path, withExtension: "case").flatMap(entries)
  }

  /// The entries of one file: divided by `===`, each a name, source, `---` and an expectation.
  private static func entries(of file: URL) -> [Case] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let name = file.path.replacingOccurrences(of: folder.path + "/", with: "")
    return text.split(separator: "\n===\n").map { entry in
      let whole = (entry.hasSuffix("\n") ? entry.dropLast() : entry) + "\n"
      let halves = whole.components(separatedBy: "\n---\n")
      let head = halves[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Case(
        name: String(head[0]), source: head.count > 1 ? String(head[1]) + "\n" : "",
        expected: halves.count > 1 ? halves[1] : "",
        file: name)
    }
  }

  /// The files with an extension below `Tests/Cases/<path>`, at any depth.
  package static func files(in path: String, withExtension kind: String) -> [URL] {
    Repository.files(in: folder.appending(path: path), withExtension: kind)
  }
}

/// The working copy that the tests run in.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// The files with an extension below `folder`, at any depth, in the order of their paths.
  package static func files(in folder: URL, withExtension kind: String) -> [URL] {
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = walker?.nextObject() as? URL {
      if file.pathExtension == kind { files.append(file.standardizedFileURL) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The samples of the project, and what they import.
  package static let samples = files(in: root.appending(path: "Samples"), withExtension: "layout")

  package static func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
