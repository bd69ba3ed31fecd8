internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLint
internal import LayoutText

/// What a tier has found.
struct AnalysisResult: Sendable {
  let tier: Analysis.Tier
  let findings: Findings
  let sources: Sources
  /// The layouts of a Swift file; `nil` where it has none.
  var swift: SwiftLayouts?
  /// In microseconds.
  var time = 0
  /// What else went wrong, for the log.
  var fault: String?
}

extension Session {
  /// Whether the linter will start by itself.
  func waitsForLinter(_ document: Document) -> Bool {
    document.analysis.tier == (host.servesSwift ? .none : .checked)
      && document.analysis.running == nil
  }

  /// Takes the first tier of documents that have changed, and starts the next one of the others.
  mutating func analyze() {
    for address in documents.keys.sorted(by: { $0.text < $1.text }) {
      if host.servesSwift {
        startImport(of: address)
      } else {
        if documents[address]?.analysis.tier == Analysis.Tier.none { read(address) }
        startTier(of: address)
      }
      publishNews(of: address)
    }
    publishImports()
  }

  private mutating func read(_ address: Address) {
    compile(address)
    guard let compilation = documents[address]?.compilation else {
      guard let document = documents[address] else { return }
      var sources = Sources()
      _ = sources.add(document.source)
      let note = ShownFinding(.tooLargeToFollow, in: sources, tier: .linted)
      documents[address]?.analysis.take([note], of: .linted)
      return
    }
    let findings = Findings(reading: compilation)
    documents[address]?.analysis.take(
      findings.shown(in: compilation.sources, tier: .read), of: .read)
  }

  private mutating func startTier(of address: Address) {
    guard let document = documents[address], let compilation = document.compilation,
      document.analysis.running == nil
    else { return }
    let (host, generation) = (host, document.generation)
    let limit = Deadline(in: Self.timeToAnalyse, host.clock)
    switch document.analysis.tier {
    case .none, .linted: return
    case .read:
      start(until: limit) {
        let start = host.clock()
        let findings = Findings(checking: compilation, until: limit)
          .adding(compilation.failedExpectations)
        let result = AnalysisResult(
          tier: .checked, findings: findings, sources: compilation.sources,
          time: (host.clock() - start).microseconds)
        return JobResult(content: .tier(address, generation: generation, result))
      }
    case .checked:
      guard document.analysis.lintTime <= now || isAskedFor(address) else { return }
      let settings = settings(for: document.path)
      start(until: limit) {
        let start = host.clock()
        var result = AnalysisResult(
          linting: compilation, settings, host, until: limit)
        result.time = (host.clock() - start).microseconds
        return JobResult(content: .tier(address, generation: generation, result))
      }
    }
    documents[address]?.analysis.running = limit
  }

  /// Starts a tier that is not begun where its text has changed before.
  private mutating func start(
    until limit: Deadline, _ run: @escaping @Sendable () -> JobResult
  ) {
    start(Job(limit: limit) { limit.wasMissed ? JobResult(content: .superseded) : run() })
  }

  /// How long a tier may take, which ends by the work that is done much sooner.
  private static let timeToAnalyse = Duration.seconds(600)

  /// Whether a request waits for the diagnostics of a document.
  func isAskedFor(_ address: Address) -> Bool {
    waiting.values.contains { request in
      if case .diagnostics(address, _) = request.kind { true } else { false }
    }
  }

  mutating func take(_ result: AnalysisResult, of address: Address, generation: Int) {
    guard documents[address]?.generation == generation else {
      counts.cancelled += 1
      return
    }
    documents[address]?.analysis.running = nil
    if let fault = result.fault, background.faults.insert(fault).inserted { warn(fault) }
    if host.servesSwift {
      documents[address]?.keep(result.swift)
      noteFiles(of: address)
    }
    documents[address]?.analysis.times[result.tier] = result.time
    documents[address]?.analysis.take(
      result.findings.shown(in: result.sources, tier: result.tier), of: result.tier)
    if result.tier == .linted { documents[address]?.analysis.complete(with: result.findings) }
    if result.tier == .checked { refreshShown(address) }
    if !host.servesSwift { startTier(of: address) }
  }

  /// Sends what has changed in the findings of a document.
  private mutating func publishNews(of address: Address) {
    guard !client.pullsDiagnostics, let document = documents[address], document.analysis.isNews
    else { return }
    documents[address]?.analysis.isNews = false
    let findings = own(document)
    if findings != document.analysis.lastPublished {
      documents[address]?.analysis.lastPublished = findings
      publish(findings, at: document.uri, version: document.version)
    }
    let others = foreign(document)
    documents[address]?.analysis.importFindings = others
  }

  /// Sends what has changed in the findings of closed files that open ones import.
  mutating func publishImports() {
    guard !client.pullsDiagnostics else { return }
    let (before, now) = (background.publishedImports, findingsInImports)
    guard before != now else { return }
    background.publishedImports = now
    let open = openPaths
    for path in before.keys.sorted() where now[path] == nil && !open.contains(path) {
      withdraw(Address.uri(ofPath: path))
    }
    for (path, findings) in now.sorted(by: { $0.key < $1.key }) where findings != before[path] {
      publish(findings, at: Address.uri(ofPath: path), version: nil)
    }
  }

  /// Withdraws the findings of a file that is not open, but for those that the client has of each file.
  mutating func withdraw(_ uri: String) {
    publish([], at: uri, version: nil)
    if settings.common.scope == .workspace { publishWorkspace() }
  }

  /// What open documents find in closed files, by their paths.
  var findingsInImports: [String: [JSON]] {
    let open = openPaths
    var found: [String: [JSON]] = [:]
    for (_, document) in documents.sorted(by: { $0.key.text < $1.key.text }) {
      for (path, findings) in document.analysis.importFindings where !open.contains(path) {
        let known = found[path] ?? []
        found[path] = known + findings.filter { !known.contains($0) }
      }
    }
    return found
  }

  var openPaths: Set<String> { Set(documents.values.map(\.path)) }

  mutating func publish(_ findings: [JSON], at uri: String, version: Int?) {
    var members: [(String, JSON)] = [("uri", .text(uri))]
    if let version { members.append(("version", .number(Double(version)))) }
    members.append(("diagnostics", .list(findings)))
    send(Outgoing.notification("textDocument/publishDiagnostics", .object(members)))
  }

  /// The findings in a document itself.
  func own(_ document: Document) -> [JSON] {
    let map = positions(document)
    let all = document.analysis.findings.filter { $0.source == nil }
    var shown = all.prefix(Self.mostFindings).map { finding in
      finding.json(map, for: client) { $0.map(uri) ?? document.uri }
    }
    if all.count > Self.mostFindings {
      shown[Self.mostFindings - 1] = [
        "range": map.json(all[Self.mostFindings - 1].range), "severity": 3, "source": "layoutc",
        "message": .text("\((all.count - Self.mostFindings + 1).counting("more diagnostic"))"),
      ]
    }
    return shown
  }

  /// The findings of a document in files that it imports, by their paths.
  func foreign(_ document: Document) -> [String: [JSON]] {
    var found: [String: [JSON]] = [:]
    var maps: [String: PositionMap] = [:]
    for finding in document.analysis.findings {
      guard let source = finding.source else { continue }
      let path = host.absolutePath(source.name)
      let map =
        maps[path] ?? PositionMap(source: source.placed(at: 0), encoding: client.encoding)
      maps[path] = map
      found[path, default: []].append(
        finding.json(map, for: client) { uri(of: $0 ?? source) })
    }
    return found
  }

  /// The most diagnostics of a file.
  ///
  /// - Source: `lsp.md` 6.
  private static let mostFindings = 1000
}

extension Findings {
  /// As editors show them.
  func shown(in sources: Sources, tier: Analysis.Tier) -> [ShownFinding] {
    diagnostics.map { ShownFinding($0, in: sources, tier: tier) }
  }
}

extension AnalysisResult {
  /// What `check` finds, and with settings that can be read what `lint` finds.
  ///
  /// - Parameter deadline: When the linter gives up; `nil`: never.
  init(
    linting compilation: Compilation, _ settings: Settings, _ host: Host, until deadline: Deadline?
  ) {
    let path = host.absolutePath(compilation.source.name)
    let (sources, failures) = (compilation.sources, compilation.failedExpectations)
    var fault: String?
    var findings: Findings?
    if settings.lints {
      do throws(SettingsFault) {
        var options = try host.lint.settings(path)
        options.deadline = deadline
        let all = Findings(linting: compilation, options)
        findings = all
        if let baseline = settings.baseline {
          findings = all.leavingOut(try host.lint.baseline(baseline), fileAt: path)
        }
      } catch {
        fault = error.message
      }
    }
    self.init(
      tier: .linted,
      findings: (findings ?? Findings(checking: compilation, until: deadline)).adding(failures),
      sources: sources, fault: fault)
  }
}

extension Findings {
  /// Those that `baseline` does not list.
  ///
  /// - Parameter path: That of the file.
  fileprivate func leavingOut(_ baseline: HostBaseline, fileAt path: String) -> Findings {
    guard let subject else { return self }
    let paths = ElementPaths(in: subject.program)
    let listed = entries(of: diagnostics, file: baseline.name(path)) { paths.path(to: $0) }
    let rest = zip(diagnostics, listed).filter { finding, entry in
      finding.severity == .error || !baseline.list.entries.contains(entry)
    }
    return Findings(rest.map(\.0), like: self)
  }
}

extension Duration {
  /// Whole microseconds.
  var microseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
  }
}

extension Diagnostic {
  /// Why a very long text has no findings.
  fileprivate static let tooLargeToFollow = Diagnostic(
    .workLimit, "file is too large to follow while it is typed", at: 0..<0,
    label: "longer than 4 MiB"
  ).noting("it has an outline, but no diagnostics").helping("run `layoutc lint`")
}
