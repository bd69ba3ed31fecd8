internal import LayoutLint
internal import LayoutText

extension Command {
  static let config = Command(
    name: "config",
    summary: "Print the effective lint settings.",
    options: [effective, fileSchema] + ConfigurationOptions.options,
    examples: [
      Example(
        call: "layoutc config --effective Layouts/Feed.layout",
        purpose: "The settings of one file, overrides included.")
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(fileSchema) {
      StandardOutput.write(JSONSchema.configuration.json.document)
      return .success
    }
    var configurations = ConfigurationLoader(
      try ConfigurationOptions(invocation), try FileAccess(invocation))
    let file = invocation[effective] ?? "<any>"
    do throws(ConfigurationError) {
      let located = try configurations.located(for: file)
      let part =
        invocation.has(effective)
        ? located.configuration.part(for: Environment.absolute(file)) : located.configuration.base
      let document = LintSettings(part).document(
        of: located.configuration, read: located.path.map(Environment.shown))
      StandardOutput.write(document.document)
      return .success
    } catch {
      error.print()
      return .failure
    }
  }

  private static let effective = Option(
    "effective", "file", help: "Print the settings of this file, overrides included."
  ).offering(.files(endingIn: ".layout"))
  private static let fileSchema = Option(
    "schema", help: "Print the JSON Schema of \(Configuration.fileName).")
}
