internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// Nothing to show: without `data`, or where they say nothing of the section called `section`.
  static func noData(in data: DataSet?, of section: String?, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(.noData, "no data for this element", at: range, label: "reads data")
    guard let data else {
      return diagnostic.noting("the preview has no data file").helping(
        "add `data: \"feed.json\"` to the preview, or pass `--data`")
    }
    guard let section else {
      return diagnostic.noting("data files are keyed by section name, and this section has none")
        .helping("name the section, and add a list of that name to `\(data.file)`")
    }
    if let lists = data.sections[section] {
      guard lists.count > 1, let empty = lists.firstIndex(where: \.items.isEmpty) else {
        return diagnostic.noting("the list of this section is empty in `\(data.file)`").helping(
          "add an entry to it, or show no items: `items: \(section) 0`")
      }
      let list = lists[empty].own.place.spelling
      return diagnostic.noting("the list of `\(list)` is empty in `\(data.file)`").helping(
        "add an entry to it")
    }
    let silent = diagnostic.noting("`\(data.file)` has no entry `\(section)`")
    let names = data.sections.keys.sorted()
    let meant = likelyMeanings(of: section, among: names)
    if !meant.isEmpty { return silent.helping("use the same name: the file has \(listing(meant))") }
    let known = names.isEmpty || names.count > mostListed
    return (known ? silent : silent.noting("it has \(listing(names, joinedBy: "and"))")).helping(
      "add a list `\(section)` to it")
  }

  /// A field that `owners` do not have.
  static func missingField(
    _ name: String, of owners: [LocatedData], in file: String, at range: TextRange
  ) -> Diagnostic {
    let fault = Diagnostic(
      .missingField, "missing field `\(name)` in `\(file)`", at: range, label: "read here")
    let first = owners[0]
    guard owners.count > 1 else { return fault.noting(first.lack) }
    let lack = first.isEmptyEntry ? "have no fields" : "lack it"
    let places = owners.map(\.place.spelling)
    return fault.noting(
      owners.count > mostListed
        ? "\(owners.count) entries \(lack), the first is `\(places[0])`"
        : "\(owners.count) entries \(lack): \(listing(places, joinedBy: "and"))")
  }

  /// With where the fields of `section` stand, if it has none of its own.
  func besideItems(_ name: String, of section: LocatedData) -> Diagnostic {
    guard case .field(let title, .root) = section.place, section.value == .object([:]) else {
      return self
    }
    return helping("add it next to the items: `\"\(title)\": { \"\(name)\": …, \"items\": [ … ] }`")
  }

  /// With how to give a default for the field at `path`, of which `type` is asked for.
  func offeringDefault(for path: String, of type: ValueType?) -> Diagnostic {
    helping("give a default where it may be missing: `(\(path) ?? \(type?.exampleDefault ?? "…"))`")
  }

  /// A value that is not what is asked for.
  static func misfittingData(
    _ datum: LocatedData, _ demand: Requirement, in file: String, at range: TextRange
  ) -> Diagnostic {
    let wanted = demand.type.intersection(.data)
    let diagnostic = Diagnostic(
      .mismatchedData, "wrong type of value in `\(file)`", at: range,
      label: "expected \(wanted.name)"
    ).noting("\(datum.spelling) is \(datum.value.kind)")
    guard let words = demand.words?.words, wanted.contains(.word) else { return diagnostic }
    return diagnostic.noting("valid values are \(words.joined(separator: ", "))")
  }
}

extension ValueType {
  /// A default of it as it is written, such as `0` or `[]`; `nil` where that depends on more than the type.
  fileprivate var exampleDefault: String? {
    let values: [(ValueType, String)] = [
      (.text, "\"…\""), (.list, "[]"), (.boolean, "false"), (.number, "0"),
    ]
    return values.first { contains($0.0) }?.1
  }
}

extension DataValue {
  private var fieldNames: [String] {
    if case .object(let fields) = self { fields.names } else { [] }
  }

  /// The fields that `name` probably stands for.
  func fieldsMeant(by name: String) -> [String] { likelyMeanings(of: name, among: fieldNames) }

  /// The fields there are, if they are few.
  fileprivate var listedFields: String? {
    let names = fieldNames
    return names.isEmpty || names.count > mostListed ? nil : listing(names, joinedBy: "and")
  }
}

extension LocatedData {
  /// Why a field is not there.
  fileprivate var lack: String {
    guard hasFields else { return "\(spelling) is \(value.kind), which has no fields" }
    if isEmptyEntry { return "\(spelling) has no fields" }
    return value.listedFields.map { "\(spelling) has \($0)" }
      ?? "\(spelling) has no field of this name"
  }

  /// Where it stands, for a message.
  fileprivate var spelling: String {
    place == .root ? "the top-level value" : "`\(place.spelling)`"
  }
}
