internal import LayoutReporting
package import LayoutText

extension JSONSchema {
  /// Of what `diff` writes as JSON.
  package static let diff = JSONSchema(
    "diff", title: "The differences between two states of layouts",
    root: .record([
      "schema": ["const": .text(ComparisonReport.schema)], "old": .string, "new": .string,
      "results": .array(of: .definition("result")),
      "summary": .record(
        .object(Change.allCases.map { ($0.rawValue, .integer(from: 0)) })),
    ]),
    definitions: .comparisonParts.with(.places))
}

extension JSON {
  private static let index: JSON = ["type": ["integer", "null"], "minimum": 0]

  /// What it was and what it is; `null` where it was or is not there.
  private static func sides(_ name: String) -> JSON {
    let side: JSON = ["anyOf": [.definition(name), ["type": "null"]]]
    return ["old": side, "new": side]
  }

  private static let changes = array(of: word(of: Change.allCases.map(\.rawValue)))

  /// The definitions of a compared screen and its parts.
  fileprivate static let comparisonParts: JSON = [
    "result": record([
      "file": string, "layout": optionalString, "preview": optionalString,
      "viewport": record(sides("viewport")), "contentSize": record(sides("size")),
      "causes": array(of: definition("cause")), "elements": array(of: definition("element")),
      "breakpoints": record([
        "appeared": array(of: integer(from: 1)), "disappeared": array(of: integer(from: 1)),
      ]),
      "widths": array(of: string), "refusals": array(of: definition("refusal")),
    ]),
    "viewport": record(["width": number, "height": number, "scale": number]),
    "size": record(["width": number, "height": number]),
    "frame": record(["x": number, "y": number, "width": number, "height": number]),
    "cause": record([
      "file": nonemptyString, "range": definition("range"), "old": optionalString,
      "new": optionalString, "text": string,
      "elements": array(
        of: record([
          "name": string, "count": integer(from: 1), "change": changes,
          "first": record(sides("frame").with(["section": index, "item": index])),
        ])),
    ]),
    "element": record(
      sides("frame").with([
        "category": nonemptyString, "kind": nonemptyString, "name": optionalString,
        "section": index, "item": index, "cell?": integer(from: 0), "path?": array(of: string),
        "change": changes, "cause": index,
      ])),
    "refusal": record([
      "section": string, "rule": nonemptyString,
      "change": word(of: ["appeared", "disappeared"]),
    ]),
  ]
}
