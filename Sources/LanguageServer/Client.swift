internal import LayoutText

/// What the client can do, as it says when it starts.
struct Client: Sendable {
  enum Trace: String, Sendable { case off, messages, verbose }

  private(set) var encoding = PositionEncoding.utf16
  /// The absolute paths of its folders.
  private(set) var folders: [String] = []
  /// Its folders, and how messages begin the paths of files in them.
  var pathPrefixes: [String] = []
  /// The process that the server ends with; `nil`: none.
  private(set) var processID: Int?
  /// How much of the conversation it wants to hear of.
  var trace = Trace.off
  /// What it mentions, by its path, as in "textDocument.foldingRange.lineFoldingOnly".
  private var capabilities: [String: JSON] = [:]
  /// The settings that it sent when it started.
  let options: JSON?

  /// A client of which nothing is known yet.
  init() { options = nil }

  init(_ parameters: Fields) throws(ResponseError) {
    guard case .object = parameters.json.content else { throw parameters.mismatch("an object") }
    if let given = parameters.optional("capabilities") {
      guard case .object = given.json.content else { throw given.mismatch("an object") }
    }
    options = parameters.optional("initializationOptions")?.json
    trace = parameters.json.member("trace")?.text.flatMap(Trace.init) ?? .off
    processID = try parameters.optional("processId")?.integer()
    if let given = parameters.json.member("capabilities") { note(given, behind: "") }
    let offered = self["general.positionEncodings"]?.elements ?? []
    encoding = PositionEncoding(offered: offered.compactMap(\.text))
    for folder in try parameters.optional("workspaceFolders")?.elements() ?? [] {
      folders += [Address(try folder.required("uri").text()).path].compactMap(\.self)
    }
    guard folders.isEmpty else { return }
    if let root = parameters.optional("rootUri") {
      folders = [Address(try root.text()).path].compactMap(\.self)
    } else if let root = parameters.optional("rootPath") {
      folders = [try root.text()]
    }
  }

  /// Adds and removes folders.
  mutating func change(adding added: [String], removing removed: [String]) {
    folders.removeAll(where: removed.contains)
    folders += added.filter { !folders.contains($0) }
  }

  /// Notes what the members of a capability say, whose paths begin with `prefix`.
  private mutating func note(_ capability: JSON, behind prefix: String) {
    guard case .object(let members) = capability.content else { return }
    for member in members where member.value.content != .null {
      let path = prefix + member.name
      guard capabilities[path] == nil else { continue }
      capabilities[path] = member.value
      note(member.value, behind: path + ".")
    }
  }

  /// The capability behind `path`; `nil` where the client does not mention it.
  ///
  /// - Complexity: O(1): diagnostics, folds and symbols each ask.
  subscript(path: String) -> JSON? { capabilities[path] }

  /// Whether the capability behind `path` is true.
  func has(_ path: String) -> Bool { self[path]?.boolean ?? false }

  /// Whether the list behind `path` holds the text `name`.
  func lists(_ name: String, in path: String) -> Bool {
    self[path]?.elements.contains { $0.text == name } ?? false
  }

  /// Whether it asks for diagnostics, and gets none otherwise.
  var pullsDiagnostics: Bool { self["textDocument.diagnostic"] != nil }
}
