internal import LayoutReporting
package import LayoutText

extension JSONSchema {
  /// Of what `compile` writes as JSON.
  package static let frames = JSONSchema(
    "frames", title: "The frames of layouts in viewports",
    root: .record([
      "schema": ["const": .schemaName], "results": .array(of: .definition("result")),
      "diagnostics": .array(of: .definition("diagnostic")),
    ]),
    definitions: .frameParts.with(.places).with(.diagnosticParts).with([
      "result": JSON.record([
        "file": .nonemptyString, "layout?": .optionalString, "view?": .optionalString,
        "preview": .optionalString, "device?": .string,
        "viewport": .definition("viewport"), "contentSize": .definition("size"),
        "sections": .array(of: .definition("section")),
        "elements": .array(of: .definition("element")),
        "errors": .array(of: .definition("error")),
      ]).with(.layoutOrView)
    ]))

  /// Of what `compile` writes as lines of JSON.
  package static let frameLines = JSONSchema(
    "frames-ndjson",
    title: "One line of a stream of frames: a result, or an element of the result before it",
    root: ["oneOf": [.definition("result"), .definition("element")]],
    definitions: .frameParts.with(.places).with([
      "result": JSON.record([
        "schema": ["const": .schemaName], "file": .nonemptyString, "layout?": .optionalString,
        "view?": .optionalString, "preview": .optionalString, "device?": .string,
        "viewport": .definition("viewport"),
        "contentSize": .definition("size"), "sections": .array(of: .definition("section")),
        "errors": .array(of: .definition("error")),
      ]).with(.layoutOrView)
    ]))
}

extension JSON {
  /// A result has the name of a layout or that of a view.
  fileprivate static let layoutOrView: JSON = [
    "oneOf": [["required": ["layout"]], ["required": ["view"]]]
  ]

  fileprivate static let schemaName = JSON.text("layoutc/frames@1")

  /// A number of points that is not negative.
  private static let length: JSON = ["type": "number", "minimum": 0]

  /// The definitions of elements, sections, views, and why there are none.
  fileprivate static let frameParts: JSON = [
    "frame": record(["x": number, "y": number, "width": length, "height": length])
      .described("In points, origin at the content's top left, y down."),
    "size": record(["width": length, "height": length]),
    "viewport": record([
      "width": length, "height": length,
      "scale": ["type": "number", "exclusiveMinimum": 0],
      "safeArea": insets,
    ]),
    "section": record([
      "index": integer(from: 0), "name": optionalString, "frame": definition("frame"),
      "orthogonal?": definition("orthogonal"),
    ]),
    "orthogonal": record([
      "behavior": word(of: [
        "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
        "groupPagingCentered",
      ]),
      "contentSize": definition("size"), "offset": record(["x": number, "y": number]),
      "page?": integer(from: 0),
    ]),
    "element": record([
      "category": word(of: ["cell", "supplementary", "decoration", "content"]),
      "kind": nonemptyString,
      "name": optionalString, "section": optionalIndex, "item": optionalIndex,
      "cell?": integer(from: 0),
      "path?": array(of: nonemptyString).with(["minItems": 2])
        .described("Of a content: the names and kinds from the item or view down to it."),
      "frame": definition("frame"),
      "contentFrame?": definition("frame")
        .described("Of a content: its own frame inside its modifiers, where that differs."),
      "zIndex": ["type": "integer"],
      "pinned?": present.described("It stays in sight while its host does; else left out."),
      "approximate?":
        present
        .described("The frame depends on numbers that are not a system's own; else left out."),
      "visible?":
        present
        .described("With --visible: it meets the viewport at the scroll offset; else left out."),
    ]),
    "error": record([
      "rule": string(like: "^[a-z][a-z0-9-]*$"), "reason": nonemptyString,
      "section": integer(from: 0),
      "path": array(of: string), "file": nonemptyString, "range": definition("range"),
      "help?": nonemptyString,
    ]),
  ]

  private static let optionalIndex: JSON = ["type": ["integer", "null"], "minimum": 0]

  /// A member that is true or missing.
  private static let present: JSON = ["const": true]
}
