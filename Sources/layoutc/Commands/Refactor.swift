internal import LayoutAssistance

extension Command {
  static let refactor = Command(
    name: "refactor",
    summary: "Change a layout at a place without changing its frames.",
    operand: Operand(
      name: "name|place",
      help: {
        let names = Refactoring.all.map(\.name).joined(separator: ", ")
        return "The refactoring, then FILE:LINE:COLUMN[-LINE:COLUMN]: \(names)"
      }, completion: .files(endingIn: ".layout")),
    options: [
      RefactorSession.name, RefactorSession.preview, RefactorSession.difference,
      RefactorSession.list,
    ] + FileAccess.options,
    examples: [
      Example(
        call: "layoutc refactor --list Feed.layout:12:9",
        purpose: "What is available at a place."),
      Example(
        call: "layoutc refactor extract-definition Feed.layout:12:9-15:10 --name tile",
        purpose: "Several lines as a definition."),
      Example(
        call: "layoutc refactor inline Feed.layout:3:5 --diff",
        purpose: "Show what would change."),
    ]
  ) { invocation throws(UsageError) in
    let session = try RefactorSession(invocation)
    return try session.run()
  }
}
