internal import LayoutCompiler
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutFormatting
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutLint
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutSyntax
internal import LayoutText

/// What holds for every generated file, and what of it one file breaks.
package struct Laws {
  private let file: GeneratedFile
  private let compilation: Compilation
  private let choices: Choices
  /// Files with more elements are not looked at: they teach nothing that others do not.
  private static let mostElements = 2_000

  package init(_ choices: Choices) {
    self.choices = choices
    file = GeneratedFile(choices)
    compilation = Compilation(SourceText(file.text, name: "generated.layout"))
  }

  package var text: String { file.text }
  /// Whether the file is free of errors, so that there are frames.
  package var isValid: Bool { !compilation.diagnostics.hasErrors }
  package var errors: [String] {
    compilation.diagnostics.filter { $0.severity == .error }.map {
      "\($0.code.number) \($0.headline)"
    }
  }

  /// The laws that are broken, each with what differs.
  ///
  /// - Parameter isThorough: Whether it is linted and drawn, too, which takes most of the time.
  package func violations(isThorough: Bool) -> [String] {
    guard isValid, let plain = shown() else { return [] }
    var violations: [String] = []
    func check(_ law: String, _ difference: String?) {
      if let difference { violations.append("\(law): \(difference)") }
    }
    check("frames are numbers", plain.fault)
    check("formatting keeps frames", plain.difference(to: formattedFrames, within: 0))
    check("right to left is the mirror image", mirrorDifference(plain))
    check("fewer items are a prefix", prefixDifference)
    check("doubled lengths double frames", doublingDifference(plain))
    if isThorough {
      check("safe fixes keep frames", plain.difference(to: fixedFrames, within: 0))
      draw()
    }
    return violations
  }

  // Frames

  private func shown(
    _ compilation: Compilation? = nil, _ change: (inout Request) -> Void = { _ in }
  ) -> Shown? {
    let compilation = compilation ?? self.compilation
    var request = Request()
    change(&request)
    guard !compilation.diagnostics.hasErrors, let job = try? compilation.jobs(request).first else {
      return nil
    }
    let result = compilation.result(of: job)
    guard result.solved.elementCount <= Self.mostElements, result.refusals.isEmpty,
      !result.diagnostics.hasErrors
    else { return nil }
    return Shown(result, in: job.stage.viewport.size.width)
  }

  private var formattedFrames: Shown? {
    shown(Compilation(SourceText(bytes: formatted(compilation.tree), name: "generated.layout")))
  }

  /// Contents that are placed to the left of text are placed to the right of it.
  private func mirrorDifference(_ plain: Shown) -> String? {
    guard !file.features.contains(.custom), !file.features.contains(.orthogonal) else { return nil }
    let pixel = 1.0 / 3 + 1e-6
    let mirrored = shown { $0.direction = .rightToLeft }
    return plain.mirrored.difference(to: mirrored, within: pixel)
  }

  /// The cells of the first section with fewer items, where no length depends on the others.
  private var prefixDifference: String? {
    let hindrances: Set<GeneratedFile.Feature> = [
      .contents, .list, .waterfall, .estimated, .flexible, .horizontalScrolling,
    ]
    guard let name = file.sections.first, file.features.isDisjoint(with: hindrances) else {
      return nil
    }
    let cells = [3, 11].map { count in
      shown { $0.items = [Request.Counts([count], in: name)] }?.firstCells
    }
    guard let few = cells[0], let many = cells[1], !few.isEmpty else { return nil }
    let start = Array(many.prefix(few.count))
    return zip(few, start).allSatisfy { $0.distance(to: $1) < 1e-6 } && few.count == start.count
      ? nil : "\(few) \(start)"
  }

  /// A view twice as large with half as many pixels per point.
  private func doublingDifference(_ plain: Shown) -> String? {
    guard file.features.isDisjoint(with: [.contents, .list, .waterfall, .systemLength]) else {
      return nil
    }
    let text = GeneratedFile(choices, factor: 2).text
    let doubled = shown(Compilation(SourceText(text, name: "generated.layout")))
    return plain.scaled(by: 2).difference(to: doubled, within: 1e-6)
  }

  private var fixedFrames: Shown? {
    let settings = LintSettings()
    let fixed = fixing(compilation.source, upTo: .safe) { source in
      Compilation(source).linted(settings).findings
    }
    return shown(Compilation(fixed.source))
  }

  /// Writes the frames in every format.
  private func draw() {
    guard let job = compilation.everyJob.first else { return }
    let result = compilation.result(of: job)
    guard result.solved.elementCount <= Self.mostElements else { return }
    let report = FramesReport(result.elements, of: "generated.layout")
    for format in OutputFormat.all {
      _ = format.text(of: FramesDocument([report], report: Report([])))
    }
  }
}

/// The frames that a file shows.
private struct Shown {
  private var frames: [Rectangle] = []
  private var size: Size
  /// What is mirrored: the contents of a layout, or the screen around a view.
  private let width: Double
  private(set) var firstCells: [Rectangle] = []

  init(_ result: CompilationResult, in screen: Double) {
    size = result.elements.contentSize
    width = result.elements.view == nil ? size.width : screen
    var all: [Rectangle] = []
    result.solved.forEachElement { all.append($0.frame) }
    for placed in result.elements.view?.content?.placed ?? [] { all.append(placed.frame) }
    frames = all
    if !result.solved.sections.isEmpty {
      let count = result.solved.cellCount(ofSection: 0)
      firstCells = Array(capacity: count) {
        result.solved.appendFrames(ofCells: 0..<count, inSection: 0, to: &$0)
      }
    }
  }

  /// A frame that is none.
  var fault: String? {
    frames.first { frame in
      !(frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y.isFinite
        && frame.width.isFinite && frame.height.isFinite)
    }.map { "\($0)" }
  }

  var mirrored: Shown {
    var copy = self
    copy.frames = frames.map { $0.mirrored(in: width) }
    return copy
  }

  func scaled(by factor: Double) -> Shown {
    var copy = self
    copy.frames = frames.map {
      Rectangle(
        x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
    }
    copy.size = Size(width: size.width * factor, height: size.height * factor)
    return copy
  }

  /// The first difference that is larger than `tolerance`; `nil` where there is none.
  func difference(to other: Shown?, within tolerance: Double) -> String? {
    guard let other else { return "there are no frames" }
    guard frames.count == other.frames.count else {
      return "\(frames.count) frames became \(other.frames.count)"
    }
    if size.width.distance(to: other.size.width).magnitude > tolerance
      || size.height.distance(to: other.size.height).magnitude > tolerance
    {
      return "content \(size) became \(other.size)"
    }
    for (number, (one, two)) in zip(frames, other.frames).enumerated()
    where one.distance(to: two) > tolerance {
      return "frame \(number) \(one) became \(two)"
    }
    return nil
  }
}

extension Rectangle {
  /// The largest difference of two frames in any of their four numbers, in points.
  fileprivate func distance(to other: Rectangle) -> Double {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .map(\.magnitude).max() ?? 0
  }
}
