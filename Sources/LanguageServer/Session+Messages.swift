internal import LayoutText

extension Session {
  mutating func handle(_ message: Message) {
    switch message {
    case .request(let id, let method, let parameters): begin(method, parameters, id)
    case .notification(let method, let parameters): take(method, parameters)
    case .response(let id, let result): takeResponse(id, result)
    }
  }

  private mutating func begin(_ method: String, _ parameters: Fields, _ id: RequestID) {
    counts.requests += 1
    do throws(ResponseError) {
      try checkPhase(for: method)
      guard let request = Request.all.first(where: { $0.method == method }) else {
        throw ResponseError(.unknownMethod, "unknown request: \(method)")
      }
      guard !host.servesSwift || request.servesSwift else {
        return answer(.success(JSON(.null)), id)
      }
      switch try request.answer(parameters, &self) {
      case .now(let json): send(Outgoing.result(json, of: id))
      case .later(let kind, within: let time):
        guard waiting[id] == nil else {
          throw ResponseError(.invalidRequest, "id: another request with it is in progress")
        }
        waiting[id] = WaitingRequest(kind: kind, deadline: now + time)
      case .work(let work):
        waiting[id] = WaitingRequest(
          kind: .work(work.address, survivesChanges: work.survivesChanges),
          deadline: now + Work.longest)
        start(
          Job(isUrgent: true) { JobResult(content: .answer(id, Result(catching: work.run))) })
      }
    } catch {
      fail(error, id)
    }
  }

  private func checkPhase(for method: String) throws(ResponseError) {
    switch phase {
    case .new where method != Request.initialize.method:
      throw ResponseError(.notInitialized, "the first request must be initialize")
    case .running where method == Request.initialize.method:
      throw ResponseError(.invalidRequest, "initialize was sent before")
    case .shutDown:
      throw ResponseError(.invalidRequest, "the server was shut down")
    case .new, .running: break
    }
  }

  private mutating func take(_ method: String, _ parameters: Fields) {
    guard phase != .new || method == Notification.exit else { return }
    guard let notification = Notification.all[method] else { return }
    do throws(ResponseError) {
      try notification(parameters, &self)
    } catch {
      log("\(method): \(error.message)")
    }
  }

  private mutating func takeResponse(_ id: RequestID, _ result: JSON?) {
    if id == Settings.requestID, let result { takeConfiguration(result) }
  }
}

/// How a request is answered.
enum Answer: Sendable {
  case now(JSON)
  /// When something else has ended, or after a time.
  case later(WaitingRequest.Kind, within: Duration)
  /// By a job.
  case work(Work)
}

/// What answers a request beside the conversation.
struct Work: Sendable {
  let address: Address
  /// Whether the answer for a text that has changed since is wanted.
  var survivesChanges = false
  let run: @Sendable () throws(ResponseError) -> JSON

  /// How long a request may take.
  ///
  /// - Source: `lsp.md` 10.
  static let longest = Duration.seconds(2)
}

/// A request that the server answers.
struct Request: Sendable {
  let method: String
  /// What `initialize` announces of it.
  var capabilities: @Sendable (Client, Host) -> [(name: String, JSON)] = { _, _ in [] }
  /// Whether a server of Swift files answers it.
  var servesSwift: Bool { Self.ofSwift.contains(method) }
  let answer: @Sendable (Fields, inout Session) throws(ResponseError) -> Answer

  /// What a server of Swift files answers.
  ///
  /// - Source: `lsp.md` 7, Swift files.
  private static let ofSwift = Set(
    [
      initialize, shutdown, diagnostics, hover, inlays, codeActions, executeCommand,
      previewAddress, statistics,
    ].map(\.method))

  /// Every request. A new one is a file in `Requests` and a line here.
  static let all: [Request] = [
    .initialize, .shutdown, .documentSymbols, .folding, .selection, .formatting,
    .rangeFormatting, .diagnostics, .statistics, .hover, .signatureHelp, .completion, .definition,
    .references, .highlights, .prepareRename, .rename, .codeActions, .allTokens,
    .tokensOfRange, .tokensDelta, .inlays, .previewList,
    .links, .onTypeFormatting, .workspaceSymbols, .codeLenses, .executeCommand, .previewAddress,
    .frames, .renamedFiles,
  ]
}
