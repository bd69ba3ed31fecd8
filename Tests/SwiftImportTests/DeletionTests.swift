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

/// What is imported of code that is not whole.
@Suite struct DeletionTests {
  static let files = ImportCaseTests.files.filter {
    FileManager.default.fileExists(atPath: ImportCaseTests.tree(of: $0).path)
      && !FileManager.default.fileExists(atPath: ImportCaseTests.beside($0).path)
  }

  /// Without one of its declarations, code gives a hole, an error, or the same model: never another.
  @Test(arguments: files)
  func missingDeclarationsLeaveHoles(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let whole = try #require(Imported(bytes))
    let data = try ImportCaseTests.data(of: file)
    for range in whole.file.declarations.flatMap({ Self.removable($0) }) {
      // Without an override, one of several of a name, an own version of what Swift derives, or the code
      // that makes the layout or the view, the rest means something else.
      let text = String(decoding: bytes[range], as: UTF8.self)
      let others = [
        "override ", "CompositionalLayout", "var doubled", "static func ==", "init() {", ": View {",
        "some View {", "where Self: ", "{ title", "{ 80 }", "enum NestedMetrics",
        "(_ model: Model)", "(_ number: Number)", "edge(_ length",
      ]
      guard !others.contains(where: text.contains) else { continue }
      var rest = bytes
      rest.replaceSubrange(range, with: [])
      guard let changed = Imported(rest), changed.isWithoutHoles else { continue }
      for width in [320.0, 700] {
        #expect(
          changed.lines(at: width, showing: data) == whole.lines(at: width, showing: data),
          "without \(String(decoding: bytes[range].prefix(60), as: UTF8.self))")
      }
    }
  }

  /// The declarations that may be taken away by themselves: types, and members of types.
  private static func removable(_ declaration: SwiftDeclaration) -> [Range<Int>] {
    guard case .type(let type) = declaration.form else { return [declaration.range] }
    return [declaration.range] + type.members.map(\.range)
  }

  /// Any bytes are read without a trap, and quickly.
  @Test func mutatedFilesAreRead() throws {
    var random = SplitMix64(seed: 18)
    for file in ImportCaseTests.files.filter({ _ in Int.random(in: 0..<4, using: &random) == 0 }) {
      var bytes = Array(try Data(contentsOf: file))
      for _ in 0..<12 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
        default:
          let end = min(bytes.count, place + Int.random(in: 1...80, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
        _ = Imported(bytes)
      }
    }
  }
}

/// A file with what is imported of it.
private struct Imported {
  let file: SwiftFile
  let result: ImportResult

  init?(_ bytes: [UInt8]) {
    file = parseSwift(SourceText(bytes: bytes, name: "Case.swift"))
    result = imported(ImportRequest([file], importing: 1))
  }

  var isWithoutHoles: Bool {
    result.holeCount == 0 && !result.roots.isEmpty
      && result.diagnostics.allSatisfy { $0.severity == .note }
  }

  /// The model's tree in a view of this width.
  func lines(at width: Double, showing data: DataSet?) -> [String] {
    let lines = try? ImportCaseTests.tree(of: result.text, at: width, showing: data)
    return (lines ?? []).map { line in
      // What is not declared may be a field of the data.
      if let text = line.split(separator: "\"", maxSplits: 1).first, line.contains("text \"") {
        return String(text)
      }
      // Kinds move no frame.
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let first = words.firstIndex { !$0.isEmpty } ?? 0
      let isKind = ["header", "footer", "badge", "boundary", "background"].contains(words[first])
      return isKind ? (words[...first] + words.dropFirst(first + 2)).joined(separator: " ") : line
    }
  }
}
