internal import LayoutLint
internal import LayoutText

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "Print a JSON Schema.",
    operand: Operand(
      name: "name", help: "What the schema is of: \(configurationSchema).", isRepeatable: false,
      completion: .words { [configurationSchema] }),
    options: [],
    examples: [
      Example(
        words: "layoutc schema config > Grammar/schemas/config-1.json",
        purpose: "Write the schema anew after a change of the rules.")
    ]
  ) { invocation throws(UsageError) in
    let name = invocation.operands.first ?? ""
    guard name == configurationSchema else {
      throw invocation.misuse("Unknown schema '\(name)'." + suggestion([configurationSchema]))
    }
    StandardOutput.write(Configuration.schema.document)
    return .success
  }

  /// What the schema of configurations is called.
  private static let configurationSchema = "config"
}
