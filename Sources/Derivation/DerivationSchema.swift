package import LayoutText

extension JSONSchema {
  /// Of what `why` writes as JSON.
  package static let derivation = JSONSchema(
    "why", title: "How the numbers of an element's frame are computed",
    root: ["oneOf": [.definition("derivation"), .definition("addresses")]],
    definitions: .derivationParts)
}

extension JSON {
  /// The definitions of a derived element and its parts.
  fileprivate static let derivationParts: JSON = JSON.derivedPlaces.with([
    "viewport": .record([
      "width": .number, "height": .number, "scale": ["type": "number", "exclusiveMinimum": 0],
    ]),
    "derivation": .record([
      "schema": ["const": .text(JSON.derivationSchema)], "file": .nonemptyString,
      "layout": .optionalString, "preview": .optionalString, "viewport": .definition("viewport"),
      "element": ["oneOf": [.definition("element"), ["type": "null"]]],
      "chains": .record([
        "width?": .definition("chain"), "height?": .definition("chain"),
        "x?": .definition("chain"), "y?": .definition("chain"),
      ]).described("Nothing for an element that is absent."),
      "absent": ["oneOf": [.definition("absent"), ["type": "null"]]],
    ]),
    "addresses": .record([
      "schema": ["const": .text(JSON.derivationSchema)], "file": .nonemptyString,
      "layout": .optionalString, "preview": .optionalString, "viewport": .definition("viewport"),
      "elements": .array(
        of: .record([
          "path": .nonemptyString, "category": .nonemptyString, "kind": .nonemptyString,
          "name": .optionalString, "count": .integer(from: 0),
        ])),
    ]),
    "absent": .record([
      "reason": .nonemptyString, "file": .optionalString,
      "range": ["oneOf": [.definition("range"), ["type": "null"]]],
      "chain": .definition("chain"),
    ]),
    "index": ["type": ["integer", "null"], "minimum": 0],
    "element": .record([
      "path": .nonemptyString,
      "category": .word(of: [
        "cell", "supplementary", "decoration", "content", "group", "section", "layout",
      ]),
      "kind": .nonemptyString, "name": .optionalString, "section": .definition("index"),
      "item": .definition("index"), "cell?": .integer(from: 0),
      "frame": .record(["x": .number, "y": .number, "width": .number, "height": .number]),
      "range": ["oneOf": [.definition("range"), ["type": "null"]]],
      "approximate": ["type": "boolean"],
    ]),
    "chain": .array(of: .definition("step")),
    "step": .record([
      "id": .integer(from: 0), "rule": .string(like: "^[a-z][a-z-]*$"),
      "operation": .word(of: [
        "given", "add", "subtract", "multiply", "divide", "fraction", "floor", "ceil", "round",
        "min", "max", "clamp", "mirror", "count",
      ]),
      "operands": .array(
        of: ["oneOf": [["type": "number"], .record(["step": .integer(from: 0)])]]),
      "result": .number, "text": .nonemptyString, "file?": .nonemptyString,
      "range?": .definition("range"),
      "origin?": .word(of: ["device", "data", "font", "flag", "default"]),
      "secondary?": .array(of: .definition("label")),
    ]).described("An operand is a number, or the result of a step with a smaller id."),
  ])

  private static let derivedPlaces: JSON = [
    "location": .record([
      "line": .integer(from: 1), "column": .integer(from: 1), "offset": .integer(from: 0),
    ]).described("1-based line, 1-based UTF-8 column, 0-based byte offset."),
    "range": .record(["start": .definition("location"), "end": .definition("location")])
      .described("The end is exclusive."),
    "label": .record(["file": .nonemptyString, "range": .definition("range"), "label": .string]),
  ]
}
