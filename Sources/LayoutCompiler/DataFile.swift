internal import LayoutChecking
internal import LayoutEvaluation
package import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension NamedFile<DataSet> {
  /// The data in the JSON document `bytes`; messages call it `name`.
  package init(json bytes: [UInt8], name: String) {
    do throws(JSON.Fault) {
      self = .content(DataSet(DataValue(try JSON(reading: bytes)), file: name))
    } catch {
      let place = SourceText(bytes: bytes, name: name).location(of: error.offset)
      self = .invalid("line \(place.line), column \(place.column): expected \(error.expected)")
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
      return (dataFiles[name] ?? .unreadable("the file was not read"))
        .fault(
          .unreadableData, "cannot read data file `\(name)`", at: value ?? place.nameRange)
    }
  }

  /// The data that `preview` names, if they could be read, or what stands for them.
  package func data(of preview: Preview) -> DataSet? {
    preview.data.map { dataFiles[$0]?.content } ?? placeholders
  }

  /// What stands for the data that imported code reads; `nil` where it reads none, and for a file
  /// that its user has written.
  package var placeholders: DataSet? {
    origin != nil && program.features.inputs & Input.data.bit != 0 ? .placeholders : nil
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
