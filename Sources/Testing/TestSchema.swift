internal import LayoutReporting
package import LayoutText

extension JSONSchema {
  /// Of what `test` writes as JSON.
  package static let test = JSONSchema(
    "test", title: "The results of testing layouts",
    root: .record([
      "schema": ["const": .text(TestReport.schema)], "results": .array(of: .definition("result")),
      "diagnostics": .array(of: .definition("diagnostic")),
      "summary": .record([
        "previews": .integer(from: 0), "failedPreviews": .integer(from: 0),
        "expectations": .integer(from: 0), "failedExpectations": .integer(from: 0),
      ]),
    ]),
    definitions: .resultParts.with(.places).with(.diagnosticParts))
}

extension JSON {
  /// The definitions of a tested preview and its parts.
  fileprivate static let resultParts: JSON = [
    "result": .record([
      "file": .nonemptyString, "preview": .string,
      "expectations": .array(of: .definition("expectation")),
      "recorded": .word(of: ["same", "differs", "new", "gone", "none"]),
      "milliseconds": ["type": "number", "minimum": 0],
    ]),
    "count": ["type": ["integer", "null"], "minimum": 0],
    "expectation": .record([
      "subject": .string, "range": .definition("range"), "passed": ["type": "boolean"],
      "expected": .optionalString, "found": .optionalString, "instance": .definition("count"),
      "count": .integer(from: 0), "width": .definition("count"), "message": .optionalString,
    ]).described("The subject is empty for the content; `width` is null at the preview's own."),
  ]
}
