import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutGeometry
import LayoutLanguage
import LayoutSwiftImport
import LayoutSwiftSource
import LayoutText
import Support
import Testing

/// Swift files with the layouts that are imported from them.
@Suite struct ImportCaseTests {
  static let folder = Case.folder.appending(path: "Import")
  static let files = Repository.files(in: folder, withExtension: "swift")

  private static func imported(_ file: URL) throws -> ImportResult {
    let other = beside(file)
    let files = FileManager.default.fileExists(atPath: other.path) ? [file, other] : [file]
    var sources = Sources()
    let parsed = try files.map { file in
      parseSwift(
        sources.add(
          SourceText(bytes: Array(try Data(contentsOf: file)), name: file.lastPathComponent)))
    }
    return LayoutSwiftImport.imported(ImportRequest(parsed, importing: 1))
  }

  /// The file whose declarations a case may use.
  static func beside(_ file: URL) -> URL {
    let name = file.deletingPathExtension().lastPathComponent
    return Case.folder.appending(path: "Neighbours/\(name)-beside.swift")
  }

  /// `layoutc import` writes what is kept.
  @Test(arguments: files)
  func layoutIsTheOneKept(_ file: URL) throws {
    let kept = file.deletingPathExtension().appendingPathExtension("layout")
    #expect(try Self.imported(file).text == Repository.text(of: kept))
  }

  /// The first line counts the holes that the text shows.
  @Test(arguments: files)
  func holesAreCounted(_ file: URL) throws {
    let result = try Self.imported(file)
    let lines = result.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let shown = lines.count { $0.hasPrefix("// hole:") || $0.hasPrefix("/// hole:") }
    #expect(shown == result.holeCount)
    let first = lines.first.map(String.init) ?? ""
    let said = first.hasSuffix(" hole.") || first.hasSuffix(" holes.")
    #expect(said == (shown > 0))
  }

  /// The model of the imported layout or view is what the Swift code builds: the trees beside the files
  /// were printed by the code itself, run with `Tests/External/swift-trees`.
  @Test(arguments: files.filter { FileManager.default.fileExists(atPath: tree(of: $0).path) })
  func modelIsWhatTheCodeBuilds(_ file: URL) throws {
    let text = try Self.imported(file).text
    for part in try Repository.text(of: Self.tree(of: file)).split(separator: "== ") {
      let lines = part.split(separator: "\n").map(String.init)
      let width = try #require(Double(lines[0]))
      let data = try Self.data(of: file)
      #expect(
        try Self.tree(of: text, at: width, showing: data) == Array(lines.dropFirst()),
        "at width \(width)")
    }
  }

  /// The tree of the first layout or view of a text.
  static func tree(of text: String, at width: Double, showing data: DataSet?) throws -> [String] {
    var request = Request()
    request.views = .viewport(Size(width: width, height: 852), scale: 3)
    request.data = data
    let compilation = Compilation(SourceText(text, name: "imported.layout"))
    let job = try #require(try compilation.jobs(request).first)
    return switch compilation.evaluate(job).model {
    case .layout(let layout): ModelTree(layout).lines
    case .view(let view): ContentTree(view).lines
    }
  }

  /// The data that a view of a case shows, from the line `// data: {…}` at its start.
  static func data(of file: URL) throws -> DataSet? {
    let mark = "// data: "
    let lines = try Repository.text(of: file).split(separator: "\n").prefix(2)
    guard let line = lines.first(where: { $0.hasPrefix(mark) }) else { return nil }
    let bytes = Array(line.dropFirst(mark.count).utf8)
    let read = NamedFile<DataSet>(json: bytes, name: file.lastPathComponent)
    guard case .content(let data) = read else {
      Issue.record("the data of \(file.lastPathComponent) is no JSON")
      return nil
    }
    return data
  }

  static func tree(of file: URL) -> URL {
    file.deletingPathExtension().appendingPathExtension("tree")
  }
}
