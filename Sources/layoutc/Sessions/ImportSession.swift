internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutSwiftImport
internal import LayoutSwiftSource
internal import LayoutText

/// One call of `import`.
struct ImportSession {
  static let output = Option(
    "output", "path",
    help: "Output file, or a folder (one that exists, or a path that ends in /) for one file each."
  ).abbreviated("o").offering(.files(endingIn: nil))
  static let beside = Option(
    "with", "path", help: "More Swift files, or folders of them, whose declarations may be used."
  ).repeated.offering(.files(endingIn: ".swift"))
  static let only = Option(
    "only", "name", help: "Import only what this function or type builds."
  ).repeated
  static let list = Option("list", help: "List what would be imported; write nothing.")
  static let strict = Option("strict", help: "Exit with 1 if there are holes.")
  static let check = Option(
    "check", "file", help: "Compare with the layouts of this file in its previews; write nothing."
  ).offering(.files(endingIn: ".layout"))
  static let force = Option("force", help: "Replace existing output files.")
  static let standardInputName = Option(
    "stdin-filename", "name", help: "The name of standard input."
  ).defaulting(to: "Input.swift")

  private let invocation: Invocation
  private var code = ExitCode.success
  private var sources = Sources()
  private var diagnostics: [Diagnostic] = []
  /// The files that were read, whichever paths led to them.
  private var read: Set<FileIdentity> = []

  /// The outputs that were written, each for one file.
  private var written: Set<String> = []

  /// Whether the folder for the outputs cannot be made.
  private var isBlocked = false
  private let access: FileAccess

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    access = try FileAccess(invocation)
    for (option, other) in [
      (Self.list, Self.output), (Self.list, Self.check), (Self.check, Self.output),
    ] where invocation.has(option) && invocation.has(other) {
      throw invocation.misuse("'--\(option.name)' cannot be combined with '--\(other.name)'.")
    }
    if let layout = invocation.operands.first(where: { $0.hasSuffix(".layout") }) {
      throw invocation.misuse("'\(layout)' is a .layout file; expected Swift files.")
    }
  }

  /// Imports the files and writes the result.
  mutating func run() throws(UsageError) -> ExitCode {
    let named = texts(invocation.operands)
    let others = texts(invocation[all: Self.beside])
    let files = (named + others).mapped(on: processorCount) { parseSwift($0) }
    let path = invocation[Self.output].flatMap { $0 == "-" ? nil : $0 }
    var request = ImportRequest(files, importing: named.count)
    request.only = names
    let folder = path.flatMap { $0.hasSuffix("/") || isFolder($0) ? $0 : nil }
    let outputs = folder.map { path in named.map { folderPath(path, $0.name) } } ?? [path ?? "-"]
    guard !Inputs.refuse(outputs, inside: folder) else { return .failure }
    if let path = folder {
      for index in named.indices where !isBlocked {
        let result = imported(request.importing(at: index))
        try write(result, to: folderPath(path, named[index].name), isOneOfMany: true)
      }
    } else if !named.isEmpty {
      let result = imported(request)
      if let path = invocation[Self.check] {
        try compare(result, withFileAt: path)
      } else {
        try write(result, to: path, isOneOfMany: false)
      }
    }
    if diagnostics.hasErrors { code = max(code, .findings) }
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(sources.grouped(diagnostics), code))
    return code
  }

  /// Compares the frames of what was imported with those of a file.
  private mutating func compare(
    _ result: ImportResult, withFileAt path: String
  ) throws(UsageError) {
    diagnostics += result.diagnostics
    guard !result.roots.isEmpty else { return }
    guard
      let check = ImportCheck(
        SourceText(result.text, name: path), with: OperandFiles([path], access))
    else {
      code = max(code, .failure)
      return
    }
    if let fault = check.fault {
      StandardError.error("'\(path)' has errors: \(fault)")
      code = max(code, .findings)
      return
    }
    let settings = try RequestOptions.settings(invocation)
    do throws(SolveError) {
      let differences = try check.differences(settings)
      for line in differences { StandardOutput.write(line.printable + "\n") }
      if !differences.isEmpty { code = max(code, .findings) }
    } catch {
      throw invocation.misuse(error.text)
    }
  }

  private var names: [String] { invocation[all: Self.only] }

  private func folderPath(_ folder: String, _ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return (folder.hasSuffix("/") ? folder : folder + "/") + stem + ".layout"
  }

  // MARK: Reading

  /// The texts of the files that `operands` name, those that are read already left out.
  private mutating func texts(_ operands: [String]) -> [SourceText] {
    var texts: [SourceText] = []
    for operand in operands {
      do throws(SystemError) {
        texts += try paths(operand).compactMap { text(at: $0) }
      } catch {
        refuse(operand, error)
      }
    }
    return texts
  }

  private mutating func refuse(_ path: String, _ error: SystemError) {
    StandardError.error("cannot read '\(path)': \(error.message)")
    code = .failure
  }

  private mutating func paths(_ operand: String) throws(SystemError) -> [String] {
    guard operand != OperandFiles.standardInputPath, isFolder(operand) else { return [operand] }
    let search = try FolderSearch(of: operand, endingIn: [".swift"], access)
    code = max(code, search.report())
    if search.paths.isEmpty, search.unreadableNames.isEmpty {
      throw SystemError("the directory contains no .swift files")
    }
    return search.paths
  }

  private mutating func text(at path: String) -> SourceText? {
    let isInput = path == OperandFiles.standardInputPath
    let bytes: [UInt8]
    do throws(SystemError) {
      if !isInput, !read.insert(try FileIdentity(of: path)).inserted { return nil }
      bytes =
        isInput
        ? try contentsOfStandardInput(upTo: access.textMaximum)
        : try contents(ofFile: path, upTo: access.textMaximum)
    } catch {
      refuse(path, error)
      return nil
    }
    let name = isInput ? invocation[Self.standardInputName] ?? "Input.swift" : path
    let source = SourceText(bytes: bytes, name: name)
    guard source.isReadableCode else {
      code = max(code, .findings)
      return nil
    }
    return sources.add(source)
  }

  // MARK: Writing

  private mutating func write(
    _ result: ImportResult, to path: String?, isOneOfMany: Bool
  ) throws(UsageError) {
    // Of several files, those without layouts are passed over.
    if isOneOfMany, result.roots.isEmpty { return }
    if !names.isEmpty, result.roots.isEmpty, let first = names.first {
      throw invocation.misuse(
        "Nothing that is called '\(first)' makes a layout."
          + suggestion(likelyMeanings(of: first, among: result.candidates)))
    }
    diagnostics += result.diagnostics
    if invocation.has(Self.strict), result.isLossy { code = max(code, .findings) }
    if invocation.has(Self.list) {
      for root in result.roots { StandardOutput.write(line(root)) }
      return
    }
    guard !result.text.isEmpty else { return }
    guard let path else { return StandardOutput.write(result.text) }
    let folder = isOneOfMany ? parent(of: path) : nil
    if let folder {
      do throws(SystemError) { try makeWritableFolder(at: folder) } catch {
        StandardError.error("cannot write '\(folder)': \(error.message)")
        (code, isBlocked) = (max(code, .failure), true)
        return
      }
    }
    do throws(SystemError) {
      if !written.insert(path).inserted {
        throw SystemError("another file of the same name has written it")
      }
      if exists(path), !invocation.has(Self.force) {
        throw SystemError("the file exists; replace it with --\(Self.force.name)")
      }
      try replaceFile(with: Array(result.text.utf8), at: path, inside: folder)
    } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      code = max(code, .failure)
    }
  }

  private func line(_ root: ImportedRoot) -> String {
    let file = sources.file(at: root.range.lowerBound)
    let place = "\(file.name):\(file.location(of: root.range.lowerBound).line)"
    let sections = root.sectionCount.counting("section")
    let made = root.isView ? "view \(root.layout)" : "layout \(root.layout), \(sections)"
    let holes = root.holeCount.counting("hole")
    return "\(place) \(root.function) → \(made), \(holes)".printable + "\n"
  }
}
