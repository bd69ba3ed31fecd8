internal import LayoutCompiler
internal import LayoutText

/// The data files that a call has to do with, each read once.
struct DataFiles {
  private var read: [String: DataFile] = [:]

  /// `source`, with the data files that its previews name.
  mutating func compilation(of source: SourceText) -> Compilation {
    var compilation = Compilation(source)
    complete(&compilation)
    return compilation
  }

  /// Reads what the previews of `compilation` name, relative to the file they stand in.
  mutating func complete(_ compilation: inout Compilation) {
    for name in compilation.dataNames {
      compilation.dataFiles[name] = file(at: path(of: name, besides: compilation.source.name), name)
    }
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

/// What the JSON file at `path`, or standard input, holds; messages call it `name`.
func dataFile(at path: String, called name: String) throws(SystemError) -> DataFile {
  let isStandardInput = path == Inputs.standardInputPath
  return DataFile(
    json: try isStandardInput ? contentsOfStandardInput() : contents(ofFile: path), name: name)
}

/// Where `name` leads from the folder of `file`; standard input stands in the working directory.
private func path(of name: String, besides file: String) -> String {
  guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
  return file[...slash] + name
}
