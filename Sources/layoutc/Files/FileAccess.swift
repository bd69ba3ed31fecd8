/// What a call may read: how large, and what layouts may name.
///
/// - Source: `diagnostics.md`, Containment.
struct FileAccess: Sendable {
  static let root = Option(
    "root", "folder", help: "The folder that layouts may read from. (default: the repository)"
  ).offering(.files(endingIn: nil))
  static let maximumSize = Option(
    "max-file-size", "size",
    help: "Size above which no file is read, as in 10M. (default: 64M; data and fonts 1G)")

  static let swift = Option("swift", help: "In folders, look at Swift files, too.")

  static let standardInputName = Option(
    "stdin-filename", "file", help: "Treat standard input as this file, which need not exist."
  ).offering(.files(endingIn: ".layout"))

  static let options = [root, maximumSize]

  /// The root of all layouts; `nil`: each has its own.
  private let givenRoot: Root?
  /// In bytes; `nil`: as the kind of file has it.
  private let givenMaximum: Int?
  /// The path that standard input is treated as; `nil`: none.
  let standardInputName: String?
  /// Whether Swift files of folders are looked at.
  let searchesSwift: Bool
  /// The folders that an editor has open; `nil`: no editor is served.
  private(set) var workspace: Workspace?

  /// The defaults.
  init() {
    (givenRoot, givenMaximum, standardInputName, searchesSwift) = (nil, nil, nil, false)
  }

  init(_ invocation: Invocation) throws(UsageError) {
    searchesSwift = invocation.has(Self.swift)
    givenMaximum = try invocation[Self.maximumSize].map { word throws(UsageError) in
      guard let size = byteCount(word) else {
        throw invocation.misuse(
          of: Self.maximumSize, word, expected: "a number of bytes, as in 500000, 10M or 1G")
      }
      return size
    }
    givenRoot = try invocation[Self.root].map { path throws(UsageError) in
      guard isFolder(path) else {
        throw invocation.misuse(of: Self.root, path, expected: "a folder")
      }
      return Root(given: path)
    }
    standardInputName = invocation[Self.standardInputName]
    let readsInput = invocation.operands.contains(OperandFiles.standardInputPath)
    if standardInputName != nil, !readsInput {
      throw invocation.misuse(
        "'--\(Self.standardInputName.name)' needs the operand '\(OperandFiles.standardInputPath)'.")
    }
    let files = invocation.operands.filter { $0 != OperandFiles.standardInputPath }
    for operand in files + [standardInputName].compactMap(\.self) {
      if let givenRoot, !givenRoot.contains(operand) {
        throw invocation.misuse(
          of: Self.root, givenRoot.path, expected: "a folder around '\(operand)'")
      }
    }
  }

  /// The root of the layout at `path`; `nil`: standard input.
  func root(ofFileAt path: String?) -> Root {
    givenRoot ?? Root(ofFileAt: path, in: workspace?.folders ?? [])
  }

  /// The root of the files in `folder`, an absolute path.
  func root(ofFolder folder: String) -> Root {
    givenRoot ?? Root(ofFolder: resolved(folder), in: workspace?.folders ?? [])
  }

  /// The root of the files of a repository.
  func root(ofRepository folder: String) -> Root { givenRoot ?? Root(given: folder) }

  /// The same for an editor.
  func serving(_ workspace: Workspace) -> FileAccess {
    var copy = self
    copy.workspace = workspace
    return copy
  }

  /// Layouts, configurations and lists of ignored files, in bytes.
  var textMaximum: Int { givenMaximum ?? standardFileMaximum }
  /// Data and fonts, in bytes.
  var dataMaximum: Int { givenMaximum ?? 1 << 30 }
}

/// The number of bytes that `10M` stands for.
private func byteCount(_ word: String) -> Int? {
  let factors: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
  let factor = word.last.flatMap { factors[Character($0.uppercased())] }
  guard let number = Int(factor == nil ? word[...] : word.dropLast()), number >= 0 else {
    return nil
  }
  let (size, overflow) = number.multipliedReportingOverflow(by: factor ?? 1)
  return overflow ? nil : size
}
