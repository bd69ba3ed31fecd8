internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps
package import LayoutText

extension DerivedElement {
  /// The document that a program reads.
  package var json: JSON {
    context.json([
      ("element", found.json(places)),
      (
        "chains",
        .object(
          derivation.chains.map { chain in
            (chain.name, .list(chain.steps.map { places.json(of: $0, in: derivation) }))
          })
      ), ("absent", JSON(.null)),
    ])
  }
}

extension DerivedElement.Context {
  /// A document with `members` behind what all of them have.
  func json(_ members: [(String, JSON)]) -> JSON {
    .object(
      [
        ("schema", .text(JSON.derivationSchema)), ("file", .text(file)),
        ("layout", .optional(layout)), ("preview", .optional(preview)),
        (
          "viewport",
          [
            "width": .number(viewport.size.width), "height": .number(viewport.size.height),
            "scale": .number(viewport.traits.displayScale),
          ]
        ),
      ] + members)
  }
}

extension FoundElement {
  var json: JSON {
    var members: [(String, JSON)] = [
      ("path", .text(address)), ("category", .text(label.category)), ("kind", .text(label.kind)),
      ("name", .optional(label.name)), ("section", .optional(section)), ("item", .optional(item)),
    ]
    if let cell { members.append(("cell", .number(Double(cell)))) }
    members.append(
      (
        "frame",
        [
          "x": .number(frame.x.asDumped), "y": .number(frame.y.asDumped),
          "width": .number(frame.width.asDumped), "height": .number(frame.height.asDumped),
        ]
      ))
    return .object(members)
  }

  /// The same with its place in the source.
  func json(_ places: StepPlaces) -> JSON {
    guard case .object(let members) = json.content else { return json }
    let range = places.element(label.id).map { places.json($0.range) } ?? JSON(.null)
    return .object(
      members.map { ($0.name, $0.value) } + [
        ("range", range), ("approximate", .boolean(label.isApproximate)),
      ])
  }
}

extension StepPlaces {
  /// A step, whose operands are steps of `derivation`.
  func json(of step: Derivation.Step, in derivation: Derivation) -> JSON {
    let (value, place) = (step.value, place(of: step.value))
    let operands = step.operands.map { operand -> JSON in
      switch operand {
      case .number(let number): .number(number)
      case .value(let value): ["step": .number(Double(derivation.id(of: value) ?? 0))]
      }
    }
    var members: [(String, JSON)] = [
      ("id", .number(Double(step.id))), ("rule", .text(value.rule)),
      ("operation", .text(value.operation.rawValue)), ("operands", .list(operands)),
      ("result", .number(value.result)), ("text", .text(value.text)),
    ]
    if let range = place.range {
      members += [("file", .text(file(range))), ("range", json(range))]
    } else if value.operation == .given {
      members.append(("origin", .text((place.origin ?? .default).rawValue)))
    }
    var secondary = place.constants.map { json($0.range, "`\($0.name)`") }
    if let use = place.use { secondary.append(json(use, "used here")) }
    if !secondary.isEmpty { members.append(("secondary", .list(secondary))) }
    return .object(members)
  }

  private func file(_ range: TextRange) -> String {
    program.sources.file(at: range.lowerBound).name
  }

  private func json(_ range: TextRange, _ label: String) -> JSON {
    ["file": .text(file(range)), "range": json(range), "label": .text(label)]
  }

  func json(_ range: TextRange) -> JSON {
    let (file, range) = compilation.written(range)
    return [
      "start": json(file.location(of: range.lowerBound)),
      "end": json(file.location(of: range.upperBound)),
    ]
  }

  private func json(_ location: TextLocation) -> JSON {
    [
      "line": .number(Double(location.line)), "column": .number(Double(location.column)),
      "offset": .number(Double(location.offset)),
    ]
  }
}

extension JSON {
  /// What the documents of derivations name themselves.
  static let derivationSchema = "layoutc/why@1"

  static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? JSON(.null) }

  static func optional(_ number: Int?) -> JSON { number.map { .number(Double($0)) } ?? JSON(.null) }

  /// On one line, numbers with every digit, so that they can be followed.
  package var exactLine: String {
    ByteWriter.string { writer in
      writer.json { $0.exact(self) }
      writer.write("\n")
    }
  }
}

extension Double {
  /// The number that a dump says.
  fileprivate var asDumped: Double { Double(asWritten) ?? self }
}

extension JSONWriter {
  /// Writes `json`, numbers with as many digits as they need.
  fileprivate mutating func exact(_ json: JSON) {
    switch json.content {
    case .null: null()
    case .boolean(let boolean): value(boolean)
    case .number(let number): value { $0.write(number.plainDecimal) }
    case .text(let text): value(text)
    case .list(let elements):
      array { writer in for element in elements { writer.exact(element) } }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(member.name)
          writer.exact(member.value)
        }
      }
    }
  }
}
