internal import LayoutReporting
internal import LayoutDiagnostics
package import LayoutText

extension JSONSchema {
  /// Of what `compile` writes as JSON.
  package static let frames = JSONSchema(
    "frames", title: "The frames of layouts in viewports",
    root: members(
      #"""
      {
        "type": "object",
        "properties": {
          "schema": { "const": "layoutc/frames@1" },
          "results": { "type": "array", "items": {"$ref": "#/$defs/result"} },
          "diagnostics": {
            "type": "array",
            "items": { "$ref": "#/$defs/diagnostic" }
          }
        },
        "required": ["schema", "results", "diagnostics"], "additionalProperties": false
      }
      """#),
    definitions: frameDefinitions + placeDefinitions + diagnosticDefinitions
      + members(
        #"""
        {
          "result": {
            "type": "object",
            "properties": {
              "file": { "type": "string", "minLength": 1 },
              "layout": { "type": ["string", "null"] },
              "view": { "type": "string", "minLength": 1 },
              "preview": { "type": ["string", "null"] },
              "device": { "type": "string" },
              "viewport": { "$ref": "#/$defs/viewport" },
              "contentSize": { "$ref": "#/$defs/size" },
              "sections": {
                "type": "array",
                "items": { "$ref": "#/$defs/section" }
              },
              "elements": {
                "type": "array",
                "items": { "$ref": "#/$defs/element" }
              },
              "errors": {
                "type": "array",
                "items": { "$ref": "#/$defs/error" }
              }
            },
            "required": [
              "file", "preview", "viewport", "contentSize", "sections",
              "elements", "errors"
            ],
            "additionalProperties": false,
            "oneOf": [{"required": ["layout"]}, {"required": ["view"]}]
          }
        }
        """#))

  /// Of what `compile` writes as lines of JSON.
  package static let frameLines = JSONSchema(
    "frames-ndjson",
    title: "One line of a stream of frames: a result, or an element of the result before it",
    root: members(
      #"""
      { "oneOf": [{"$ref": "#/$defs/result"}, {"$ref": "#/$defs/element"}] }
      """#),
    definitions: frameDefinitions + placeDefinitions
      + members(
        #"""
        {
          "result": {
            "type": "object",
            "properties": {
              "schema": { "const": "layoutc/frames@1" },
              "file": { "type": "string", "minLength": 1 },
              "layout": { "type": ["string", "null"] },
              "view": { "type": "string", "minLength": 1 },
              "preview": { "type": ["string", "null"] },
              "device": { "type": "string" },
              "viewport": { "$ref": "#/$defs/viewport" },
              "contentSize": { "$ref": "#/$defs/size" },
              "sections": {
                "type": "array",
                "items": { "$ref": "#/$defs/section" }
              },
              "errors": {
                "type": "array",
                "items": { "$ref": "#/$defs/error" }
              }
            },
            "required": [
              "schema", "file", "preview", "viewport", "contentSize",
              "sections", "errors"
            ],
            "additionalProperties": false,
            "oneOf": [{"required": ["layout"]}, {"required": ["view"]}]
          }
        }
        """#))

  /// Elements, sections, views, and why there are none.
  private static let frameDefinitions = members(
    #"""
    {
      "frame": {
        "type": "object",
        "properties": {
          "x": { "type": "number" }, "y": { "type": "number" },
          "width": { "type": "number", "minimum": 0 },
          "height": { "type": "number", "minimum": 0 }
        },
        "required": ["x", "y", "width", "height"], "additionalProperties": false,
        "description": "In points, origin at the content's top left, y down."
      },
      "size": {
        "type": "object",
        "properties": {
          "width": { "type": "number", "minimum": 0 },
          "height": { "type": "number", "minimum": 0 }
        },
        "required": ["width", "height"], "additionalProperties": false
      },
      "viewport": {
        "type": "object",
        "properties": {
          "width": { "type": "number", "minimum": 0 },
          "height": { "type": "number", "minimum": 0 },
          "scale": { "type": "number", "exclusiveMinimum": 0 },
          "safeArea": {
            "type": "object",
            "properties": {
              "top": {
                "type": "number"
              },
              "leading": {
                "type": "number"
              },
              "bottom": {
                "type": "number"
              },
              "trailing": {
                "type": "number"
              }
            },
            "required": [
              "top", "leading", "bottom",
              "trailing"
            ],
            "additionalProperties": false
          }
        },
        "required": ["width", "height", "scale", "safeArea"],
        "additionalProperties": false
      },
      "section": {
        "type": "object",
        "properties": {
          "index": { "type": "integer", "minimum": 0 },
          "name": { "type": ["string", "null"] },
          "frame": { "$ref": "#/$defs/frame" },
          "orthogonal": { "$ref": "#/$defs/orthogonal" }
        },
        "required": ["index", "name", "frame"], "additionalProperties": false
      },
      "orthogonal": {
        "type": "object",
        "properties": {
          "behavior": {
            "enum": [
              "continuous",
              "continuousGroupLeadingBoundary",
              "paging", "groupPaging",
              "groupPagingCentered"
            ]
          },
          "contentSize": { "$ref": "#/$defs/size" },
          "offset": {
            "type": "object",
            "properties": {
              "x": { "type": "number" },
              "y": { "type": "number" }
            },
            "required": ["x", "y"],
            "additionalProperties": false
          },
          "page": { "type": "integer", "minimum": 0 }
        },
        "required": ["behavior", "contentSize", "offset"],
        "additionalProperties": false
      },
      "element": {
        "type": "object",
        "properties": {
          "category": {
            "enum": [
              "cell", "supplementary",
              "decoration", "content"
            ]
          },
          "kind": { "type": "string", "minLength": 1 },
          "name": { "type": ["string", "null"] },
          "section": { "type": ["integer", "null"], "minimum": 0 },
          "item": { "type": ["integer", "null"], "minimum": 0 },
          "cell": { "type": "integer", "minimum": 0 },
          "path": {
            "type": "array",
            "items": { "type": "string", "minLength": 1 },
            "minItems": 2,
            "description": "Of a content: the names and kinds from the item or view down to it."
          },
          "frame": { "$ref": "#/$defs/frame" },
          "contentFrame": {
            "$ref": "#/$defs/frame",
            "description": "Of a content: its own frame inside its modifiers, where that differs."
          },
          "zIndex": { "type": "integer" },
          "approximate": {
            "const": true,
            "description": "The frame rests on numbers that are no system's own; else left out."
          },
          "visible": {
            "const": true,
            "description": "It meets the viewport at the scroll offset, and somebody asked; else left out."
          }
        },
        "required": [
          "category", "kind", "name", "section", "item", "frame",
          "zIndex"
        ],
        "additionalProperties": false
      },
      "error": {
        "type": "object",
        "properties": {
          "rule": { "type": "string", "pattern": "^[a-z][a-z0-9-]*$" },
          "reason": { "type": "string", "minLength": 1 },
          "section": { "type": "integer", "minimum": 0 },
          "path": { "type": "array", "items": {"type": "string"} },
          "file": { "type": "string", "minLength": 1 },
          "range": { "$ref": "#/$defs/range" },
          "help": { "type": "string", "minLength": 1 }
        },
        "required": ["rule", "reason", "section", "path", "file", "range"],
        "additionalProperties": false
      }
    }
    """#)
}
