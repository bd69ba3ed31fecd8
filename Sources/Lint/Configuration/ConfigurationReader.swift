package import LayoutText

/// What is wrong with a configuration.
package struct ConfigurationFault: Error, Hashable, Sendable {
  /// The names from the top of the file down to the place, as in `rules.count-one`; empty for the
  /// whole file.
  package let keyPath: String
  /// What was expected, and what was probably meant.
  package let message: String
  /// Where it stands, in bytes from the start of the file.
  package let offset: Int

  package init(keyPath: String, message: String, offset: Int) {
    (self.keyPath, self.message, self.offset) = (keyPath, message, offset)
  }
}

extension Configuration {
  /// What the text `bytes` of a configuration says; comments and commas behind last members are
  /// fine.
  ///
  /// - Throws: the first thing that is wrong with it.
  package init(reading bytes: [UInt8]) throws(ConfigurationFault) {
    let json: JSON
    do throws(JSON.Fault) {
      json = try JSON(reading: bytes, as: .commented)
    } catch {
      throw ConfigurationFault(
        keyPath: "", message: "expected \(error.expected)", offset: error.offset)
    }
    try self.init(json)
  }

  /// What `json` says.
  package init(_ json: JSON) throws(ConfigurationFault) {
    self.init()
    try check(json, ConfigurationKey.all, "")
    for member in json.members {
      ConfigurationKey.all.first { $0.name == member.name }?.store(member.value, &self)
    }
  }
}

/// Checks that `json`, which stands at `path`, is an object with no names but those of `keys`.
private func check(
  _ json: JSON, _ keys: [ConfigurationKey], _ path: String
) throws(ConfigurationFault) {
  guard case .object(let members) = json.content else {
    throw fault("expected an object", path, json.range)
  }
  for member in members {
    let place = path + member.name
    guard let key = keys.first(where: { $0.name == member.name }) else {
      throw unknown("key", member, among: keys.map(\.name), path)
    }
    try check(member.value, key.form, place)
  }
  if let missing = keys.first(where: { key in
    key.isRequired && !members.contains { $0.name == key.name }
  }) {
    throw fault("expected `\(missing.name)` in it", path, json.range)
  }
}

private func check(
  _ value: JSON, _ form: ConfigurationForm, _ path: String
) throws(ConfigurationFault) {
  switch form {
  case .rules: return try checkRules(value, path)
  case .overrides:
    guard case .list(let elements) = value.content else { break }
    for (index, element) in elements.enumerated() {
      try check(element, ConfigurationKey.ofOverrides, "\(path)[\(index)].")
    }
    return
  case .text: if value.text != nil { return }
  case .texts:
    if value.text != nil { return }
    if case .list(let elements) = value.content, elements.allSatisfy({ $0.text != nil }) { return }
  case .boolean: if value.boolean != nil { return }
  case .widths: if value.text.flatMap(readWidths) != nil { return }
  case .system: if value.text.flatMap(readSystem) != nil { return }
  }
  throw fault("expected \(form.phrase)", path, value.range)
}

private func checkRules(_ value: JSON, _ path: String) throws(ConfigurationFault) {
  guard case .object(let members) = value.content else {
    throw fault("expected \(ConfigurationForm.rules.phrase)", path, value.range)
  }
  for member in members {
    let place = "\(path).\(member.name)"
    guard let rule = LintRule.all.first(where: { $0.name == member.name }) else {
      throw unknown("rule", member, among: LintRule.all.map(\.name), path + ".")
    }
    if case .object(let settings) = member.value.content {
      for setting in settings { try check(setting, of: rule, place + ".") }
    } else {
      try checkSeverity(member.value, place)
    }
  }
}

private func check(
  _ setting: JSON.Member, of rule: LintRule, _ path: String
) throws(ConfigurationFault) {
  let severity = Configuration.RuleWords.severityName
  if setting.name == severity { return try checkSeverity(setting.value, path + severity) }
  guard rule.options.contains(where: { $0.name == setting.name }) else {
    throw unknown("option", setting, among: [severity] + rule.options.map(\.name), path)
  }
  guard let number = setting.value.number, number.isFinite else {
    throw fault("expected a number", path + setting.name, setting.value.range)
  }
}

private func checkSeverity(_ value: JSON, _ path: String) throws(ConfigurationFault) {
  let words = Configuration.RuleWords.severities
  guard let word = value.text, words.contains(word) else {
    let expected = words.map { "\"\($0)\"" }.joined(separator: ", ")
    throw fault("expected one of \(expected)", path, value.range)
  }
}

private func fault(
  _ message: String, _ path: String, _ range: TextRange
) -> ConfigurationFault {
  let path = path.hasSuffix(".") ? String(path.dropLast()) : path
  return ConfigurationFault(keyPath: path, message: message, offset: range.lowerBound)
}

private func unknown(
  _ what: String, _ member: JSON.Member, among names: [String], _ path: String
) -> ConfigurationFault {
  let meant = LintRule.named(member.name).map { [$0.name] }?.filter(names.contains) ?? []
  let likely = meant.isEmpty ? likelyMeanings(of: member.name, among: names) : meant
  let offered = likely.isEmpty && names.count <= 9 ? names : likely
  let hint =
    likely.isEmpty
    ? (offered.isEmpty ? "" : "; there are \(listing(offered, joinedBy: "and"))")
    : "; did you mean \(listing(likely))?"
  return fault("unknown \(what) `\(member.name)`\(hint)", path + member.name, member.nameRange)
}
