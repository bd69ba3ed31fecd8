internal import LayoutDiagnostics
internal import LayoutText

/// The files that operands name, as far as they could be read.
struct NamedFiles {
  /// A file and where it was found.
  struct File: Sendable {
    let source: SourceText
    /// `nil` for standard input.
    let path: String?
  }

  /// How a file came to be among them.
  enum Origin {
    case named, found
  }

  private(set) var files: [File] = []
  /// Whether all of them could be read.
  private(set) var code = ExitCode.success

  /// No files, where something went wrong before any was read.
  static let none: NamedFiles = {
    var files = NamedFiles([])
    files.code = .failure
    return files
  }()

  /// What stands for standard input where a path is asked for.
  static let standardInputPath = "-"
  /// What standard input is called in messages.
  fileprivate static let standardInput = "<stdin>"

  /// Reads what `operands` name: files, folders with layouts in them, `-` for standard input. What
  /// cannot be read is complained of, and the rest is read all the same.
  ///
  /// - Parameter admits: whether a file is of interest, by its path and whether it was named itself
  ///   or found in a folder.
  init(_ operands: [String], where admits: (String, Origin) -> Bool = { _, _ in true }) {
    // Of one operand no path comes twice.
    let mayRepeat = operands.count > 1
    var seen: Set<String> = []
    for operand in operands {
      let paths = attempt(operand, Self.paths) ?? []
      let origin = paths == [operand] ? Origin.named : .found
      for path in paths where admits(path, origin) && (!mayRepeat || seen.insert(path).inserted) {
        if let file = attempt(path, Self.file) { files.append(file) }
      }
    }
  }

  /// What `body` makes of `path`; a complaint and `nil` where it fails.
  private mutating func attempt<Result>(
    _ path: String, _ body: (String) throws(SystemError) -> Result
  ) -> Result? {
    do { return try body(path) } catch {
      StandardError.complain("cannot read '\(path)': \(error.message)")
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
      if paths.isEmpty { throw SystemError("no layouts in this directory") }
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
  var isStandardInput: Bool { name == NamedFiles.standardInput }
}
