internal import LayoutChecking
internal import LayoutEvaluation
package import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension NamedFile<DataSet> {
  /// The data in the JSON document `bytes`; messages call it `name`.
  package init(json bytes: [UInt8], name: String) {
    do throws(JSON.Fault) {
      var reader = JSONReader(bytes)
      var values = DataReader()
      let root = try reader.document { reader throws(JSON.Fault) in try values.value(&reader) }
      self = .content(DataSet(root, file: name))
    } catch {
      let place = SourceText(bytes: bytes, name: name).location(of: error.offset)
      self = .invalid("line \(place.line), column \(place.column): expected \(error.expected)")
    }
  }
}

/// Reads the values of a data file. Objects with the same names in the same order share their names.
private struct DataReader {
  /// The names of objects, in order, and where the value of each is written.
  private typealias Order = (names: [String], places: [Int])

  /// By the names as they are written.
  private var orders: [[String]: Order] = [:]
  /// Those of the latest object: most lists hold objects of one kind.
  private var latest: (written: [String], order: Order)?

  mutating func value(_ reader: inout JSONReader) throws(JSON.Fault) -> DataValue {
    switch try reader.head() {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .text(let value): return .text(value)
    case .list:
      var list: [DataValue] = []
      try reader.elements { reader throws(JSON.Fault) in list.append(try value(&reader)) }
      return .list(list)
    case .object:
      var names: [String] = []
      var values: [DataValue] = []
      try reader.members { reader, name, _ throws(JSON.Fault) in
        names.append(name)
        values.append(try value(&reader))
      }
      return .object(object(names, values))
    }
  }

  /// An object; of two members of one name the later holds.
  private mutating func object(_ names: [String], _ values: [DataValue]) -> DataFields {
    let order = order(of: names)
    return DataFields(names: order.names, values: order.places.map { values[$0] })
  }

  private mutating func order(of names: [String]) -> Order {
    if let latest, latest.written == names { return latest.order }
    let order: Order
    if let known = orders[names] {
      order = known
    } else {
      order = Self.newOrder(of: names)
      orders[names] = order
    }
    latest = (names, order)
    return order
  }

  private static func newOrder(of names: [String]) -> Order {
    let last = Dictionary(names.indices.map { (names[$0], $0) }) { _, later in later }
    let sorted = last.sorted { $0.key < $1.key }
    return (sorted.map(\.key), sorted.map(\.value))
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
