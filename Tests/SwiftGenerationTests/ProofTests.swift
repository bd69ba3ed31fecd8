import Foundation
import LayoutComparison
import LayoutCompiler
import LayoutRendering
import LayoutSwiftGeneration
import LayoutText
import Support
import Testing

/// The generated code of all samples and frame cases is compiled and run: it builds what the
/// evaluated layouts have. Compiling takes a while, so that CI asks for it by a variable.
@Suite(
  .serialized, .enabled(if: ProcessInfo.processInfo.environment["LAYOUTC_SWIFT_PROOF"] != nil))
struct ProofTests {
  @Test func generatedCodeBuildsTheEvaluatedLayouts() throws {
    var proof = Proof()
    try forEachFile { proof.add($0, called: $1) }
    let count = proof.files.count + proof.refused.count
    print("\(proof.files.count) of \(count) files generated, \(proof.expected.count) layouts")
    for line in proof.refused { print("refused", line) }
    #expect(proof.files.count * 10 >= count * 9)
    let output = try Workshop(proof).run()
    var printed: [String: String] = [:]
    for part in output.components(separatedBy: "=== ").dropFirst() {
      let halves = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      printed[String(halves[0])] = halves.count > 1 ? String(halves[1]) : ""
    }
    let wrong = proof.expected.keys.sorted().filter {
      !Self.areEqual(printed[$0] ?? "", proof.expected[$0] ?? "")
    }
    for title in wrong.prefix(10) {
      Issue.record(
        "\(title)\nexpected\n\(proof.expected[title] ?? "")\nprinted\n\(printed[title] ?? "nothing")"
      )
    }
    #expect(wrong.count == 0)
  }

  private func forEachFile(_ body: (Compilation, String) -> Void) throws {
    for file in Repository.samples {
      let compilation = Compilation(try Repository.text(of: file), name: file.path) {
        try? Repository.text(of: URL(filePath: $0))
      }
      body(compilation, file.lastPathComponent)
    }
    for folder in ["Frames", "Generation/Swift", "Contents", "Generation/Contents"] {
      for example in Case.all(in: folder) {
        let files = example.files
        let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
        let compilation = Compilation(files.main, name: "case.layout", files: Compilation.Files()) {
          others[$0]
        }
        body(compilation, example.description)
      }
    }
    for file in Case.files(in: "Real", withExtension: "layout") {
      body(
        Compilation(try Repository.text(of: file), name: file.path) {
          try? Repository.text(of: URL(filePath: $0))
        }, file.lastPathComponent)
    }
  }

  /// Whether two texts are equal, but for a pixel in the frames of custom groups: UIKit rounds these
  /// to the nearest pixel.
  private static func areEqual(_ printed: String, _ expected: String) -> Bool {
    let lines = [printed, expected].map { $0.split(separator: "\n") }
    return lines[0].count == lines[1].count
      && zip(lines[0], lines[1]).allSatisfy { printed, expected in
        let words = [printed, expected].map { $0.split(separator: " ") }
        return printed == expected
          || words[0].first == "frame" && words[1].first == "frame"
            && zip(words[0], words[1]).allSatisfy {
              abs((Double($0) ?? 0) - (Double($1) ?? 0)) < 0.34
            }
      }
  }

  /// Ways to ask for code, and what it is compiled with.
  private struct Variant: CustomStringConvertible, Sendable {
    let description: String
    var options = SwiftOptions()
    var mode = "6"
    /// How many of the files are compiled: each so many-th.
    var step = 1

    init(_ description: String, _ change: (inout Self) -> Void) {
      self.description = description
      change(&self)
    }

    static let all: [Variant] = [
      Variant("Swift 5") { ($0.mode, $0.step) = ("5", 6) },
      Variant("iOS 13") { $0.options.target = 13 },
      Variant("iOS 15") { $0.options.target = 15 },
      Variant("iOS 17") { $0.options.target = 17 },
      Variant("public") { ($0.options.access, $0.step) = (.everywhere, 6) },
      Variant("macOS") { ($0.options.platform, $0.step) = (.macOS, 3) },
      Variant("both") { ($0.options.platform, $0.step) = (.both, 3) },
      Variant("both, on a Mac") { ($0.options.platform, $0.step) = (.both, 5) },
      Variant("contents") { $0.options.contents = .swiftUI },
      Variant("contents, public, Swift 5") {
        ($0.options.contents, $0.options.access, $0.mode) = (.swiftUI, .everywhere, "5")
        $0.step = 3
      },
    ]
  }

  /// Code that differs from that of the test above compiles, too.
  @Test(arguments: Variant.all) private func variantsCompile(_ variant: Variant) throws {
    var (proof, known) = (Proof(variant.options), 0)
    let isSame = variant.mode == "6"
    try forEachFile { compilation, name in
      known += 1
      guard known % variant.step == 0 || name.hasSuffix(".layout") else { return }
      let plain = swiftCode(for: compilation.program)
      let code = swiftCode(for: compilation.program, variant.options)
      guard !isSame || code.text != plain.text || plain.diagnostics.hasErrors else { return }
      proof.addFile(compilation, called: name)
    }
    print("\(variant): \(proof.files.count) files compiled, \(proof.refused.count) refused")
    let hasUIKit = variant.options.platform == .iOS || variant.description == "both"
    try Workshop(proof, "variant").check(
      mode: variant.mode, framework: hasUIKit ? "UIKit" : "AppKit")
  }

  /// What is written into the file for `flow` and `balanced`, run with subviews of known sizes, places
  /// them as the solver does.
  @Test func helpersPlaceAsTheSolverDoes() throws {
    let compilation = Compilation(SourceText(Self.arrangements, name: "arrangements.layout"))
    var options = SwiftOptions()
    options.contents = .swiftUI
    var (proof, expected) = (Proof(options), [String]())
    let generated = proof.addFile(compilation, called: "arrangements")
    var code = try #require(generated)
    let calls = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("Flow(") || $0.hasPrefix("Balanced(") }
      .map { String($0.dropLast(2)) }
    for (call, job) in zip(calls, compilation.everyJob) {
      let report = FramesReport(compilation.result(of: job), of: compilation, in: nil)
      let frames = Screen(report).elements.map(\.frame)
      let sizes = frames.dropFirst().map { "CGSize(width: \($0.width), height: \($0.height))" }
      let width = job.stage.proposal?.width.map { "\($0)" } ?? "nil"
      code += "\nplace(\(call), [\(sizes.joined(separator: ", "))], \(width))\n"
      expected.append(
        frames.map { [$0.x, $0.y, $0.width, $0.height] }.enumerated().map { place, numbers in
          (place == 0 ? Array(numbers.dropFirst(2)) : numbers).map { String(format: "%.6f", $0) }
            .joined(separator: " ")
        }.joined(separator: "; "))
    }
    try #require(calls.count == compilation.everyJob.count && calls.count > 8)
    code += Self.placing
    let printed = try Workshop(Proof(), "helpers").run(script: code)
    #expect(printed.split(separator: "\n").map(String.init) == expected)
  }

  private static let placing = #"""
    func place<L: Layout>(_ layout: L, _ sizes: [CGSize], _ width: CGFloat?)
    where L.Cache == Void {
      var frames: [CGRect] = []
      var cache: Void = ()
      let subviews = sizes.map { LayoutSubview(size: $0) { frames.append($0) } }
      let proposal = ProposedViewSize(width: width, height: nil)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
      let all = [[size.width, size.height]] + frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
      let texts = all.map {
        $0.map { String(format: "%.6f", Double($0)) }.joined(separator: " ")
      }
      print(texts.joined(separator: "; "))
    }

    """#

  /// Views of boxes of many sizes, each shown in several widths.
  private static var arrangements: String {
    var text = ""
    let properties = [
      "flow": [
        "", "spacing: 0", "spacing: 4; lineSpacing: 12", "alignment: center",
        "alignment: trailing; lineAlignment: bottom", "lineAlignment: center; spacing: 20",
      ],
      "balanced": ["", "spacing: 0", "axis: vertical", "axis: vertical; spacing: 3"],
    ]
    for (word, all) in properties.sorted(by: { $0.key < $1.key }) {
      for (number, property) in all.enumerated() {
        // Children of `balanced` fill what they are given.
        let boxes = (0..<7).map { place in
          word == "flow"
            ? "box \(20 + (place * 37 + number * 11) % 60) x "
              + "\(10 + (place * 23 + number * 7) % 30)"
            : "box \(24 + number * 8) x \(16 + number * 4)"
        }
        let name = "\(word)\(number)"
        text += "view \(name) { \(word) { \(property)\n\(boxes.joined(separator: "\n")) } }\n"
        text += "preview \"\(name)\" 393 x 852 { layout: \(name); "
        text += "proposal: \(100 + number * 40) x _ }\n"
      }
    }
    return text
  }

  /// The sample that lays out a collection view from text.
  @Test func liveLayoutCompiles() throws {
    let sample = Repository.root.appending(path: "Samples/swift/LiveLayout.swift").path
    let modules = Repository.root.appending(path: ".build/debug/Modules").path
    try Workshop(Proof(), "live").check(
      mode: "6", framework: "UIKit", ["-I", modules, "-parse-as-library", sample])
  }
}

/// A folder in which generated code is compiled with declarations of UIKit's names, and run.
struct Workshop {
  private let proof: Proof
  private let folder: URL

  init(_ proof: Proof, _ name: String = "program") throws {
    self.proof = proof
    folder = Repository.root.appending(path: ".build/swift-proof/\(name)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let sources = Repository.root.appending(path: "Tests/External/swift")

  /// Compiles declarations of a framework's names as a module.
  private func make(_ module: String) throws {
    let isAppKit = module == "AppKit"
    var paths: [String] = []
    let framework = Self.sources.appending(path: isAppKit ? "UIKit" : module)
    for file in Repository.files(in: framework, withExtension: "swift") {
      var text = try Repository.text(of: file)
      if isAppKit {
        for name in ["CollectionView", "View", "CollectionLayoutSectionOrthogonal"] {
          text = text.replacingOccurrences(of: "UI" + name, with: "NS" + name)
        }
      }
      paths.append(try write(text, module + file.lastPathComponent))
    }
    try swiftc(
      paths + [
        "-emit-module", "-emit-library", "-static", "-module-name", module, "-parse-as-library",
        "-o", folder.appending(path: "lib\(module).a").path, "-emit-module-path",
        folder.appending(path: "\(module).swiftmodule").path,
      ] + (isAppKit ? ["-D", "APPKIT"] : []))
  }

  /// Whether everything compiles, and `more`.
  func check(mode: String, framework: String, _ more: [String] = []) throws {
    try make(framework)
    try make("SwiftUI")
    let paths = try proof.files.map { try write($0.text, $0.name) }
    guard !paths.isEmpty || !more.isEmpty else { return }
    try swiftc(
      ["-typecheck", "-I", folder.path, "-swift-version", mode, "-warnings-as-errors"] + paths
        + more)
  }

  /// What the program prints.
  func run() throws -> String {
    try make("UIKit")
    var paths = [Self.sources.appending(path: "Tree.swift").path]
    for file in proof.files { paths.append(try write(file.text, file.name)) }
    var main = "import UIKit\n\n"
    for (index, call) in proof.calls.enumerated() {
      main += "@MainActor func call\(index)() {\n\(call)}\n\n"
    }
    for index in proof.calls.indices { main += "call\(index)()\n" }
    paths.append(try write(main, "main.swift"))
    let program = folder.appending(path: "program").path
    try swiftc(
      paths + [
        "-I", folder.path, "-L", folder.path, "-lUIKit", "-module-name", "Proof", "-o", program,
        "-swift-version", "6", "-warnings-as-errors", "-wmo", "-Xfrontend",
        "-debug-time-function-bodies",
      ])
    return try output(of: program, [])
  }

  /// What a program of one file prints.
  func run(script: String) throws -> String {
    try make("UIKit")
    try make("SwiftUI")
    let program = folder.appending(path: "program").path
    try swiftc([
      try write(script, "main.swift"), "-I", folder.path, "-L", folder.path, "-lUIKit", "-lSwiftUI",
      "-module-name", "Proof", "-o", program, "-swift-version", "5",
    ])
    return try output(of: program, [])
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func swiftc(_ arguments: [String]) throws {
    let text = try output(of: "/usr/bin/env", ["swiftc", "-Onone", "-j2"] + arguments)
    let lines = text.split(separator: "\n")
    let times = lines.filter { $0.contains("ms\t") }
    #expect(lines.filter { !$0.contains("ms\t") } == [])
    report(times.filter { $0.contains("File") })
  }

  /// Prints how long the compiler checked the slowest functions: on a busy machine the clock says too
  /// little to fail.
  private func report(_ times: [Substring]) {
    guard !times.isEmpty else { return }
    let sorted = times.map { (Double($0.prefix { $0 != "m" }) ?? 0, $0) }.sorted { $0.0 > $1.0 }
    print("\(sorted.filter { $0.0 > 200 }.count) of \(times.count) functions over 200 ms, slowest:")
    for (_, line) in sorted.prefix(3) { print(line) }
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(bytes: data, encoding: .utf8) ?? ""
    #expect(process.terminationStatus == 0, "\(text.prefix(4000))")
    return text
  }
}
