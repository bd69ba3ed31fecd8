/// A word with two dashes, declared once: parsing, help and suggestions all read this.
struct Option: Sendable {
  /// The word without its dashes.
  let name: String
  /// What its value is called; `nil` for one that takes none.
  let valueName: String?
  let help: String
  /// The values it takes; any where there are none.
  private(set) var values: [String] = []
  /// The value it has if it is not given.
  private(set) var standard: String?
  private(set) var isRepeatable = false
  private var offered = Completion.nothing

  init(_ name: String, _ valueName: String? = nil, help: String) {
    (self.name, self.valueName, self.help) = (name, valueName, help)
  }

  /// The same option with the values it takes.
  func taking(_ values: [String]) -> Option { with(\.values, values) }

  /// The same option with what a shell offers where any value may stand.
  func offering(_ completion: Completion) -> Option { with(\.offered, completion) }

  /// What a shell offers for its value.
  var completion: Completion {
    let values = values
    return values.isEmpty ? offered : .words { values }
  }

  /// The same option with the value it has if it is not given.
  func standing(at value: String) -> Option { with(\.standard, value) }

  /// The same option, to be given any number of times.
  var repeated: Option { with(\.isRepeatable, true) }

  private func with<Value>(_ part: WritableKeyPath<Option, Value>, _ value: Value) -> Option {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }

  /// As it is written with its value: `--format <format>`.
  var label: String { valueName.map { "--\(name) <\($0)>" } ?? "--\(name)" }

  /// Whether `word` asks for help.
  static func isHelp(_ word: String) -> Bool { word == "-h" || word == "--\(help.name)" }

  static let help = Option("help", help: "Show help information.")
  static let version = Option("version", help: "Show the version.")
}
