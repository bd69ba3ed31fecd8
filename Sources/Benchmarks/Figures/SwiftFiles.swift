import LayoutSwiftImport
import LayoutSwiftSource
import LayoutText
import Baselines

extension Figure {
  /// From Swift, and to it.
  static let swiftFiles = [
    Figure(
      name: "swift/import 500 lines", unit: .microseconds, baseline: "its tokens",
      target: .bound(5_000)
    ) { (mode) throws(BenchmarkError) in
      let source = SourceText(SwiftCode.screens(0))
      let request = { ImportRequest([parseSwift(source)], importing: 1) }
      let result = imported(request())
      guard result.roots.count == 8, result.holeCount == 0 else {
        throw .disagreement("\(result.roots.count) of 8 layouts, \(result.holeCount) holes")
      }
      return mode.alternate {
        keep(imported(request()))
      } against: {
        keep(swiftTokens(of: source))
      }
    },
    // Of the files one in 25 has layouts; of those that have none about as many bytes as in 20 MB of code.
    Figure(
      name: "swift/import from a project", unit: .megabytesPerSecond, baseline: "grep",
      target: .bound(20 / 3)
    ) { (mode) throws(BenchmarkError) in
      let compiler = try Program.compiler()
      guard let directory = TemporaryDirectory() else { throw .missing("no directory to write to") }
      var size = 0
      var files: [String] = []
      for number in 0..<mode.files {
        let hasLayouts = number % 25 == 0
        let text = hasLayouts ? SwiftCode.screens(number) : SwiftCode.models(number)
        let path = directory.write(text, to: "File\(number).swift")
        if hasLayouts { files.append(path) }
        size += text.utf8.count
      }
      let folder = directory.path(of: ".")
      let output = directory.path(of: "layouts/")
      let program = Program(
        [compiler, "import"] + files + ["--with", folder, "--output", output, "--force"])
      guard program.run() == 0 else { throw .disagreement("layoutc does not import the files") }
      let search = Program("grep", "-rc", "NSCollectionLayout", folder)
      return mode.alternate(work: Double(size), rounds: 3) {
        keep(program.run())
      } against: {
        keep(search.run())
      }
    },
    Figure(
      name: "swift/generate", unit: .filesPerSecond, baseline: "checking",
      target: .bound(500)
    ) { (mode) throws(BenchmarkError) in
      let compiler = try Program.compiler()
      guard let directory = TemporaryDirectory() else { throw .missing("no directory to write to") }
      for number in 0..<mode.files {
        _ = directory.write(Screens.file(1 + number % 3), to: "Screen\(number).layout")
      }
      // What is equal is not written: so each run has another access level than the one before.
      let programs = ["internal", "public"].map { access in
        Program(
          compiler, "generate", "swift", directory.path(of: "."), "--output",
          directory.path(of: "code/"), "--access", access)
      }
      guard programs.allSatisfy({ $0.run() == 0 }) else {
        throw .disagreement("layoutc does not generate code for the files")
      }
      let check = Program(compiler, "check", directory.path(of: "."))
      var count = 0
      return mode.alternate(work: Double(mode.files), rounds: 3) {
        count += 1
        keep(programs[count % 2].run())
      } against: {
        keep(check.run())
      }
    },
  ]
}
