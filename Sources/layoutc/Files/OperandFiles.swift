internal import LayoutDiagnostics
internal import LayoutText

/// The files that the operands name.
struct OperandFiles {
  /// A file and its path.
  struct File: Sendable {
    let source: SourceText
    /// `nil` for standard input.
    let path: String?
  }

  /// How a file was found: named as an operand, or in a directory.
  enum Discovery {
    case explicit, inDirectory
  }

  private(set) var files: [File] = []
  /// `.failure` if a file could not be read.
  private(set) var code = ExitCode.success

  /// No files, after a failure.
  static let none: OperandFiles = {
    var files = OperandFiles([])
    files.code = .failure
    return files
  }()

  /// The operand for standard input.
  static let standardInputPath = "-"
  /// The name of standard input in messages.
  fileprivate static let standardInput = "<stdin>"

  /// Reads `operands`: files, directories of layouts, `-` for standard input. Prints an error for
  /// each file that cannot be read, and continues.
  ///
  /// - Parameter admits: whether a file is read.
  init(_ operands: [String], where admits: (String, Discovery) -> Bool = { _, _ in true }) {
    // One operand yields no path twice.
    let mayRepeat = operands.count > 1
    var seen: Set<String> = []
    for operand in operands {
      let paths = attempt(operand, Self.paths) ?? []
      let discovery = paths == [operand] ? Discovery.explicit : .inDirectory
      for path in paths where admits(path, discovery) && (!mayRepeat || seen.insert(path).inserted)
      {
        if let file = attempt(path, Self.file) { files.append(file) }
      }
    }
  }

  /// The result of `body`; prints an error and returns `nil` if it fails.
  private mutating func attempt<Result>(
    _ path: String, _ body: (String) throws(SystemError) -> Result
  ) -> Result? {
    do { return try body(path) } catch {
      StandardError.error("cannot read '\(path)': \(error.message)")
      code = .failure
      return nil
    }
  }

  private static func paths(_ operand: String) throws(SystemError) -> [String] {
    guard operand != standardInputPath else { return [operand] }
    switch try FileKind(of: operand) {
    case .file: return [operand]
    case .folder:
      let paths = try layouts(below: operand)
      if paths.isEmpty { throw SystemError("the directory contains no .layout files") }
      return paths
    }
  }

  private static func file(_ path: String) throws(SystemError) -> File {
    guard path != standardInputPath else {
      let source = SourceText(bytes: try contentsOfStandardInput(), name: standardInput)
      return File(source: source, path: nil)
    }
    return File(source: SourceText(bytes: try contents(ofFile: path), name: path), path: path)
  }
}

extension SourceText {
  /// Whether it was read from standard input.
  var isStandardInput: Bool { name == OperandFiles.standardInput }
}
