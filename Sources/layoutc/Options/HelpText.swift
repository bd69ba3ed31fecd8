/// The help of a command, or of the whole tool, in the form of Swift's own tools.
struct HelpText {
  private let command: Command?

  /// What the tool does.
  static let summary = "Compile .layout files to the frames that UIKit computes"

  /// The column of descriptions, from 0.
  private static let column = 26
  /// With more options than this the usage shows `[<options>]`.
  private static let mostInUsage = 6

  init(of command: Command?) { self.command = command }

  /// The page.
  var text: String {
    guard let command else { return overview }
    var page = "OVERVIEW: \(command.summary)\n\nUSAGE: \(usage)\n"
    if let operand = command.operand {
      page += "\nARGUMENTS:\n" + row("<\(operand.name)>", operand.help())
    }
    page += "\nOPTIONS:\n"
    for option in command.options { page += row(option.synopsis, option.description) }
    page += standardRows
    if !command.examples.isEmpty { page += "\nEXAMPLES:\n" }
    for example in command.examples {
      page += "  \(example.call)\n" + wrapped("", example.purpose, indented: 6)
    }
    return page
  }

  /// The usage line.
  var usage: String {
    guard let command else { return "layoutc <subcommand>" }
    var words = ["layoutc", command.name]
    if command.options.count > Self.mostInUsage {
      words.append("[<options>]")
    } else {
      words += command.options.map { "[\($0.label)]" + ($0.isRepeatable ? " ..." : "") }
    }
    if let operand = command.operand {
      let name = "<\(operand.name)>" + (operand.isRepeatable ? " ..." : "")
      words.append(operand.isRequired ? name : "[\(name)]")
    }
    return words.joined(separator: " ")
  }

  private var overview: String {
    var page = "OVERVIEW: \(Self.summary).\n\n"
    page += "USAGE: \(usage)\n\nOPTIONS:\n\(standardRows)\nSUBCOMMANDS:\n"
    for command in Command.all {
      let isStandard = command.name == Command.default.name
      page += row(command.name + (isStandard ? " (default)" : ""), command.summary)
    }
    return page + "\n  See 'layoutc help <subcommand>' for detailed help.\n"
  }

  private var standardRows: String {
    row("--\(Option.version.name)", Option.version.help)
      + row("-h, --\(Option.help.name)", Option.help.help)
  }

  private func row(_ label: String, _ text: String) -> String {
    wrapped("  " + label, text, indented: Self.column)
  }

  /// `label` and, beside it, `text` wrapped to the terminal's width; below it if the label is too long.
  private func wrapped(_ label: String, _ text: String, indented column: Int) -> String {
    let width = max(column + 20, Environment.columns)
    let margin = String(repeating: " ", count: column)
    var lines: [String] = []
    var line = label
    if label.count >= column {
      lines.append(label)
      line = ""
    }
    line += margin.dropFirst(line.count)
    var isFresh = true
    for word in text.split(separator: " ") {
      if !isFresh, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isFresh) = (margin, true)
      }
      line += (isFresh ? "" : " ") + word
      isFresh = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
