internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Compilation {
  /// By the elements' places in the program, the properties that they are given.
  var writtenProperties: JSON {
    .object(
      program.elements.enumerated().compactMap { index, element in
        let written = element.body.properties.map { property -> JSON in
          let source = sources.file(at: property.range.lowerBound)
          return [
            "name": .text(property.name), "text": .text(text(of: property.values)),
            "line": source.name == self.source.name
              ? .number(Double(location(of: property.range.lowerBound).line)) : JSON(.null),
          ]
        }
        return written.isEmpty ? nil : (String(index), .list(written))
      })
  }
}

extension Compilation {
  /// Values of one property, as they are written.
  private func text(of values: [CheckedValue]) -> String {
    guard let first = values.first, let last = values.last else { return "" }
    let start = min(first.labelRange?.lowerBound ?? .max, first.range.lowerBound)
    return program.sources[start..<max(start, last.range.upperBound)]
  }
}

extension ElementKind {
  /// Its properties with the values that they have where nothing is written.
  var standardProperties: JSON {
    .list(
      properties.filter { !$0.isModifier && !$0.standard.isEmpty }.map {
        ["name": .text($0.name), "standard": .text($0.standard)]
      })
  }
}

extension JSON {
  /// What a page says of data: how many entries there are of what, and the first fields.
  init(_ data: DataSet) {
    let fields: [(String, DataValue)] =
      if case .object(let fields) = data.root {
        Array(fields.all)
      } else {
        [("data", data.root)]
      }
    self = [
      "file": .text(data.file),
      "fields": .list(
        fields.prefix(50).map { name, value in
          ["name": .text(name), "text": .text(value.summary)]
        }),
    ]
  }
}

extension DataValue {
  /// How it reads in one short line.
  fileprivate var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): number.plainDecimal
    case .text(let text): "\u{201C}\(text.prefix(60))\(text.count > 60 ? "…" : "")\u{201D}"
    case .list(let entries): entries.count == 1 ? "1 entry" : "\(entries.count) entries"
    case .placeholder: kind
    case .object(let fields):
      fields.all.prefix(4)
        .map { name, value in "\(name): \(value.isPlain ? value.summary : "…")" }.joined(
          separator: ", ")
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }
}
