internal import LayoutAssistance
internal import LayoutText

/// What the client has set.
///
/// - Source: `lsp.md` 7, Configuration.
struct Settings: Sendable {
  private(set) var lints = true
  /// How long the linter waits after a change.
  private(set) var lintDelay = Duration.milliseconds(150)
  private(set) var showsLenses = true
  private(set) var pages = PageSettings()
  /// The inlay hints that are shown.
  private(set) var hints: Set<InlayHint.Family> = [.frames, .values, .arguments]

  /// The id of the request for them.
  static let requestID = RequestID(0)
  /// Their section.
  static let section = "layoutc"

  /// Takes over what `json` sets.
  mutating func take(_ json: JSON) {
    let lint = json.member("lint")
    lints = lint?.member("enable")?.boolean ?? lints
    showsLenses = json.member("codeLens")?.member("enable")?.boolean ?? showsLenses
    let preview = json.member("preview")
    pages.followsCursor = preview?.member("followCursor")?.boolean ?? pages.followsCursor
    pages.frameAncestors = preview?.member("frameAncestors")?.text ?? pages.frameAncestors
    if let delay = lint?.member("delay")?.number, delay >= 0 {
      lintDelay = .milliseconds(Int(min(delay, 60_000)))
    }
    for family in [InlayHint.Family.frames, .values, .arguments] {
      switch json.member("inlayHints")?.member(family.rawValue)?.boolean {
      case true?: hints.insert(family)
      case false?: hints.remove(family)
      case nil: break
      }
    }
  }
}

extension Session {
  /// Asks for the settings, where the client can be asked.
  mutating func requestConfiguration() {
    guard client.has("workspace.configuration") else { return }
    let items: JSON = ["items": .list([["section": .text(Settings.section)]])]
    send(Outgoing.request("workspace/configuration", items, id: Settings.requestID))
  }

  /// Takes the answer to that.
  mutating func takeConfiguration(_ json: JSON) {
    guard let first = json.elements.first else { return }
    change(to: first)
  }

  /// Takes settings that the client sends by itself.
  mutating func changeConfiguration(_ parameters: Fields) {
    if client.has("workspace.configuration") { return requestConfiguration() }
    let settings = parameters.json.member("settings")
    change(to: settings?.member(Settings.section) ?? settings ?? JSON(.null))
  }

  private mutating func change(to json: JSON) {
    let before = settings
    settings.take(json)
    for fault in SettingKey.faults(in: json) {
      send(
        Outgoing.notification(
          "window/logMessage", ["type": 2, "message": .text(fault)]))
    }
    if before.lints != settings.lints { reloadFiles() }
  }
}
