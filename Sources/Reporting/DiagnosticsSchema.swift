package import LayoutText

extension JSONSchema {
  /// The schema of the JSON reports of `check` and `lint`.
  package static let diagnostics = JSONSchema(
    "diagnostics", title: "Diagnostics of layoutc",
    root: .record([
      "schema": ["const": "layoutc/diagnostics@1"],
      "diagnostics": .array(of: .definition("diagnostic")),
      "summary": .record([
        "errors": .integer(from: 0), "warnings": .integer(from: 0), "notes": .integer(from: 0),
        "files": .integer(from: 0),
      ]),
    ]), definitions: .places.with(.diagnosticParts))
}

extension JSON {
  /// The definitions of positions in a file.
  package static let places: JSON = [
    "location": .record([
      "line": .integer(from: 1), "column": .integer(from: 1), "offset": .integer(from: 0),
    ]).described("1-based line, 1-based UTF-8 column, 0-based byte offset."),
    "range": .record(["start": .definition("location"), "end": .definition("location")])
      .described("The end is exclusive."),
  ]

  /// The definitions of a diagnostic and its parts.
  package static let diagnosticParts: JSON = [
    "label": .record(["file": .nonemptyString, "range": .definition("range"), "label": .string]),
    "edit": .record(["range": .definition("range"), "replacement": .string]),
    "fix": .record([
      "applicability": .word(of: ["safe", "unsafe", "display"]),
      "edits": .array(of: .definition("edit")),
    ]),
    "help": .record(["text": .nonemptyString, "fix?": .definition("fix")]),
    "views": .record(["from": .integer(from: 0), "to": .integer(from: 0), "when?": .nonemptyString])
      .described("Every width from one to the other, both included."),
    "diagnostic": .record([
      "code": .string(like: "^L[0-9]{3}$"), "name": .string(like: "^[a-z][a-z0-9-]*$"),
      "severity": .word(of: ["error", "warning", "note"]), "headline": .nonemptyString,
      "file": .nonemptyString,
      "range": .definition("range"), "label": .string,
      "secondary": .array(of: .definition("label")), "notes": .array(of: .nonemptyString),
      "helps": .array(of: .definition("help")),
      "see?": .nonemptyString.described("The call that shows where its numbers come from."),
      "seen?": .array(of: .definition("views"))
        .described("The view widths at which it occurs, if it depends on them."),
    ]),
  ]
}
