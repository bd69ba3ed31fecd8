internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutText

/// Files that are analysed one after another.
struct WorkspaceSweep: Sendable {
  enum Purpose: Sendable {
    /// The answer to a request, with the results that the client has, by their URIs.
    case answer(RequestID, token: JSON?, known: [String: String])
    /// Files that are not open are published.
    case publish
  }

  let purpose: Purpose
  var rest: ArraySlice<String>
  var reports: [JSON] = []
  /// The version and the generation of the file that is analysed, if it is open.
  var analysed: (version: Int, generation: Int)?
}

extension Session {
  /// Starts to analyse every file of the folders.
  mutating func sweep(for purpose: WorkspaceSweep.Purpose) {
    counts.asked += 1
    let number = counts.asked
    background.sweeps[number] = WorkspaceSweep(purpose: purpose, rest: everyPath[...])
    continueSweep(number)
  }

  /// Has all files published that are not open, in place of sweeps that do so already.
  mutating func publishWorkspace() {
    background.sweeps = background.sweeps.filter { sweep in
      if case .publish = sweep.value.purpose { false } else { true }
    }
    sweep(for: .publish)
  }

  /// Analyses the next file, or ends.
  private mutating func continueSweep(_ number: Int) {
    guard var sweep = background.sweeps[number] else { return }
    if case .answer(let id, _, _) = sweep.purpose, waiting[id] == nil {
      background.sweeps[number] = nil
      return
    }
    if case .publish = sweep.purpose {
      let open = openPaths
      sweep.rest = sweep.rest.drop { open.contains($0) }
    }
    let path = sweep.rest.popFirst()
    sweep.analysed = documents.values.first { $0.path == path }.map { ($0.version, $0.generation) }
    background.sweeps[number] = sweep
    guard let path else { return endSweep(number) }
    let snapshot = self
    counts.analyses += 1
    start(
      Job {
        JobResult(content: .swept(number, path, snapshot.ownFindings(ofFileAt: path)))
      })
  }

  /// What is found in the file at a path itself; `nil` where it cannot be read.
  ///
  /// - Parameter deadline: When the rest is left out; `nil`: never.
  func ownFindings(ofFileAt path: String, until deadline: Deadline? = nil) -> [JSON]? {
    guard path.hasSuffix(host.servesSwift ? ".swift" : Session.suffix), let file = file(at: path)
    else { return nil }
    let address = documents.first { $0.value.path == path }?.key ?? Address(path: path)
    let result =
      host.servesSwift
      ? swiftFindings(in: file, besides: address)
      : AnalysisResult(
        linting: host.compile(file, openFiles(besides: address)), settings(for: path), host,
        until: deadline)
    let place = OpenFile(path: path, source: file.source)
    var document = Document(uri: uri(of: file.source), file: place)
    document.analysis.take(
      result.findings.shown(in: result.sources, tier: .linted), of: .linted)
    return own(document)
  }

  /// Takes what was found in one file.
  mutating func take(_ items: [JSON]?, ofFileAt path: String, in number: Int) {
    guard let sweep = background.sweeps[number] else { return }
    switch sweep.purpose {
    case .publish:
      if !documents.values.contains(where: { $0.path == path }), let items {
        if !items.isEmpty || background.published.contains(path) {
          publish(items, at: Address.uri(ofPath: path), version: nil)
        }
        if items.isEmpty {
          background.published.remove(path)
        } else {
          background.published.insert(path)
        }
      }
    case .answer(_, let token, let known):
      guard let items else { break }
      let report = workspaceReport(items, ofFileAt: path, as: sweep.analysed, known)
      if let token {
        send(
          Outgoing.notification(
            "$/progress", ["token": token, "value": ["items": .list([report])]]))
      } else {
        background.sweeps[number]?.reports.append(report)
      }
    }
    continueSweep(number)
  }

  /// - Parameter analysed: The version and the generation that the findings are of; `nil`: it was not open.
  private func workspaceReport(
    _ items: [JSON], ofFileAt path: String, as analysed: (version: Int, generation: Int)?,
    _ known: [String: String]
  ) -> JSON {
    let uri = documents.values.first { $0.path == path }?.uri ?? Address.uri(ofPath: path)
    let version = analysed.map { JSON.number(Double($0.version)) } ?? JSON(.null)
    let report = DiagnosticReport(items, id: analysed.map { "\($0.generation).3" })
    return .object(
      [("uri", .text(uri)), ("version", version)]
        + report.json(known: known[uri]).members.map { ($0.name, $0.value) })
  }

  private mutating func endSweep(_ number: Int) {
    guard let sweep = background.sweeps.removeValue(forKey: number) else { return }
    guard case .answer(let id, _, _) = sweep.purpose, waiting.removeValue(forKey: id) != nil
    else { return }
    send(Outgoing.result(["items": .list(sweep.reports)], of: id))
  }
}
