internal import LayoutLint

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "List the lint rules, with severity and fixes.",
    options: []
  ) { _ in
    StandardOutput.write(LayoutLint.ruleTable())
    return .success
  }
}
