internal import LayoutAssistance
internal import LayoutText

/// What the client has set.
///
/// - Source: `lsp.md` 7, Configuration.
struct Settings: Hashable, Sendable {
  /// Which files findings are published for.
  enum Scope: String, Sendable { case open, workspace }

  private(set) var lints = true
  /// How long the linter waits after a change.
  private(set) var lintDelay = Duration.milliseconds(150)
  /// The findings that are left out; `nil`: those that the configuration names.
  private(set) var baseline: String?
  private(set) var scope = Scope.open
  private(set) var showsLenses = true
  private(set) var pages = PageSettings()
  /// The inlay hints that are shown.
  private(set) var hints = Set(InlayHint.Family.allCases)
  private(set) var completesSnippets = true
  /// Whether completions may add an import.
  private(set) var completesImports = true
  private(set) var servesSwift = true
  private(set) var trace: Client.Trace?

  /// The id of the request for them.
  static let requestID = RequestID(0)
  /// Their section.
  static let section = "layoutc"

  /// What `json` sets; the defaults for the rest.
  init(_ json: JSON = JSON(.null)) {
    let lint = json.member("lint")
    lints = lint?.member("enable")?.boolean ?? lints
    baseline = lint?.member("baseline")?.text
    scope = json.member("diagnostics")?.member("scope")?.text.flatMap(Scope.init) ?? scope
    showsLenses = json.member("codeLens")?.member("enable")?.boolean ?? showsLenses
    let preview = json.member("preview")
    pages.followsCursor = preview?.member("followCursor")?.boolean ?? pages.followsCursor
    pages.frameAncestors = preview?.member("frameAncestors")?.text ?? pages.frameAncestors
    if let delay = lint?.member("delay")?.number, delay >= 0 {
      lintDelay = .milliseconds(Int(min(delay, 60_000)))
    }
    for family in InlayHint.Family.allCases
    where json.member("inlayHints")?.member(family.rawValue)?.boolean == false {
      hints.remove(family)
    }
    let completion = json.member("completion")
    completesSnippets = completion?.member("snippets")?.boolean ?? completesSnippets
    completesImports = completion?.member("imports")?.boolean ?? completesImports
    servesSwift = json.member("swift")?.member("enable")?.boolean ?? servesSwift
    trace = json.member("trace")?.text.flatMap(Client.Trace.init)
  }
}

extension Settings {
  /// The same, with a path that starts in `folder`.
  fileprivate func placed(in folder: String) -> Settings {
    var copy = self
    copy.baseline = baseline.map { tidiedPath(joinedPath($0, from: folder + "/")) }
    return copy
  }
}

/// The settings of all folders.
struct WorkspaceSettings: Sendable {
  var common = Settings()
  /// Those of folders, by their paths.
  var folders: [String: Settings] = [:]
}

extension Session {
  /// The settings for the file at a path: those of the innermost folder around it.
  func settings(for path: String) -> Settings {
    let folders = client.folders.filter(path.isInFolder)
    let folder = folders.max { $0.utf8.count < $1.utf8.count }
    return settings.settings(for: path).placed(
      in: folder ?? tidiedPath(joinedPath(".", from: path)))
  }

  /// Asks for the settings of each folder, where the client can be asked.
  mutating func requestConfiguration() {
    guard client.has("workspace.configuration") else { return }
    let section = JSON.text(Settings.section)
    let items = client.folders.map { folder in
      JSON.object([("scopeUri", .text(Address.uri(ofPath: folder))), ("section", section)])
    }
    send(
      Outgoing.request(
        "workspace/configuration",
        ["items": .list(items.isEmpty ? [["section": section]] : items)], id: Settings.requestID))
  }

  /// Takes the answer to that.
  mutating func takeConfiguration(_ json: JSON) {
    guard let first = json.elements.first else { return }
    let folders = zip(client.folders, json.elements).map { ($0, Settings($1)) }
    var changed = WorkspaceSettings(common: Settings(first))
    changed.folders = Dictionary(folders, uniquingKeysWith: { first, _ in first })
    change(to: changed)
    var known: Set<String> = []
    for part in json.elements where known.insert(part.document).inserted { logFaults(of: part) }
  }

  /// Takes settings that the client sends by itself.
  mutating func changeConfiguration(_ parameters: Fields) {
    if client.has("workspace.configuration") { return requestConfiguration() }
    let sent = parameters.json.member("settings")
    takeSettings(sent ?? JSON(.null))
  }

  /// Takes settings that are the same for all folders.
  mutating func takeSettings(_ json: JSON) {
    let own = json.member(Settings.section) ?? json
    change(to: WorkspaceSettings(common: Settings(own)))
    logFaults(of: own)
  }

  private mutating func logFaults(of json: JSON) {
    for fault in SettingKey.faults(in: json) { warn(fault) }
  }

  private mutating func change(to changed: WorkspaceSettings) {
    let before = settings
    settings = changed
    if let trace = changed.common.trace { client.trace = trace }
    let isSame = { (first: Settings, second: Settings) in
      first.lints == second.lints && first.baseline == second.baseline
        && first.servesSwift == second.servesSwift
    }
    let hadSame = documents.values.allSatisfy { document in
      isSame(before.settings(for: document.path), settings(for: document.path))
    }
    if !hadSame {
      reloadFiles()
      oweDiagnostics()
    }
    guard phase == .running else { return }
    if before.common.hints != changed.common.hints
      || before.common.showsLenses != changed.common.showsLenses
    {
      refreshHints()
    }
    guard before.common.scope != changed.common.scope else { return }
    changed.common.scope == .workspace ? publishWorkspace() : withdrawWorkspace()
  }

  /// Withdraws what was published for files that are not open.
  private mutating func withdrawWorkspace() {
    for path in background.published.sorted() {
      publish([], at: Address.uri(ofPath: path), version: nil)
    }
    background.published = []
  }
}

extension WorkspaceSettings {
  fileprivate func settings(for path: String) -> Settings {
    folders.filter { path.isInFolder($0.key) }.max { $0.key.utf8.count < $1.key.utf8.count }?.value
      ?? common
  }
}

extension String {
  /// Whether it is the path of something in `folder`.
  func isInFolder(_ folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
