internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutText

/// What libFuzzer calls: takes any bytes through every stage there is.
///
/// A trap, a leak of time or of memory is a fault; no input is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let compilation = Compilation(SourceText(bytes: bytes, name: "input.layout"))
  let jobs = (try? compilation.jobs(Request())) ?? []
  for job in jobs.prefix(Fuzzing.mostJobs) { Fuzzing.show(job, of: compilation) }
  return 0
}

private enum Fuzzing {
  /// Files of hundreds of previews teach nothing that a few do not.
  static let mostJobs = 4
  /// The most elements that are written.
  static let mostElements = 1_000

  /// Solves `job` and visits what it shows.
  static func show(_ job: Job, of compilation: Compilation) {
    let result = compilation.result(of: job)
    _ = compilation.everyDiagnostic([result])
    guard result.solved.elementCount <= mostElements else { return }
    result.solved.forEachElement { element in
      let frame = element.frame
      precondition(frame.width >= 0 && frame.height >= 0, "a frame without a size")
      precondition(frame.x.isFinite && frame.y.isFinite, "a frame without a place")
    }
  }
}
