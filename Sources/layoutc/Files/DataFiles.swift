internal import LayoutCompiler
internal import LayoutText

/// The data and font files of a call, each read once.
struct DataFiles {
  private let access: FileAccess
  private var read: [String: DataFile] = [:]
  private var fonts: [String: FontFile] = [:]

  init(_ access: FileAccess) { self.access = access }

  /// The files that were read.
  var paths: [String] { Array(read.keys) + Array(fonts.keys) }

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
      compilation.dataFiles[name] = file(at: path, name, within: root)
    }
    for path in fontPaths { compilation.fontFiles[path] = font(at: path, within: root) }
  }

  private mutating func font(at path: String, within root: Root) -> FontFile {
    if let known = fonts[path] { return known }
    let file: FontFile
    do throws(SystemError) {
      guard root.contains(path) else { throw root.refusal }
      file = FontFile(try contents(ofFile: path, upTo: access.dataMaximum))
    } catch {
      file = .unreadable("\(path): \(error.message)")
    }
    fonts[path] = file
    return file
  }

  private mutating func file(at path: String, _ name: String, within root: Root) -> DataFile {
    if let known = read[path] { return known }
    let file: DataFile
    do throws(SystemError) {
      guard root.contains(path) else { throw root.refusal }
      file = DataFile(json: try contents(ofFile: path, upTo: access.dataMaximum), name: name)
    } catch {
      file = .unreadable("\(path): \(error.message)")
    }
    read[path] = file
    return file
  }
}

/// The data in the JSON file that a call names, or in standard input.
func dataFile(at path: String, _ access: FileAccess) throws(SystemError) -> DataFile {
  let isStandardInput = path == OperandFiles.standardInputPath
  let maximum = access.dataMaximum
  return DataFile(
    json: try isStandardInput
      ? contentsOfStandardInput(upTo: maximum) : contents(ofFile: path, upTo: maximum),
    name: path)
}
