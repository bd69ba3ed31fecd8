internal import LayoutDiagnostics
internal import LayoutText

/// The files that the operands name.
struct OperandFiles {
  /// A file and its path.
  struct File: Sendable {
    var source: SourceText
    /// Where it is, or is treated as being; `nil` for standard input without a name.
    let path: String?
    /// Whether it was read from standard input.
    var isStandardInput = false
    /// Whether it was found in a folder.
    var wasFound = false
    /// The Swift code that the source was imported from; `nil` for a layout.
    var swift: SwiftOperand?
  }

  /// How a file was found: named as an operand, or in a directory.
  enum Discovery {
    case explicit, inDirectory
  }

  private(set) var files: [File] = []
  /// `.failure` if a file could not be read.
  private(set) var code = ExitCode.success
  /// What the files may read.
  let access: FileAccess

  /// No files, after a failure.
  static let none: OperandFiles = {
    var files = OperandFiles([File](), FileAccess())
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
  /// - Parameters:
  ///   - admits: whether a file is read.
  ///   - searchesSwift: whether Swift files in a folder are looked at.
  init(
    _ operands: [String], _ access: FileAccess,
    where admits: (String, Discovery) -> Bool = { _, _ in true },
    swiftIn searchesSwift: (String) -> Bool = { _ in false }
  ) {
    self.access = access
    // One operand yields no path twice.
    let mayRepeat = operands.count > 1
    var seen: Set<String> = []
    for operand in operands {
      let paths = paths(operand, withSwift: access.searchesSwift || searchesSwift(operand))
      let discovery = paths == [operand] ? Discovery.explicit : .inDirectory
      for path in paths where admits(path, discovery) && (!mayRepeat || seen.insert(path).inserted)
      {
        let file = attempt(path) { path throws(SystemError) in try Self.file(path, access) }
        guard var file else { continue }
        file.wasFound = discovery == .inDirectory
        files.append(file)
      }
    }
    importSwift()
  }

  /// Files that were read elsewhere than on disk.
  init(_ files: [File], _ access: FileAccess) {
    (self.files, self.access) = (files, access)
    importSwift()
  }

  /// Replaces Swift files by the layouts that are imported from them.
  private mutating func importSwift() {
    let count = files.count
    files.removeAll { $0.isSwift && !$0.source.isReadableCode }
    if files.count < count { code = max(code, .findings) }
    let numbers = files.indices.filter { files[$0].isSwift }
    guard !numbers.isEmpty else { return }
    let operands = SwiftOperands(numbers.map { files[$0].source })
    let named = files
    let imported = Array(numbers.enumerated()).mapped(on: processorCount) { place, number in
      operands.imported(place, asFound: named[number].wasFound)
    }
    for (number, result) in zip(numbers, imported) { report(result.endless, in: named[number]) }
    let results = Dictionary(uniqueKeysWithValues: zip(numbers, imported.map(\.layouts)))
    let hasLayouts = results.values.contains { $0 != nil }
    files = named.indices.compactMap { number in
      guard let result = results[number] else { return named[number] }
      return replaced(named[number], by: result) {
        let faults = numbers.firstIndex(of: number).map { operands.faults(of: $0, isRead: false) }
        // All files are one program: some only help the others.
        return faults?.first { !hasLayouts || $0.code != .noLayout || $0.range.lowerBound > 0 }
      }
    }
  }

  /// Says that code of a file does not end, so that its layouts are missing.
  private mutating func report(_ endless: [Diagnostic], in file: File) {
    for fault in endless {
      let line = file.source.location(of: fault.range.lowerBound).line
      let text = fault.primary.text.isEmpty ? "" : ": " + fault.primary.text
      StandardError.error("'\(file.path ?? "")' line \(line): \(fault.headline)\(text)")
      code = max(code, .findings)
    }
  }

  /// - Parameter fault: The first reason why nothing was imported; `nil` where nothing is missing.
  private mutating func replaced(
    _ file: File, by imported: (SwiftOperand, SourceText)?, orElse fault: () -> Diagnostic?
  ) -> File? {
    let path = file.path ?? ""
    guard let (operand, source) = imported else {
      guard !file.wasFound, let fault = fault(), fault.code != .endless else { return nil }
      let line = file.source.location(of: fault.range.lowerBound).line
      StandardError.error(
        "'\(path)' has no layout that can be read: line \(line): \(fault.headline)")
      code = max(code, .findings)
      return nil
    }
    if operand.holeCount > 0 {
      let holes = operand.holeCount.counting("hole")
      let name = path.printable
      StandardError.write("note: \(name): \(holes): `layoutc import \(name)` lists them\n")
    }
    var file = File(source: source, path: path, isStandardInput: file.isStandardInput)
    file.swift = operand
    return file
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

  private mutating func paths(_ operand: String, withSwift isSearched: Bool) -> [String] {
    guard operand != Self.standardInputPath, isFolder(operand) else { return [operand] }
    let access = access
    let suffixes = [".layout"] + (isSearched ? [".swift"] : [])
    let search = attempt(operand) { path throws(SystemError) in
      try FolderSearch(of: path, endingIn: suffixes, access)
    }
    code = max(code, search?.report() ?? .success)
    _ = attempt(operand) { _ throws(SystemError) in
      if let search, search.paths.isEmpty, search.unreadableNames.isEmpty {
        throw SystemError(
          "the directory contains no \(suffixes.joined(separator: " or ")) files")
      }
    }
    return search?.paths ?? []
  }

  private static func file(_ path: String, _ access: FileAccess) throws(SystemError) -> File {
    guard path != standardInputPath else {
      let bytes = try contentsOfStandardInput(upTo: access.textMaximum)
      let source = SourceText(bytes: bytes, name: access.standardInputName ?? standardInput)
      return File(source: source, path: access.standardInputName, isStandardInput: true)
    }
    let bytes = try contents(ofFile: path, upTo: access.textMaximum)
    return File(source: SourceText(bytes: bytes, name: path), path: path)
  }
}

extension OperandFiles.File {
  fileprivate var isSwift: Bool { path?.hasSuffix(".swift") ?? false }
}

extension SourceText {
  /// Whether it is UTF-8; prints an error where it is not.
  var isReadableCode: Bool {
    if String(validating: bytes, as: UTF8.self) != nil { return true }
    StandardError.error("cannot read '\(name)': it is not UTF-8")
    return false
  }

  /// Whether it was read from standard input.
  var isStandardInput: Bool { name == OperandFiles.standardInput }
}
