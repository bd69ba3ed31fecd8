/// How a call ended. Of several outcomes the largest counts.
///
/// - Source: `diagnostics.md`, exit codes.
enum ExitCode: Int32, Comparable {
  /// Warnings do not change it.
  case success = 0
  /// There are errors in the files.
  case findings = 1
  /// Something could not be read or written.
  case failure = 2
  case wrongUsage = 64
  /// A bug in the tool.
  case internalError = 70

  /// The codes that the manual describes.
  static let documentation: [(code: ExitCode, meaning: String)] = [
    (.success, "Success; there may be warnings."),
    (.findings, "There are errors in the files, or findings that count as errors."),
    (.failure, "A file could not be read or written."),
    (.wrongUsage, "The command line is wrong."),
    (.internalError, "An internal error: a bug in layoutc."),
  ]

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
