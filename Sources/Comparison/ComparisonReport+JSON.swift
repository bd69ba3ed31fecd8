internal import LayoutGeometry
package import LayoutText

extension ComparisonReport {
  /// The schema of the JSON document.
  package static let schema = "layoutc/diff@1"

  /// Writes it for programs to read.
  package func writeJSON(to writer: inout ByteWriter) {
    writer.json { json in
      json.object(.block) { json in
        json.member("schema", Self.schema)
        json.member("old", names.old)
        json.member("new", names.new)
        json.array("results", .block) { json in
          for screen in differing { json.value(screen) }
        }
        json.object("summary") { json in
          json.member("moved", count(of: .moved))
          json.member("resized", count(of: .resized))
          json.member("appeared", count(of: .appeared))
          json.member("disappeared", count(of: .disappeared))
          json.member("renamed", count(of: .renamed))
          json.member("restacked", count(of: .restacked))
          json.member("pinned", count(of: .pinned))
          json.member("unpinned", count(of: .unpinned))
        }
      }
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ screen: ScreenComparison) {
    let (old, new) = (screen.old, screen.new)
    let shown = new ?? old
    object(.block) { json in
      json.member("file", shown?.file ?? "")
      json.member("layout", shown?.layout)
      json.member("preview", shown?.preview)
      json.object("viewport") { json in
        json.sides(old, new) { json, screen in
          json.object { json in
            json.member("width", screen.size.width)
            json.member("height", screen.size.height)
            json.member("scale", screen.scale)
          }
        }
      }
      json.object("contentSize") { json in
        json.sides(old?.contentSize, new?.contentSize) { json, size in
          json.object { json in
            json.member("width", size.width)
            json.member("height", size.height)
          }
        }
      }
      json.array("causes", .block) { json in
        let differences = Dictionary(grouping: screen.differences, by: \.cause)
        for (index, cause) in screen.causes.enumerated() {
          json.value(cause, of: differences[index] ?? [])
        }
      }
      json.array("elements", .block) { json in
        for difference in screen.differences { json.value(difference) }
      }
      json.object("breakpoints") { json in
        json.numbers("appeared", screen.newBreakpoints)
        json.numbers("disappeared", screen.oldBreakpoints)
      }
      json.array("widths") { json in
        for text in screen.otherWidths { json.value(text) }
      }
      json.array("refusals", .block) { json in
        for refusal in screen.newRefusals { json.value(refusal, "appeared") }
        for refusal in screen.oldRefusals { json.value(refusal, "disappeared") }
      }
    }
  }

  private mutating func value(_ cause: Cause, of differences: [ElementDifference]) {
    object { json in
      json.member("file", cause.file)
      json.object("range") { json in
        json.key("start")
        json.value(cause.start)
        json.key("end")
        json.value(cause.end)
      }
      json.member("old", cause.old)
      json.member("new", cause.new)
      json.member("text", cause.text)
      json.array("elements") { json in
        for row in DifferenceRow.rows(of: differences) {
          guard let first = row.differences.first, let element = first.element else { continue }
          json.object { json in
            json.member("name", row.name)
            json.member("count", row.differences.count)
            json.changes("change", row.changes)
            json.object("first") { json in
              json.optional("section", element.section)
              json.optional("item", element.item)
              json.sides(first.old?.frame, first.new?.frame) { $0.value($1) }
            }
          }
        }
      }
    }
  }

  private mutating func value(_ difference: ElementDifference) {
    guard let element = difference.element else { return }
    object { json in
      json.member("category", element.category)
      json.member("kind", element.kind)
      json.member("name", element.name)
      json.optional("section", element.section)
      json.optional("item", element.item)
      if let cell = element.cell { json.member("cell", cell) }
      if !element.path.isEmpty {
        json.array("path") { json in
          for name in element.path { json.value(name) }
        }
      }
      json.changes("change", difference.changes)
      json.sides(difference.old?.frame, difference.new?.frame) { $0.value($1) }
      json.optional("cause", difference.cause)
    }
  }

  private mutating func value(_ refusal: Screen.Refusal, _ change: String) {
    object { json in
      json.member("section", refusal.section)
      json.member("rule", refusal.rule)
      json.member("change", change)
    }
  }

  private mutating func value(_ place: Cause.Place) {
    object { json in
      json.member("line", place.line)
      json.member("column", place.column)
      json.member("offset", place.offset)
    }
  }

  private mutating func value(_ frame: Rectangle) {
    object { json in
      json.member("x", frame.x)
      json.member("y", frame.y)
      json.member("width", frame.width)
      json.member("height", frame.height)
    }
  }

  /// The members `old` and `new`, `null` where there is nothing.
  private mutating func sides<Side>(
    _ old: Side?, _ new: Side?, _ body: (inout JSONWriter, Side) -> Void
  ) {
    key("old")
    if let old { body(&self, old) } else { null() }
    key("new")
    if let new { body(&self, new) } else { null() }
  }

  private mutating func changes(_ name: StaticString, _ changes: [Change]) {
    array(name) { json in
      for change in changes { json.value(change.rawValue) }
    }
  }

  private mutating func numbers(_ name: StaticString, _ numbers: [Int]) {
    array(name) { json in
      for number in numbers { json.value(number) }
    }
  }

  private mutating func optional(_ name: StaticString, _ number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }
}
