internal import LayoutCompiler
internal import LayoutText

/// The data and font files of a call, each read once.
struct DataFiles {
  private var read: [String: DataFile] = [:]
  private var fonts: [String: FontFile] = [:]

  /// `compilation` with its data and font files.
  mutating func completed(_ compilation: Compilation) -> Compilation {
    var copy = compilation
    complete(&copy)
    return copy
  }

  /// Reads the files that `compilation` names, relative to its source.
  mutating func complete(_ compilation: inout Compilation) {
    for name in compilation.dataNames {
      compilation.dataFiles[name] = file(at: joinedPath(name, from: compilation.source.name), name)
    }
    for path in compilation.fontPaths { compilation.fontFiles[path] = font(at: path) }
  }

  private mutating func font(at path: String) -> FontFile {
    if let known = fonts[path] { return known }
    let file: FontFile
    do throws(SystemError) {
      file = FontFile(try contents(ofFile: path))
    } catch {
      file = .unreadable("\(path): \(error.message)")
    }
    fonts[path] = file
    return file
  }

  private mutating func file(at path: String, _ name: String) -> DataFile {
    if let known = read[path] { return known }
    let file: DataFile
    do throws(SystemError) {
      file = try dataFile(at: path, called: name)
    } catch {
      file = .unreadable("\(path): \(error.message)")
    }
    read[path] = file
    return file
  }
}

/// The data in the JSON file at `path`, or in standard input; messages call it `name`.
func dataFile(at path: String, called name: String) throws(SystemError) -> DataFile {
  let isStandardInput = path == OperandFiles.standardInputPath
  return DataFile(
    json: try isStandardInput ? contentsOfStandardInput() : contents(ofFile: path), name: name)
}
