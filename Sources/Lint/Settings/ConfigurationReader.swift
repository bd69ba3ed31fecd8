internal import LayoutDiagnostics
internal import LayoutLanguage
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
  /// What else is wrong.
  package private(set) var others: [ConfigurationFault] = []

  package init(keyPath: String, message: String, offset: Int) {
    (self.keyPath, self.message, self.offset) = (keyPath, message, offset)
  }

  /// All of `faults`; `nil` if there are none.
  fileprivate init?(_ faults: [ConfigurationFault]) {
    guard let first = faults.first else { return nil }
    self = first
    others = Array(faults.dropFirst())
  }
}

extension Configuration {
  /// What the text `bytes` of a configuration says; comments and commas behind last members are
  /// fine.
  ///
  /// - Throws: all that is wrong with it, but of what can be no JSON the first thing.
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
    if let fault = ConfigurationFault(faults(in: json, ConfigurationKey.all, "")) { throw fault }
    for member in json.members {
      ConfigurationKey.all.first { $0.name == member.name }?.store(member.value, &self)
    }
  }
}

/// What keeps `json`, which stands at `path`, from being an object with no names but those of `keys`.
private func faults(
  in json: JSON, _ keys: [ConfigurationKey], _ path: String
) -> [ConfigurationFault] {
  guard case .object(let members) = json.content else {
    return [fault("expected an object", path, json.range)]
  }
  let missing = keys.filter { key in
    key.isRequired && !members.contains { $0.name == key.name }
  }
  return members.flatMap { member in
    guard let key = keys.first(where: { $0.name == member.name }) else {
      return [unknown("key", member, among: keys.map(\.name), path)]
    }
    return faults(in: member.value, key.form, path + member.name)
  } + missing.map { fault("expected `\($0.name)` in it", path, json.range) }
}

private func faults(
  in value: JSON, _ form: ConfigurationForm, _ path: String
) -> [ConfigurationFault] {
  let isRight: Bool
  switch form {
  case .rules: return faults(inRules: value, path)
  case .test: return faults(in: value, ConfigurationKey.ofTests, path + ".")
  case .overrides:
    guard case .list(let elements) = value.content else {
      isRight = false
      break
    }
    return elements.enumerated().flatMap { index, element in
      faults(in: element, ConfigurationKey.ofOverrides, "\(path)[\(index)].")
    }
  case .text: isRight = value.text != nil
  case .texts:
    if case .list(let elements) = value.content {
      isRight = elements.allSatisfy { $0.text != nil }
    } else {
      isRight = value.text != nil
    }
  case .devices:
    let texts = value.text.map { [$0] } ?? value.elements.compactMap(\.text)
    isRight =
      texts.count == (value.text == nil ? value.elements.count : 1) && !texts.isEmpty
      && texts.allSatisfy(Device.isKnown)
  case .boolean: isRight = value.boolean != nil
  case .widths: isRight = value.text.flatMap(readWidths) != nil
  case .system: isRight = value.text.flatMap(readSystem) != nil
  }
  return isRight ? [] : [fault("expected \(form.phrase)", path, value.range)]
}

private func faults(inRules value: JSON, _ path: String) -> [ConfigurationFault] {
  guard case .object(let members) = value.content else {
    return [fault("expected \(ConfigurationForm.rules.phrase)", path, value.range)]
  }
  return members.flatMap { member in
    let place = "\(path).\(member.name)"
    guard let selector = RuleSelector(member.name) else {
      return [unknown("rule", member, among: RuleSelector.words, path + ".")]
    }
    guard case .object(let settings) = member.value.content else {
      return faults(inSeverity: member.value, place)
    }
    let options = selector.exactness < .code ? [] : selector.rules.flatMap(\.options).map(\.name)
    return settings.flatMap { faults(in: $0, with: options, place + ".") }
  }
}

private func faults(
  in setting: JSON.Member, with options: [String], _ path: String
) -> [ConfigurationFault] {
  let severity = RuleSetting.severityName
  if setting.name == severity { return faults(inSeverity: setting.value, path + severity) }
  guard options.contains(setting.name) else {
    return [unknown("option", setting, among: [severity] + options, path)]
  }
  let isNumber = setting.value.number?.isFinite ?? false
  return isNumber ? [] : [fault("expected a number", path + setting.name, setting.value.range)]
}

private func faults(inSeverity value: JSON, _ path: String) -> [ConfigurationFault] {
  let words = RuleSetting.severities
  if let word = value.text, words.contains(word) { return [] }
  let expected = words.map { "\"\($0)\"" }.joined(separator: ", ")
  return [fault("expected one of \(expected)", path, value.range)]
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
  let hint: String
  if !likely.isEmpty {
    hint = "did you mean \(listing(likely))?"
  } else if names.count <= mostWordsListed {
    hint = "there \(names.count == 1 ? "is" : "are") \(listing(names, joinedBy: "and"))"
  } else {
    hint = "`layoutc rules` lists them"
  }
  return fault("unknown \(what) `\(member.name)`; \(hint)", path + member.name, member.nameRange)
}
