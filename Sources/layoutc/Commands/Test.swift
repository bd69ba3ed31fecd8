internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutReporting
internal import LayoutTesting
internal import LayoutText

extension Command {
  static let test = Command(
    name: "test",
    summary: "Test what previews expect of their frames.",
    operand: Operand(
      name: "file", help: { "Layout files, or directories with layout files." }, isRequired: false,
      completion: .files(endingIn: ".layout")),
    options: TestSession.options,
    examples: [
      Example(call: "layoutc test Layouts", purpose: "Every expectation of a directory."),
      Example(
        call: "layoutc test Feed.layout --preview tablet --format junit",
        purpose: "One preview, for a continuous integration."),
    ]
  ) { invocation throws(UsageError) in
    var session = try TestSession(invocation)
    return try session.run(invocation)
  }
}
