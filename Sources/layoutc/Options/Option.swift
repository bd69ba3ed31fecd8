internal import LayoutText

/// How the value of an option is written.
struct OptionForm: Sendable {
  let description: String
  let matches: @Sendable (String) -> Bool
}

/// An option, declared once: parsing, help, suggestions and completions read this.
struct Option: Sendable {
  /// The name without dashes.
  let name: String
  /// The placeholder of its value; `nil` for a flag.
  let valueName: String?
  private(set) var help: String
  /// The values it accepts; empty: any.
  private(set) var values: [String] = []
  /// The value if it is not given.
  private(set) var defaultValue: String?
  private(set) var isRepeatable = false
  /// A letter that stands for the name, after one dash.
  private(set) var letter: Character?
  private var offered = Completion.nothing
  private var form: OptionForm?

  init(_ name: String, _ valueName: String? = nil, help: String) {
    (self.name, self.valueName, self.help) = (name, valueName, help)
  }

  /// The same option, accepting only `values`.
  func taking(_ values: [String]) -> Option { with(\.values, values) }

  /// The same option with completions for a value that may be anything.
  func offering(_ completion: Completion) -> Option { with(\.offered, completion) }

  /// The same option, accepting only values of `form`.
  func written(as form: OptionForm) -> Option { with(\.form, form) }

  /// What a shell completes as its value.
  var completion: Completion {
    let values = values
    return values.isEmpty ? offered : .words { values }
  }

  /// The same option with a default value.
  func defaulting(to value: String) -> Option { with(\.defaultValue, value) }

  /// The same option with the help of a command for which it means something else.
  func described(as help: String) -> Option { with(\.help, help) }

  /// The same option with a short form.
  func abbreviated(_ letter: Character) -> Option { with(\.letter, letter) }

  /// Whether `word` is the option.
  func isSpelled(_ word: String) -> Bool {
    word == "--\(name)" || letter.map { word == "-\($0)" } ?? false
  }

  /// The same option, repeatable.
  var repeated: Option { with(\.isRepeatable, true) }

  private func with<Value>(_ part: WritableKeyPath<Option, Value>, _ value: Value) -> Option {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }

  /// The option in messages: `--format <format>`.
  var label: String { valueName.map { "--\(name) <\($0)>" } ?? "--\(name)" }

  /// The option as the help shows it: `-o, --output <file>`.
  var synopsis: String { letter.map { "-\($0), \(label)" } ?? label }

  /// What it expects instead of `value`, in a sentence; `nil` where it takes that.
  func objection(to value: String) -> String? {
    if let form, !form.matches(value) { return "Expected \(form.description)." }
    let values = values
    if values.isEmpty || values.contains(value) { return nil }
    let choice = values.map { "'\($0)'" }
    return "Expected one of \(choice.dropLast().joined(separator: ", ")) or \(choice.last ?? "")."
      + suggestion(likelyMeanings(of: value, among: values))
  }

  /// What it expects, in a phrase.
  var expectation: String {
    form?.description ?? (values.isEmpty ? "a string" : listing(values))
  }

  /// The help with values and default.
  var description: String {
    var facts: [String] = []
    if !values.isEmpty { facts.append("values: " + values.joined(separator: ", ")) }
    if let defaultValue { facts.append("default: \(defaultValue)") }
    if isRepeatable { facts.append("repeatable") }
    return help + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))")
  }

  /// Whether `word` is the help option.
  static func isHelp(_ word: String) -> Bool { word == "-h" || word == "--\(help.name)" }

  static let help = Option("help", help: "Show help information.")
  static let version = Option("version", help: "Show the version.")
}
