internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutText
internal import LayoutTypesetting

/// The data and font files of a call, each read once.
struct DataFiles {
  private let access: FileAccess
  /// The bytes of a file; `nil`: those on disk.
  private let revision: RevisionFiles?
  private var data: [String: NamedFile<DataSet>] = [:]
  private var fonts: [String: NamedFile<Font>] = [:]

  /// - Parameter revision: Where the files are; `nil`: on disk.
  init(_ access: FileAccess, in revision: RevisionFiles? = nil) {
    (self.access, self.revision) = (access, revision)
  }

  /// The files that were read.
  var paths: [String] { Array(data.keys) + Array(fonts.keys) }

  /// `compilation` with its data and font files.
  mutating func completed(_ compilation: Compilation) -> Compilation {
    var copy = compilation
    complete(&copy)
    return copy
  }

  /// Reads the files that `compilation` names, relative to its source.
  mutating func complete(_ compilation: inout Compilation) {
    let (dataNames, fontPaths) = (compilation.dataNames, compilation.fontPaths)
    if dataNames.isEmpty, fontPaths.isEmpty { return }
    let source = compilation.source
    for name in dataNames {
      let path = joinedPath(name, from: source.name)
      if data[path] == nil {
        data[path] = file(at: path, namedBy: source) { .init(json: $0, name: name) }
      }
      compilation.dataFiles[name] = data[path]
    }
    for path in fontPaths {
      if fonts[path] == nil { fonts[path] = file(at: path, namedBy: source) { .init($0) } }
      compilation.fontFiles[path] = fonts[path]
    }
  }

  private func file<Content>(
    at path: String, namedBy source: SourceText, _ read: ([UInt8]) -> NamedFile<Content>
  ) -> NamedFile<Content> {
    do throws(SystemError) {
      return read(try bytes(at: path, namedBy: source))
    } catch {
      return .unreadable("\(path): \(error.message)")
    }
  }

  private func bytes(
    at path: String, namedBy source: SourceText
  ) throws(SystemError) -> [UInt8] {
    if let revision {
      let file = try revision.file(at: path, namedBy: try revision.file(at: source.name))
      guard let file else { throw SystemError("no such file") }
      return try revision.bytes(of: file, upTo: access.dataMaximum)
    }
    let root = access.root(ofFileAt: source.isStandardInput ? nil : source.name)
    guard root.contains(path) else { throw root.refusal }
    return try contents(ofFile: path, upTo: access.dataMaximum)
  }
}

/// The data in the JSON file that a call names, or in standard input.
func dataFile(at path: String, _ access: FileAccess) throws(SystemError) -> NamedFile<DataSet> {
  let isStandardInput = path == OperandFiles.standardInputPath
  let maximum = access.dataMaximum
  return NamedFile(
    json: try isStandardInput
      ? contentsOfStandardInput(upTo: maximum) : contents(ofFile: path, upTo: maximum),
    name: path)
}
