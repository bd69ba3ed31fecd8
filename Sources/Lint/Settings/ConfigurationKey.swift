internal import LayoutDiagnostics
internal import LayoutText

/// A name that a configuration may have: reading, suggestions and the schema go by this.
struct ConfigurationKey: Sendable {
  let name: String
  let summary: String
  let form: ConfigurationForm
  /// Whether nothing holds without it.
  var isRequired = false
  /// Stores a value of the form.
  let store: @Sendable (JSON, inout Configuration) -> Void

  /// Every name, in the order of the schema.
  static let all: [ConfigurationKey] = [
    schema, root, extends, include, exclude, widths, target, rules, test, swift, devices, overrides,
  ]
  /// Those of an override.
  static let ofOverrides: [ConfigurationKey] = [files, widths, target, rules]
  /// Those of tests.
  static let ofTests: [ConfigurationKey] = [recorded]

  private static let schema = ConfigurationKey(
    name: "$schema", summary: "The schema of this file, for editors.", form: .text
  ) { _, _ in }
  private static let root = ConfigurationKey(
    name: "root", summary: "Whether folders above its own do not belong to the project.",
    form: .boolean
  ) { $1.isRoot = $0.boolean ?? false }
  private static let extends = ConfigurationKey(
    name: "extends", summary: "Configurations it extends, as paths from its folder.",
    form: .texts
  ) { $1.extends = $0.texts }
  private static let include = ConfigurationKey(
    name: "include", summary: "Patterns of the files to include, from its folder; none: all files.",
    form: .texts
  ) { $1.include = $0.texts.map(FilePattern.init) }
  private static let exclude = ConfigurationKey(
    name: "exclude", summary: "Patterns of the files to exclude, from its folder.",
    form: .texts
  ) { $1.exclude = $0.texts.map(FilePattern.init) }
  private static let files = ConfigurationKey(
    name: "files", summary: "Patterns of the files it applies to, from its folder.", form: .texts,
    isRequired: true
  ) { $1.include = $0.texts.map(FilePattern.init) }
  private static let widths = ConfigurationKey(
    name: "widths", summary: "The view widths to lint at, in points.", form: .widths
  ) { $1.base.widths = $0.text.flatMap(readWidths) }
  private static let target = ConfigurationKey(
    name: "target", summary: "The oldest system that the files must run on.", form: .system
  ) { $1.base.target = $0.text.flatMap(readSystem) }
  private static let rules = ConfigurationKey(
    name: "rules", summary: "The severities and options of rules.", form: .rules
  ) { $1.base.rules = $0.ruleSettings }
  private static let test = ConfigurationKey(
    name: "test", summary: "Settings of `layoutc test`.", form: .test
  ) { json, configuration in
    for member in json.members {
      ofTests.first { $0.name == member.name }?.store(member.value, &configuration)
    }
  }
  private static let recorded = ConfigurationKey(
    name: "recorded",
    summary: "The folder of recorded frames, from its own; without it they are beside the layouts.",
    form: .text
  ) { $1.recordedFolder = $0.text }
  private static let devices = ConfigurationKey(
    name: "devices", summary: "The devices that layouts of Swift code are shown on.",
    form: .devices
  ) { $1.devices = $0.texts }
  private static let swift = ConfigurationKey(
    name: "swift", summary: "Whether Swift files are looked at in folders.", form: .boolean
  ) { $1.searchesSwift = $0.boolean ?? false }
  private static let overrides = ConfigurationKey(
    name: "overrides", summary: "Settings for some files; later ones override earlier ones.",
    form: .overrides
  ) { $1.overrides = $0.elements.map(Configuration.Override.init) }
}

extension Configuration.Override {
  /// What one object among the overrides says.
  fileprivate init(_ json: JSON) {
    var configuration = Configuration()
    for member in json.members {
      let key = ConfigurationKey.ofOverrides.first { $0.name == member.name }
      key?.store(member.value, &configuration)
    }
    (files, part) = (configuration.include, configuration.base)
  }
}

/// What the value of a name may be.
enum ConfigurationForm: Sendable {
  case text, texts, boolean, widths, system, rules, test, devices, overrides

  /// How people say it.
  var phrase: String {
    switch self {
    case .text: "a string"
    case .texts: "a string, or a list of strings"
    case .boolean: "true or false"
    case .widths: widthsPhrase
    case .system:
      "a system from \"iOS \(knownSystems.lowerBound)\" to \"iOS \(knownSystems.upperBound)\""
    case .rules: "an object of rules"
    case .test: "an object"
    case .devices: "a device, or a list of devices"
    case .overrides: "a list of objects"
    }
  }
}

/// The widths that may be configured, in points.
private let possibleWidths = 1...10_000

/// What widths look like, as people say it.
package let widthsPhrase =
  "two whole numbers from \(possibleWidths.lowerBound) to \(possibleWidths.upperBound), the smaller "
  + "one first, as in \"320...1366\""

/// The widths that `text` says, as in `320...1366`.
package func readWidths(_ text: String) -> ClosedRange<Int>? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 4, parts[1].isEmpty, parts[2].isEmpty, let low = Int(parts[0]),
    let high = Int(parts[3]), low <= high, possibleWidths.contains(low),
    possibleWidths.contains(high)
  else { return nil }
  return low...high
}

/// The major versions of iOS that files may have to run on.
let knownSystems = 13...26

/// The major version of iOS that `text` says, as in `iOS 16` or `iOS 16.4`.
package func readSystem(_ text: String) -> Int? {
  let parts = text.split(separator: " ")
  guard parts.count == 2, parts[0] == "iOS" else { return nil }
  let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
  let isNumber = { (part: Substring) in Int(part) != nil && part.utf8.first != UInt8(ascii: "+") }
  guard numbers.count <= 3, numbers.allSatisfy(isNumber),
    let version = numbers.first.flatMap({ Int($0) })
  else { return nil }
  return knownSystems.contains(version) ? version : nil
}

extension JSON {
  /// The strings of a list, or the only one.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

  /// The settings of rules that an object of rules has, the more exact ones last.
  fileprivate var ruleSettings: [String: RuleSetting] {
    let settings = members.compactMap { member in
      RuleSelector(member.name).map { (selector: $0, setting: member.value.ruleSetting) }
    }
    var rules: [String: RuleSetting] = [:]
    let order = settings.indices.sorted {
      (settings[$0].selector.exactness, $0) < (settings[$1].selector.exactness, $1)
    }
    for (selector, setting) in order.map({ settings[$0] }) {
      for rule in selector.rules {
        rules[rule.name] = rules[rule.name]?.overridden(by: setting) ?? setting
      }
    }
    return rules
  }

  /// What is said of a rule.
  fileprivate var ruleSetting: RuleSetting {
    var setting = RuleSetting()
    setting.setSeverity(text ?? "")
    for member in members {
      if member.name == RuleSetting.severityName {
        setting.setSeverity(member.value.text ?? "")
      } else if let number = member.value.number {
        setting.options[member.name] = number
      }
    }
    return setting
  }
}

extension RuleSetting {
  /// The name under which an object says how bad findings are.
  static let severityName = "severity"
  /// The word for a rule that is not asked.
  static let off = "off"
  /// The words for how bad findings are.
  static let severities = [off] + Diagnostic.Severity.allCases.reversed().map(\.rawValue)

  /// Takes over a word for how bad findings are.
  package mutating func setSeverity(_ word: String) {
    severity = Diagnostic.Severity(rawValue: word)
    isOff = word == Self.off ? true : severity.map { _ in false }
  }
}
