internal import LayoutLint
internal import LayoutText

extension Command {
  static let config = Command(
    name: "config",
    summary: "Print the settings that hold for a file, or for the working directory.",
    options: [effective] + ConfigurationOptions.options,
    examples: [
      Example(
        words: "layoutc config --effective Layouts/Feed.layout",
        purpose: "Everything that holds for one file, overrides included.")
    ]
  ) { invocation throws(UsageError) in
    var configurations = Configurations(try ConfigurationOptions(invocation))
    let file = invocation[effective] ?? "<any>"
    do throws(ConfigurationError) {
      let placed = try configurations.placed(for: file)
      let part =
        invocation.has(effective)
        ? placed.configuration.part(for: Environment.absolute(file)) : placed.configuration.base
      let document = LintSettings(part).document(
        of: placed.configuration, read: placed.path.map(Environment.shown))
      StandardOutput.write(document.document)
      return .success
    } catch {
      StandardError.complain(error.message)
      return .failure
    }
  }

  private static let effective = Option(
    "effective", "file", help: "The file in question, overrides included."
  ).offering(.files(endingIn: ".layout"))
}
