internal import LayoutDiagnostics
package import LayoutText

extension JSONSchema {
  /// The schema of the JSON reports of `check` and `lint`.
  package static let diagnostics = JSONSchema(
    "diagnostics", title: "Diagnostics of layoutc",
    root: members(
      #"""
      {
        "type": "object",
        "properties": {
          "schema": { "const": "layoutc/diagnostics@1" },
          "diagnostics": {
            "type": "array",
            "items": { "$ref": "#/$defs/diagnostic" }
          },
          "summary": {
            "type": "object",
            "properties": {
              "errors": {
                "type": "integer",
                "minimum": 0
              },
              "warnings": {
                "type": "integer",
                "minimum": 0
              },
              "notes": {
                "type": "integer",
                "minimum": 0
              },
              "files": {
                "type": "integer",
                "minimum": 0
              }
            },
            "required": ["errors", "warnings", "notes", "files"],
            "additionalProperties": false
          }
        },
        "required": ["schema", "diagnostics", "summary"], "additionalProperties": false
      }
      """#),
    definitions: placeDefinitions + diagnosticDefinitions)

  /// Positions in a file.
  package static let placeDefinitions = members(
    #"""
    {
      "location": {
        "type": "object",
        "properties": {
          "line": { "type": "integer", "minimum": 1 },
          "column": { "type": "integer", "minimum": 1 },
          "offset": { "type": "integer", "minimum": 0 }
        },
        "required": ["line", "column", "offset"], "additionalProperties": false,
        "description": "1-based line, 1-based UTF-8 column, 0-based byte offset."
      },
      "range": {
        "type": "object",
        "properties": {
          "start": { "$ref": "#/$defs/location" },
          "end": { "$ref": "#/$defs/location" }
        },
        "required": ["start", "end"], "additionalProperties": false,
        "description": "The end is exclusive."
      }
    }
    """#)

  /// A diagnostic and its parts.
  package static let diagnosticDefinitions = members(
    #"""
    {
      "label": {
        "type": "object",
        "properties": {
          "file": { "type": "string", "minLength": 1 },
          "range": { "$ref": "#/$defs/range" },
          "label": { "type": "string" }
        },
        "required": ["file", "range", "label"], "additionalProperties": false
      },
      "edit": {
        "type": "object",
        "properties": {
          "range": { "$ref": "#/$defs/range" },
          "replacement": { "type": "string" }
        },
        "required": ["range", "replacement"], "additionalProperties": false
      },
      "fix": {
        "type": "object",
        "properties": {
          "applicability": { "enum": ["safe", "unsafe", "display"] },
          "edits": {
            "type": "array",
            "items": { "$ref": "#/$defs/edit" }
          }
        },
        "required": ["applicability", "edits"], "additionalProperties": false
      },
      "help": {
        "type": "object",
        "properties": {
          "text": { "type": "string", "minLength": 1 },
          "fix": { "$ref": "#/$defs/fix" }
        },
        "required": ["text"], "additionalProperties": false
      },
      "views": {
        "type": "object",
        "properties": {
          "from": { "type": "integer", "minimum": 0 },
          "to": { "type": "integer", "minimum": 0 },
          "when": { "type": "string", "minLength": 1 }
        },
        "required": ["from", "to"], "additionalProperties": false,
        "description": "Every width from one to the other, both included."
      },
      "diagnostic": {
        "type": "object",
        "properties": {
          "code": { "type": "string", "pattern": "^L[0-9]{3}$" },
          "name": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9-]*$"
          },
          "severity": { "enum": ["error", "warning", "note"] },
          "headline": { "type": "string", "minLength": 1 },
          "file": { "type": "string", "minLength": 1 },
          "range": { "$ref": "#/$defs/range" },
          "label": { "type": "string" },
          "secondary": {
            "type": "array",
            "items": { "$ref": "#/$defs/label" }
          },
          "notes": {
            "type": "array",
            "items": {
              "type": "string", "minLength": 1
            }
          },
          "helps": {
            "type": "array",
            "items": { "$ref": "#/$defs/help" }
          },
          "seen": {
            "type": "array",
            "items": { "$ref": "#/$defs/views" },
            "description": "The view widths at which it occurs, if it depends on them."
          }
        },
        "required": [
          "code", "name", "severity", "headline", "file", "range",
          "label", "secondary", "notes", "helps"
        ],
        "additionalProperties": false
      }
    }
    """#)
}
