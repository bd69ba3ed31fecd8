internal import LayoutLint

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "List the rules of the linter, with severity and fixes.",
    options: []
  ) { _ in
    StandardOutput.write(LayoutLint.ruleTable())
    return .success
  }
}
