package import LayoutCompiler
internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// A field of the records in data files.
package struct DataField: Sendable {
  package let name: String
  /// What its values are: "a string".
  package let kind: String
  /// The first values, as they would be written.
  package let examples: [String]
}

extension Compilation {
  /// The fields of the records that previews show, below `path`.
  ///
  /// - Complexity: O(*n*) in the entries of the data.
  package func dataFields(at path: [String]) -> [DataField] {
    var values: [String: [DataValue]] = [:]
    for record in dataRecords {
      var value: DataValue? = record
      for name in path { value = value?[name] }
      guard case .object(let fields)? = value else { continue }
      for (name, field) in fields.all { values[name, default: []].append(field) }
    }
    return values.sorted { $0.key < $1.key }.map { name, values in
      DataField(name: name, kind: values[0].kind, examples: values.prefix(3).map(\.spelling))
    }
  }

  /// The entries of lists in the data files, then the objects around them.
  private var dataRecords: [DataValue] {
    var records: [DataValue] = []
    for name in dataNames {
      guard let set = dataFiles[name]?.content else { continue }
      for (_, sections) in set.sections.sorted(by: { $0.key < $1.key }) {
        for section in sections { records += section.items + [section.own.value] }
      }
      if set.sections.isEmpty || layouts.isEmpty { records.append(set.root) }
    }
    return records
  }
}

/// The field of the data at `offset`: its names from the outside in, up to the word there, and that
/// word; `nil` where there is none.
package func dataField(
  at offset: Int, in compilation: Compilation
) -> (path: [String], range: TextRange)? {
  let tree = compilation.tree
  let name = tree.path(to: offset).reversed().lazy.compactMap { NameSyntax(tree[$0]) }.first
  guard let words = name?.words, words.first?.text == Input.data.name,
    let index = words.firstIndex(where: {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }), index > 0
  else { return nil }
  return (words[1...index].map(\.text), words[index].range)
}

/// Where the last name of `path` is first written in a data file.
package func keyRange(of path: [String], in bytes: [UInt8]) -> TextRange? {
  guard let json = try? JSON(reading: bytes) else { return nil }
  return json.keyRange(of: path[...])
}

extension JSON {
  /// Where the last of `names` is first written among the members here or below.
  fileprivate func keyRange(of names: ArraySlice<String>) -> TextRange? {
    keyRange(here: names)
      ?? (elements + members.map(\.value)).lazy.compactMap { $0.keyRange(of: names) }.first
  }

  private func keyRange(here names: ArraySlice<String>) -> TextRange? {
    guard let first = names.first,
      let member = members.first(where: { $0.name == first })
    else { return nil }
    return names.count == 1 ? member.nameRange : member.value.keyRange(here: names.dropFirst())
  }
}

extension DataValue {
  /// As it would be written, shortened.
  fileprivate var spelling: String {
    switch self {
    case .null: "null"
    case .boolean(let truth): "\(truth)"
    case .number(let number): number.plainDecimal
    case .text(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .list(let entries): "\(entries.count) entries"
    case .placeholder: kind
    case .object(let fields): "{\(fields.names.joined(separator: ", "))}"
    }
  }
}
