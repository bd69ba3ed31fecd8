internal import Generation
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutFormatting
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutSyntax
internal import LayoutText

/// What libFuzzer calls: takes any bytes through every stage there is.
///
/// Bytes that begin with one that no text has are the decisions of a generator of valid files, for
/// which laws hold. A trap, a frame that is none, a text whose tidy form is not stable, a law that is
/// broken: these are faults. No input is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if bytes.first == Limits.generated {
    generate(bytes.dropFirst())
    return 0
  }
  let source = SourceText(bytes: Array(bytes), name: "input.layout")
  tidy(source)
  show(asFont: source.bytes)
  let compilation = Compilation(source)
  for job in compilation.everyJob.prefix(Limits.jobs) { show(job, of: compilation) }
  return 0
}

private enum Limits {
  /// Files of hundreds of previews teach nothing that a few do not.
  static let jobs = 4
  /// The most elements that are looked at.
  static let elements = 1_000
  /// The first byte of decisions.
  static let generated: UInt8 = 0xFF
}

/// Makes a file of decisions, and checks the laws. One in sixteen is linted and drawn.
private func generate(_ decisions: some Collection<UInt8>) {
  let laws = Laws(Choices(decisions))
  let violations = laws.violations(isThorough: decisions.reduce(0, ^) % 16 == 0)
  guard violations.isEmpty else {
    fatalError(violations.joined(separator: "\n") + "\n" + laws.text)
  }
}

/// Measures a text by the font that `bytes` are, if they are one.
private func show(asFont bytes: [UInt8]) {
  guard NamedFile(bytes).content != nil else { return }
  let text = "view v { text \"To AV \u{1F600} \u{D55C}\" { font: \"input.ttf\" } }"
  let compilation = Compilation(text, files: .init(fonts: ["input.ttf": bytes]))
  for job in compilation.everyJob { show(job, of: compilation) }
}

/// Formats `source`; what parses is formatted to the same when it is formatted again.
private func tidy(_ source: SourceText) {
  let tree = parse(source)
  let text = formatted(tree)
  guard tree.diagnostics.isEmpty else { return }
  let again = parse(SourceText(bytes: text, name: source.name))
  precondition(again.diagnostics.isEmpty, "formatting broke the file")
  precondition(formatted(again) == text, "formatting twice is not formatting once")
}

/// Solves `job` and looks at what it shows.
private func show(_ job: Job, of compilation: Compilation) {
  let result = compilation.result(of: job)
  _ = compilation.everyDiagnostic([result.faults])
  guard result.solved.elementCount <= Limits.elements else { return }
  result.solved.forEachElement { element in
    let frame = element.frame
    precondition(frame.width >= 0 && frame.height >= 0, "a frame without a size")
    precondition(frame.x.isFinite && frame.y.isFinite, "a frame without a place")
  }
}
