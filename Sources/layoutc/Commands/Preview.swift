internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutPreview
internal import LayoutText

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "Show layouts on a page that follows every change.",
    operand: Operand(
      name: "file",
      help: { "Layout or Swift files, or directories with layout files. (default: .)" },
      isRequired: false,
      completion: .files(endingIn: ".layout")),
    options: PreviewOptions.all + [FileAccess.swift] + FileAccess.options,
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
    try PreviewOptions.checkOperands(of: invocation)
    if let folder = invocation[PreviewOptions.export] {
      return try ExportSession(invocation).export(to: folder)
    }
    var session = try PreviewSession(invocation)
    return session.run()
  }
}

extension Compilation {
  /// What is wrong with a request; `nil` where nothing is.
  fileprivate func fault(of request: Request) -> SolveError? {
    do throws(SolveError) {
      _ = try jobs(request)
      return nil
    } catch {
      return error
    }
  }
}

/// The options of `preview`.
enum PreviewOptions {
  static let port = Option("port", "number", help: "The port. (default: any that is free)")
  static let open = Option("open", help: "Open the page in a browser, even without a terminal.")
  static let noOpen = Option("no-open", help: "Open no browser.")
  static let browser = Option(
    "browser", "program", help: "The browser that opens the page. (default: that of the system)")
  static let device = Option("device", "name", help: "Also show this device.")
    .offering(RequestOptions.device.completion).repeated
  static let against = Option(
    "against", "revision or file", help: "Compare with this revision of git, or this file.")
  static let editor = Option(
    "editor", "template",
    help:
      "Address that opens a place, as in \"editor://{path}:{line}:{column}\", or vscode, zed, sublime or idea."
  ).written(
    as: OptionForm(description: "an address with {path} in it, or the name of an editor") { word in
      let template = template(of: word)
      return template.holds("{path}") && template.holds(":")
    })
  static let theme = Option("theme", "theme", help: "How the page looks.")
    .taking(["auto", "light", "dark"]).defaulting(to: "auto")

  /// Editors that open addresses.
  private static let editors = [
    (name: "vscode", template: "vscode://file{path}:{line}:{column}"),
    (name: "zed", template: "zed://file{path}:{line}:{column}"),
    (name: "sublime", template: "subl://open?url=file://{path}&line={line}&column={column}"),
    (name: "idea", template: "idea://open?file={path}&line={line}&column={column}"),
  ]

  /// The address that opens a place in the editor that `word` names, or that it is.
  private static func template(of word: String) -> String {
    editors.first { $0.name == word }?.template ?? word
  }

  static let untilInputEnds = Option(
    "until-input-ends", help: "Exit when standard input ends, for programs that start it.")

  static let export = Option(
    "export", "folder", help: "Write the pages as files that need no server, and exit."
  ).offering(.files(endingIn: nil))

  static let all =
    [
      port, open, noOpen, browser, device, against, editor, theme, untilInputEnds, export,
    ] + request
  private static let request = [
    RequestOptions.preview, RequestOptions.set, RequestOptions.items, RequestOptions.sections,
    RequestOptions.data, RequestOptions.direction,
  ]

  /// Ends the call where an operand cannot be read.
  ///
  /// - Throws: where no file has a preview that the call names.
  static func checkOperands(of invocation: Invocation) throws(UsageError) {
    let access = try FileAccess(invocation)
    for operand in invocation.operands where !isFolder(operand) {
      do throws(SystemError) {
        _ = try contents(ofFile: operand, upTo: access.textMaximum)
      } catch {
        StandardError.error("cannot read '\(operand)': \(error.message)")
        terminate(.failure)
      }
    }
    try checkNames(in: invocation, access)
  }

  /// - Throws: where the call names what no file has.
  private static func checkNames(
    in invocation: Invocation, _ access: FileAccess
  ) throws(UsageError) {
    var request = try RequestOptions.request(invocation)
    let names = request.previews
    let naming = [
      RequestOptions.preview, RequestOptions.set, RequestOptions.items, RequestOptions.sections,
      device,
    ]
    guard naming.contains(where: invocation.has) else { return }
    var devices = Request()
    devices.views = request.views
    if let fault = Compilation(SourceText("")).fault(of: devices) {
      throw invocation.misuse(fault.text)
    }
    let operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    let shown = WatchedFiles(operands, access).read().1.compactMap(\.compilation)
    // What a file with errors lacks may come when it is repaired.
    guard !shown.contains(where: \.diagnostics.hasErrors) else { return }
    if !names.isEmpty { try invocation.checkPreviews(names, among: shown.flatMap(\.previewNames)) }
    request.previews = []
    let screens = shown.filter { !$0.isLibrary }
    let faults = (screens.isEmpty ? shown : screens).map { $0.fault(of: request) }
    if let fault = faults.first ?? nil, !faults.contains(where: { $0 == nil }) {
      throw invocation.misuse(fault.text)
    }
  }

  /// How `invocation` wants its pages. Ends the call where its data cannot be read.
  static func settings(_ invocation: Invocation) throws(UsageError) -> PreviewSettings {
    let access = try FileAccess(invocation)
    var settings = access.pageSettings(for: invocation.operands.first ?? ".")
    settings.devices = invocation[all: device]
    var request = try RequestOptions.request(invocation)
    // Devices are shown besides the previews.
    request.views = nil
    if let path = invocation[RequestOptions.data] {
      guard let data = Command.givenData(at: path, access) else {
        terminate(.failure)
      }
      request.data = data
    }
    settings.request = request
    settings.theme = invocation[theme] ?? "auto"
    settings.against = invocation[against]
    settings.editor = invocation[editor].map(template)
    return settings
  }
}
