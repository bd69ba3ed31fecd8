internal import LayoutChecking
internal import LayoutManual
internal import LayoutText

extension Command {
  static let devices = Command(
    name: "devices",
    summary: "List the devices that previews can name, with size, scale and safe area.",
    operand: Operand(
      name: "word", help: { "Only devices whose names have these words, as in iPad mini." },
      isRequired: false),
    options: [deviceFormat],
    examples: [
      Example(call: "layoutc devices iPad mini", purpose: "Every iPad mini and its split views.")
    ]
  ) { invocation throws(UsageError) in
    let words = invocation.operands
    let list =
      invocation[deviceFormat] == "json"
      ? deviceDocument(matching: words) : deviceTable(matching: words)
    guard let list else {
      let name = words.joined(separator: " ")
      throw invocation.misuse("Unknown device '\(name)'." + suggestion(likelyDevices(named: name)))
    }
    StandardOutput.write(list)
    return .success
  }

  private static let deviceFormat = Option("format", "format", help: "Output format.")
    .taking(["text", "json"]).defaulting(to: "text")
}
