import Foundation
import LayoutCompiler
import LayoutGeometry
import LayoutSolver
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Mutated files are compiled without crashes, and their trees are lossless.
@Suite struct MutationTests {
  /// The bytes of every sample and case.
  static let corpus: [[UInt8]] = {
    let files = Repository.samples + Case.files(in: "Real", withExtension: "layout")
    let texts = files.compactMap { try? Data(contentsOf: $0) }.map { Array($0) }
    return texts
      + (Case.all(in: "Faults") + Case.all(in: "Frames") + Case.all(in: "Reuse")).map {
        Array($0.source.utf8)
      }
  }()

  /// Mutants of the corpus for each seed.
  @Test(arguments: 0..<12)
  func mutantsAreCompiled(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<repetitions(1000) {
      let bytes = Self.mutant(using: &random)
      let source = SourceText(bytes: bytes, name: "mutant.layout")
      let compilation = Compilation(source)
      let tree = parse(source)
      let isLossless = tree.tokens.flatMap { bytes[$0.range] } == bytes
      let hasValidDiagnostics = compilation.diagnostics.allSatisfy {
        $0.range.upperBound <= bytes.count && $0.headline.count <= 120
      }
      if !isLossless || !hasValidDiagnostics {
        Issue.record("lossless: \(isLossless)\n\(String(decoding: bytes, as: UTF8.self))")
      }
      guard let jobs = try? compilation.jobs(Request()), let job = jobs.first else { continue }
      let result = compilation.result(of: job)
      var count = 0
      let window = Rectangle(x: 0, y: 0, width: 400, height: 800)
      result.solved.forEachElement(in: window) { _ in count += 1 }
      #expect(count <= result.solved.elementCount)
    }
  }

  /// Files that once were not read to their end.
  @Test func seedsAreCompiled() throws {
    let folder = Repository.root.appending(path: "Tests/FuzzingSeeds")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "layout" {
      let bytes = Array(try Data(contentsOf: file))
      let compilation = Compilation(SourceText(bytes: bytes, name: file.lastPathComponent))
      #expect(!compilation.diagnostics.isEmpty, "\(file.lastPathComponent)")
    }
  }

  /// A file of the corpus after one to three changes.
  static func mutant(using random: inout SplitMix64) -> [UInt8] {
    func any(_ random: inout SplitMix64) -> [UInt8] {
      corpus[Int.random(in: 0..<corpus.count, using: &random)]
    }
    var bytes = any(&random)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let mutation = Mutation.allCases[
        Int.random(in: 0..<Mutation.allCases.count, using: &random)]
      bytes = mutation.applied(to: bytes, with: any(&random), using: &random)
    }
    return bytes
  }
}
