import Foundation
import Testing

/// One entry of a case file: a name, source, and what it should come to.
public struct Case: CustomTestStringConvertible, Sendable {
  public let name: String
  public let source: String
  public let expected: String
  /// The file it stands in, below `Tests/Cases`.
  public let file: String

  public var testDescription: String { "\(file): \(name)" }

  /// The folder of all cases.
  public static let folder = Repository.root.appending(path: "Tests/Cases")

  /// Every entry of the case files below `Tests/Cases/<path>`, in the order of their names.
  public static func all(in path: String) -> [Case] {
    files(in: path, withExtension: "case").flatMap(entries)
  }

  /// The entries of one file: divided by `===`, each a name, source, `---` and an expectation.
  private static func entries(of file: URL) -> [Case] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let name = file.path.replacingOccurrences(of: folder.path + "/", with: "")
    return text.split(separator: "\n===\n").map { entry in
      let halves = entry.components(separatedBy: "\n---\n")
      let head = halves[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Case(
        name: String(head[0]), source: head.count > 1 ? String(head[1]) + "\n" : "",
        expected: halves.count > 1 ? halves[1].trimmingCharacters(in: .newlines) : "",
        file: name)
    }
  }

  /// The files with an extension below `Tests/Cases/<path>`, however deep.
  public static func files(in path: String, withExtension kind: String) -> [URL] {
    Repository.files(in: folder.appending(path: path), withExtension: kind)
  }
}

/// The working copy the tests run in.
public enum Repository {
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// The files with an extension below `folder`, however deep, in the order of their paths.
  public static func files(in folder: URL, withExtension kind: String) -> [URL] {
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = walker?.nextObject() as? URL {
      if file.pathExtension == kind { files.append(file.standardizedFileURL) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The samples of the project.
  public static let samples = files(in: root.appending(path: "Samples"), withExtension: "layout")

  public static func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
