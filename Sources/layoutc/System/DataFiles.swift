internal import LayoutCompiler
internal import LayoutModel
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
      file = .data(try dataSet(at: path, called: name))
    } catch {
      file = .unreadable("\(path): \(error.message)")
    }
    read[path] = file
    return file
  }
}

/// What the JSON file at `path` says of sections; messages call it `name`.
func dataSet(at path: String, called name: String) throws(SystemError) -> DataSet {
  let bytes = try contents(ofFile: path)
  do throws(JSON.Fault) {
    return DataSet(DataValue(try JSON(reading: bytes)), file: name)
  } catch {
    let place = SourceText(bytes: bytes, name: path).location(of: error.offset)
    throw SystemError("line \(place.line), column \(place.column): expected \(error.expected)")
  }
}

/// Where `name` leads from the folder of `file`; standard input stands in the working directory.
private func path(of name: String, besides file: String) -> String {
  guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
  return file[...slash] + name
}

extension DataValue {
  /// What `json` says; of two members of one name the later holds.
  fileprivate init(_ json: JSON) {
    switch json.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let elements): self = .list(elements.map(DataValue.init))
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.name, DataValue($0.value)) }) { _, later in later })
    }
  }
}
