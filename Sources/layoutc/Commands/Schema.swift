internal import LayoutComparison
internal import LayoutDerivation
internal import LayoutLint
internal import LayoutManual
internal import LayoutPreview
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutTesting
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "Print a JSON Schema.",
    operand: Operand(
      name: "name",
      help: { "Document that the schema describes: \(listing(schemas.map(\.name)))." },
      isRepeatable: false, completion: .words { schemas.map(\.name) }),
    options: [],
    examples: [
      Example(
        call: "layoutc schema config > Grammar/schemas/config-1.json",
        purpose: "Regenerate the schema of .layoutc.json.")
    ]
  ) { invocation throws(UsageError) in
    let name = invocation.operands.first ?? ""
    guard let schema = schemas.first(where: { $0.name == name }) else {
      let likely = likelyMeanings(of: name, among: schemas.map(\.name))
      throw invocation.misuse(
        "Unknown schema '\(name)'." + suggestion(likely.isEmpty ? schemas.map(\.name) : likely))
    }
    StandardOutput.write(schema.json.document)
    return .success
  }

  /// Every schema. A new one is one entry here.
  private static let schemas: [JSONSchema] = [
    .configuration, .frames, .frameLines, .diagnostics, .devices, .test, .diff,
    .derivation, .preview,
  ]
}
