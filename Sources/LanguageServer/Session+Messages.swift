internal import LayoutEvaluation
internal import LayoutText

extension Session {
  mutating func handle(_ message: Message) {
    switch message {
    case .request(let id, let method, let parameters): begin(method, parameters, id)
    case .notification(let method, let parameters): take(method, parameters)
    case .response(let id, let result): takeResponse(id, result)
    case .faulty(let id, let fault): fail(fault, id)
    }
  }

  private mutating func begin(_ method: String, _ parameters: Fields, _ id: RequestID) {
    counts.requests += 1
    trace("received request `\(method)`", parameters)
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
        try checkMemory()
        let time = work.longest
        let limit = Deadline(in: time, host.clock)
        // The document may have been compiled since the message arrived.
        waiting[id] = WaitingRequest(
          kind: .work(work.address, survivesChanges: work.survivesChanges),
          deadline: max(now, host.clock()) + time, limit: limit, followUp: work.followUp)
        start(
          Job(isUrgent: true) {
            JobResult(
              content: .answer(
                id,
                Result { () throws(ResponseError) in
                  let result = try work.run(limit)
                  let isAnswer = work.followUp == nil
                  return WorkResult(
                    json: result, message: Outgoing.result(isAnswer ? result : JSON(.null), of: id))
                }))
          })
      case .everyFile(let token, let known):
        guard waiting[id] == nil else {
          throw ResponseError(.invalidRequest, "id: another request with it is in progress")
        }
        waiting[id] = WaitingRequest(kind: .workspace, deadline: .seconds(Int64.max >> 16))
        sweep(for: .answer(id, token: token, known: known))
      }
    } catch {
      fail(error, id)
    }
  }

  /// Refuses more work where there is too little memory, and frees what can be made again.
  private mutating func checkMemory() throws(ResponseError) {
    guard host.residentBytes() > Work.mostBytes else { return }
    dropCaches()
    throw ResponseError(.requestFailed, "takes too much memory")
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
    if method != Notification.setTrace {
      trace("received notification `\(method)`", parameters)
    }
    guard let notification = Notification.all[method] else { return }
    do throws(ResponseError) {
      try notification(parameters, &self)
    } catch {
      log("\(method): \(error.message)")
    }
  }

  private mutating func takeResponse(_ id: RequestID, _ result: JSON?) {
    if id == Settings.requestID, let result { takeConfiguration(result) }
    showIndexing(answering: id, isGranted: result != nil)
  }
}

/// How a request is answered.
enum Answer: Sendable {
  case now(JSON)
  /// When something else has ended, or after a time.
  case later(WaitingRequest.Kind, within: Duration)
  /// By a job.
  case work(Work)
  /// With the diagnostics of all files: in parts where there is a token, and without those that the
  /// client has, by their URIs.
  case everyFile(token: JSON?, known: [String: String])
}

/// What answers a request beside the conversation.
struct Work: Sendable {
  let address: Address
  /// Whether the answer for a text that has changed since is wanted.
  var survivesChanges = false
  /// How long it may take.
  var longest = Self.longest
  /// What its result leads to; `nil`: it is the answer. With it the answer is null.
  var followUp: (@Sendable (JSON, inout Session) -> Void)?
  /// Works until the deadline at most.
  let run: @Sendable (Deadline) throws(ResponseError) -> JSON

  /// How long a request may take.
  ///
  /// - Source: `lsp.md` 10.
  static let longest = Duration.seconds(2)
  /// How much memory the process may have when a request begins.
  ///
  /// - Source: `lsp.md` 10.
  static let mostBytes = 1 << 30
}

/// What a job has found for a request.
struct WorkResult: Sendable {
  let json: JSON
  /// The answer as it is sent: writing a long one takes time, too.
  let message: [UInt8]
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
      previewAddress, statistics, workspaceDiagnostics,
    ].map(\.method))

  /// Every request. A new one is a file in `Requests` and a line here.
  static let all: [Request] = [
    .initialize, .shutdown, .documentSymbols, .folding, .selection, .formatting,
    .rangeFormatting, .diagnostics, .statistics, .hover, .signatureHelp, .completion, .definition,
    .references, .highlights, .prepareRename, .rename, .codeActions, .allTokens,
    .tokensOfRange, .tokensDelta, .inlays, .previewList,
    .links, .onTypeFormatting, .workspaceSymbols, .codeLenses, .executeCommand, .previewAddress,
    .frames, .renamedFiles, .workspaceDiagnostics, .rangesFormatting, .resolveCompletion,
    .resolveCodeAction, .resolveInlay, .why, .textContent,
  ]
}
