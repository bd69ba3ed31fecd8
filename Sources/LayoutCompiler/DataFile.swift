internal import LayoutChecking
internal import LayoutEvaluation
package import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// A data file that a preview names, as whoever reads files found it.
package enum DataFile: Sendable {
  case data(DataSet)
  /// Why there is no file to read.
  case unreadable(String)
  /// Why there are no data in it.
  case broken(String)

  /// What the JSON document `bytes` says; messages call it `name`.
  package init(json bytes: [UInt8], name: String) {
    do throws(JSON.Fault) {
      self = .data(DataSet(DataValue(try JSON(reading: bytes)), file: name))
    } catch {
      let place = SourceText(bytes: bytes, name: name).location(of: error.offset)
      self = .broken("line \(place.line), column \(place.column): expected \(error.expected)")
    }
  }
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

extension Compilation {
  /// The data files that the previews name, as they are written there.
  package var dataNames: [String] { previews.compactMap(\.model.data) }

  /// What is wrong with the data files that previews name.
  var dataDiagnostics: [Diagnostic] {
    previews.compactMap { preview in
      guard let name = preview.model.data else { return nil }
      let place = program.elements[preview.model.id.index]
      let value = place.body.properties.last { $0.name == Preview.dataName }?.values.first?.range
      let range = value ?? place.nameRange
      switch dataFile(name) {
      case .data: return nil
      case .broken(let reason): return .unreadableData(name, reason, at: range)
      case .unreadable(let reason):
        return .unreadableData(name, reason, at: range)
          .noting("a path is relative to the file that names it")
      }
    }
  }

  /// The data file called `name`, which nobody may have given.
  func dataFile(_ name: String) -> DataFile {
    dataFiles[name] ?? .unreadable("nobody has read it")
  }

  /// The data that `preview` names, if they could be read.
  package func data(of preview: Preview) -> DataSet? {
    guard let name = preview.data, case .data(let set) = dataFile(name) else { return nil }
    return set
  }

  /// What the data of `job` say of sections in a form that sections do not have.
  func misspoken(in job: Job) -> [Diagnostic] {
    guard let data = job.stage.data, !views.contains(job.layout) else { return [] }
    guard data.hasSections else {
      let name = sections(of: job.layout).lazy.compactMap(\.name).first
      return [
        .dataWithoutSections(data.file, at: program.elements[job.layout].nameRange, like: name)
      ]
    }
    return sections(of: job.layout).filter { $0.name.map(data.hasWrongShape) ?? false }.map {
      .misshapenData($0.name ?? "", in: data.file, at: $0.nameRange)
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableData(
    _ name: String, _ reason: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unreadableData, "cannot read data file `\(name)`", at: range,
      label: "referenced here"
    ).noting(reason)
  }

  fileprivate static func dataWithoutSections(
    _ file: String, at range: TextRange, like section: String?
  ) -> Diagnostic {
    Diagnostic(
      .dataWithoutSections, "`\(file)` must be an object keyed by section name",
      at: range, label: "uses the data"
    ).noting("each key is a section name, each value a list of items")
      .helping("write `{ \"\(section ?? "posts")\": [{ … }, { … }] }`")
  }

  fileprivate static func misshapenData(
    _ name: String, in file: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .malformedData, "no items for `\(name)` in `\(file)`", at: range,
      label: "missing items"
    ).noting("its value must be a list, or an object with a list `items`")
      .noting("in a list, either all entries have `items` or none has")
      .helping("write `\"\(name)\": [{ … }, { … }]`, one object per item")
  }
}
