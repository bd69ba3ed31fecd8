package import LayoutText

extension JSONSchema {
  /// Of what the server of a page answers to `GET /api/state`.
  package static let preview = JSONSchema(
    "preview", title: "What the page of layoutc preview shows besides frames",
    root: JSON.record(JSON.stateOfFiles.with(JSON.stateOfAll)), definitions: .stateParts)
}

extension JSON {
  /// The name of the document, and its version.
  static let stateSchema = "layoutc/preview@1"

  private static let boolean: JSON = ["type": "boolean"]
  private static let names = array(of: nonemptyString)
  private static let frame = record(["x": number, "y": number, "width": number, "height": number])

  /// An object with a value for each of some names.
  private static func table(of values: JSON) -> JSON {
    ["type": "object", "additionalProperties": values]
  }

  /// An entry of a list, with the number of the file that it belongs to.
  private static func entry(_ members: JSON) -> JSON {
    record(JSON.object([("file", integer(from: 0))]).with(members))
  }

  /// What belongs to files: of all of them, or of the one that a page asks for.
  fileprivate static let stateOfFiles: JSON = [
    "schema": ["const": .text(stateSchema)], "revision": integer(from: 0),
    "files": array(of: definition("file")), "previews": array(of: definition("preview")),
    "parameters": array(of: definition("parameter")),
    "sections": array(
      of: entry(["name": nonemptyString, "items": integer(from: 0)])),
    "breakpoints": array(of: definition("breakpoint")),
    "outline": array(of: definition("entry")),
    "sources": table(of: string).described("The text of each file, by its number."),
    "elements": table(of: table(of: array(of: definition("property"))))
      .described("By file and element, the properties that are written."),
    "diagnostics": array(of: definition("diagnostic")),
  ]

  /// What is the same for all files.
  fileprivate static let stateOfAll: JSON = [
    "devices": names, "revisions": names, "added": names,
    "theme": word(of: ["auto", "light", "dark"]), "editor": optionalString, "selects": boolean,
    "against": optionalString, "direction": optionalString,
    "properties": table(
      of: array(of: record(["name": nonemptyString, "standard": nonemptyString]))),
    "widths": array(of: integer(from: 1)), "contentSizeCategories": names,
  ]

  fileprivate static let stateParts: JSON = [
    "file": record([
      "id": integer(from: 0), "name": nonemptyString,
      "state": word(of: ["ready", "broken", "empty", "gone"]),
      "changedAt": ["type": ["integer", "null"], "minimum": 1], "shows": optionalString,
      "devices": names,
      "layouts": array(of: record(["index": integer(from: 0), "name": optionalString])),
      "holes": integer(from: 0), "path": optionalString,
    ]),
    "preview": entry([
      "index": integer(from: 0), "name": optionalString, "layout": optionalString,
      "device": optionalString, "width": number, "height": number, "scale": number,
      "expectations": integer(from: 0),
      "failures": array(of: record(["text": nonemptyString, "frames": array(of: frame)])),
      "data": [
        "oneOf": [
          ["type": "null"],
          record([
            "file": nonemptyString,
            "fields": array(of: record(["name": nonemptyString, "text": string])),
          ]),
        ]
      ],
    ]),
    "parameter": entry([
      "name": nonemptyString, "type": nonemptyString, "value": [:], "minimum": [:],
      "maximum": [:], "includesMaximum": boolean,
    ]),
    "breakpoint": entry([
      "layout": optionalString, "width": integer(from: 1), "line": integer(from: 1),
      "column": integer(from: 1), "text": nonemptyString,
    ]),
    "entry": entry([
      "level": integer(from: 1), "title": string, "kind": nonemptyString,
      "sort": nonemptyString, "name": optionalString, "line": integer(from: 1),
      "column": integer(from: 1), "place": string(like: "^\\d+:\\d+$"),
      "element": ["type": ["integer", "null"], "minimum": 0], "detail": string,
      "holds": boolean,
    ]),
    "property": record([
      "name": nonemptyString, "text": string,
      "line": ["type": ["integer", "null"], "minimum": 1],
    ]),
    "diagnostic": entry([
      "isImported": boolean, "path": nonemptyString, "code": string(like: "^L\\d+$"),
      "name": nonemptyString, "severity": word(of: ["error", "warning", "note"]),
      "headline": nonemptyString, "label": string, "line": integer(from: 1),
      "column": integer(from: 1), "endLine": integer(from: 1), "endColumn": integer(from: 1),
      "notes": array(of: string), "helps": array(of: string), "widths": array(of: number),
    ]),
  ]
}
