extension Command {
  static let preview = Command(
    name: "preview",
    summary: "Show layouts on a page that follows every change.",
    operand: Operand(
      name: "file", help: { "Layout or Swift files, or directories with layout files." },
      isRequired: false,
      completion: .files(endingIn: ".layout")),
    options: PreviewOptions.all + FileAccess.options,
    examples: [
      Example(
        call: "layoutc preview Feed.layout", purpose: "Every preview of the file, on a page."),
      Example(
        call: "layoutc preview Layouts --device \"iPad mini\" --no-open",
        purpose: "A directory, on one more device, without a browser."),
      Example(
        call: "layoutc preview Layouts --export Pages",
        purpose: "Pages for a design review, one for each layout."),
    ]
  ) { invocation throws(UsageError) in
    if let folder = invocation[PreviewOptions.export] {
      return try ExportSession(invocation).export(to: folder)
    }
    var session = try PreviewSession(invocation)
    return session.run()
  }
}

/// The options of `preview`.
enum PreviewOptions {
  static let port = Option("port", "number", help: "The port. (default: any that is free)")
  static let open = Option("open", help: "Open the page in a browser, even without a terminal.")
  static let noOpen = Option("no-open", help: "Open no browser.")
  static let device = Option("device", "name", help: "Also show this device.")
    .offering(RequestOptions.device.completion).repeated
  static let untilInputEnds = Option(
    "until-input-ends", help: "Exit when standard input ends, as programs that start it want.")

  static let export = Option(
    "export", "folder", help: "Write the pages as files that need no server, and exit."
  ).offering(.files(endingIn: nil))

  static let all = [port, open, noOpen, device, untilInputEnds, export]
}
