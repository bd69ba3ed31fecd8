internal import LayoutLint
internal import LayoutText

/// The options for configurations, and their values in one call.
struct ConfigurationOptions: Sendable {
  static let config = Option(
    "config", "key=value", help: "Set a configuration key, as in rules.count-one=off."
  ).repeated
  static let isolated = Option("isolated", help: "Ignore configuration files.")
  static let forceExclude = Option(
    "force-exclude", help: "Skip excluded files even if they are named.")

  static let options = [config, isolated, forceExclude] + FileAccess.options

  /// What `--config` sets; it overrides configuration files.
  let given: [Configuration]
  let isIsolated: Bool
  let forcesExclusion: Bool

  /// Those of a call that gives none.
  static let none = ConfigurationOptions()

  private init() { (given, isIsolated, forcesExclusion) = ([], false, false) }

  init(_ invocation: Invocation) throws(UsageError) {
    isIsolated = invocation.has(Self.isolated)
    forcesExclusion = invocation.has(Self.forceExclude)
    var given: [Configuration] = []
    for word in invocation[all: Self.config] {
      given.append(try Self.configuration(word, invocation))
    }
    self.given = given
  }

  private static func configuration(
    _ word: String, _ invocation: Invocation
  ) throws(UsageError) -> Configuration {
    guard let sign = word.firstIndex(of: "="), sign != word.startIndex else {
      throw invocation.misuse(
        of: config, word, expected: "a key and a value, as in rules.count-one=off")
    }
    let text = String(word[word.index(after: sign)...])
    var json = JSON.text(text)
    do throws(JSON.Fault) {
      json = try JSON(reading: Array(text.utf8))
    } catch {
      // Not JSON, so a string: words need no quotes.
    }
    for key in word[..<sign].split(separator: ".").reversed() {
      json = .object([(String(key), json)])
    }
    do throws(ConfigurationFault) {
      return try Configuration(json)
    } catch {
      throw invocation.misuse(
        "The value '\(word)' is invalid for '\(config.label)': \(error.text).")
    }
  }
}

extension ConfigurationFault {
  /// The message, with the key's path.
  var text: String { keyPath.isEmpty ? message : "\(keyPath): \(message)" }
}
