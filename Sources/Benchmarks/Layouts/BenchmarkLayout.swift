import LayoutCompiler

/// A file with one preview, as users of the library solve it.
struct BenchmarkLayout {
  /// The whole file.
  let text: String
  private let program: LayoutCompiler.Program

  /// The preview, solved.
  var solved: SolvedLayout { program.solvePreviews()[0] }

  /// - Parameters:
  ///   - layout: A layout or a view.
  ///   - preview: The size and the members of the preview.
  ///   - data: The file `data.json`, if the preview names it.
  init(_ layout: String, _ preview: String, data: String? = nil) throws(BenchmarkError) {
    text = layout + "\npreview \"benchmark\" " + preview
    program = LayoutCompiler.Program(
      source: text,
      files: Files(texts: data.map { ["data.json": $0] } ?? [:]))
    let diagnostics = program.diagnostics + (program.solvePreviews().first?.diagnostics ?? [])
    if let fault = diagnostics.first {
      throw .disagreement("the layout has an error: \(fault.message)")
    }
  }
}

extension SolvedLayout {
  /// Writes the frames of the first section's cells to `frames`, which is used again if it has as many.
  func write(to frames: inout [Frame]) {
    let count = sections[0].itemCount
    if frames.count != count { frames = Array(repeating: .zero, count: count) }
    var span = frames.mutableSpan
    copyFrames(of: 0, in: 0..<count, into: &span)
  }
}

/// What is special about the view of a layout.
enum Variant: String, CaseIterable {
  case plain
  case rightToLeft = "right to left"
  /// A system that rounds each frame instead of the sizes it is made of.
  case system15 = "os 15"

  /// The members of a preview for it.
  var members: String {
    switch self {
    case .plain: ""
    case .rightToLeft: "direction: rightToLeft"
    case .system15: "os: 15"
    }
  }

  /// `name`, and what is special if anything is.
  func named(_ name: String) -> String { self == .plain ? name : "\(name), \(rawValue)" }
}
