internal import LayoutText

/// A setting that a client may send.
///
/// - Source: `lsp.md` 7, Configuration.
package struct SettingKey: Sendable {
  enum Form: String, Sendable {
    case boolean = "true or false"
    case number = "a number"
    case text = "a string"
    /// What the clients themselves read.
    case any
  }

  /// Its names from the section on, as in "lint.enable".
  package let path: String
  let form: Form

  /// The object that holds it; `nil`: the section itself.
  private var group: String? {
    path.contains(".") ? String(path.prefix { $0 != "." }) : nil
  }

  private init(_ path: String, _ form: Form) { (self.path, self.form) = (path, form) }

  package static let all = [
    SettingKey("lint.enable", .boolean), SettingKey("lint.delay", .number),
    SettingKey("lint.baseline", .text), SettingKey("diagnostics.scope", .text),
    SettingKey("inlayHints.frames", .boolean), SettingKey("inlayHints.values", .boolean),
    SettingKey("inlayHints.arguments", .boolean), SettingKey("inlayHints.conditions", .boolean),
    SettingKey("codeLens.enable", .boolean), SettingKey("completion.snippets", .boolean),
    SettingKey("completion.imports", .boolean), SettingKey("preview.followCursor", .boolean),
    SettingKey("preview.frameAncestors", .text), SettingKey("swift.enable", .boolean),
    SettingKey("trace", .any), SettingKey("path", .any), SettingKey("preview.place", .any),
  ]

  /// What is wrong with `json`, in words.
  static func faults(in json: JSON) -> [String] { faults(in: json, at: "") }

  private static func faults(in json: JSON, at prefix: String) -> [String] {
    json.members.flatMap { member -> [String] in
      let path = prefix + member.name
      if let key = all.first(where: { $0.path == path }) {
        return key.accepts(member.value)
          ? [] : ["\(Settings.section).\(path): expected \(key.form.rawValue); the default is used"]
      }
      if all.contains(where: { $0.path.hasPrefix(path + ".") }) {
        return faults(in: member.value, at: path + ".")
      }
      let known = all.map(\.path) + all.compactMap(\.group)
      let likely = likelyMeanings(of: path, among: known).first
      let hint = likely.map { "; did you mean `\(Settings.section).\($0)`?" } ?? ""
      return ["unknown setting `\(Settings.section).\(path)`\(hint)"]
    }
  }

  private func accepts(_ value: JSON) -> Bool {
    switch form {
    case _ where value.content == .null: true
    case .boolean: value.boolean != nil
    case .number: value.number != nil
    case .text: value.text != nil
    case .any: true
    }
  }
}
