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
    let root = access.root(ofFileAt: source.isStandardInput ? nil : source.name)
    for name in dataNames {
      let path = joinedPath(name, from: source.name)
      if data[path] == nil { data[path] = file(at: path, in: root) { .init(json: $0, name: name) } }
      compilation.dataFiles[name] = data[path]
    }
    for path in fontPaths {
      if fonts[path] == nil { fonts[path] = file(at: path, in: root) { .init($0) } }
      compilation.fontFiles[path] = fonts[path]
    }
  }

  private func file<Content>(
    at path: String, in root: Root, _ read: ([UInt8]) -> NamedFile<Content>
  ) -> NamedFile<Content> {
    do throws(SystemError) {
      guard root.contains(path) else { throw root.refusal }
      guard let revision else {
        return read(try contents(ofFile: path, upTo: access.dataMaximum))
      }
      return read(try revision.bytes(of: path, upTo: access.dataMaximum))
    } catch {
      return .unreadable("\(path): \(error.message)")
    }
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
