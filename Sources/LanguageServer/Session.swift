internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutText

/// The conversation with one client: what arrives goes in, what is to be done comes out.
///
/// It keeps no threads and reads no clock: its owner says what time it is, runs the jobs it asks
/// for, and gives back their results.
package struct Session: Sendable {
  /// Where the conversation is.
  enum Phase: Sendable { case new, running, shutDown }

  let host: Host
  var phase = Phase.new
  var client = Client()
  var documents: [Address: Document] = [:]
  /// The requests whose answers are not known yet.
  var waiting: [RequestID: WaitingRequest] = [:]
  /// What the step at hand has led to so far.
  private(set) var effects: [Effect] = []
  /// By the host's clock.
  private(set) var now = Duration.zero
  /// What has been counted since the start.
  var counts = Counts()
  var settings = WorkspaceSettings()
  /// The previews that clients have chosen to be shown.
  var activePreviews: [Address: String] = [:]
  /// What the pages of the preview show.
  var pages = PreviewState()
  /// What goes on beside the conversation.
  var background = Background()

  package init(_ host: Host) { self.host = host }

  /// What is to be done outside.
  package enum Effect: Sendable {
    /// Send the body of a message.
    case send([UInt8])
    /// Run a job and give back its result.
    case run(Job)
    /// Write a line to the log.
    case log(String)
    case exit(Int32)
  }

  /// Work that needs nothing but the values that it holds.
  package struct Job: Sendable {
    /// Whether a request waits for it, which must not wait for the analysis of other files.
    package var isUrgent = false
    /// What passes when its result is not wanted any more; `nil` where it always is.
    var limit: Deadline?
    package let run: @Sendable () -> JobResult

    /// Whether nothing is left to do for it: the text that it is about has changed.
    package var isSuperseded: Bool { limit?.wasMissed ?? false }
  }

  struct Counts: Sendable {
    var requests = 0
    var analyses = 0
    var cancelled = 0
    /// The requests of the server.
    var asked = 0
    /// When files were last looked at.
    var lastPoll = Duration.zero
    /// The first generation that no closed document has had.
    var freshGeneration = 0
  }

  /// Sends a request whose answer does not matter.
  mutating func ask(_ method: String, _ parameters: JSON) {
    counts.asked += 1
    send(Outgoing.request(method, parameters, id: RequestID(counts.asked)))
  }

  mutating func send(_ body: [UInt8]) { effects.append(.send(body)) }
  /// Has the client show something that its user can repair.
  mutating func warn(_ text: String) {
    send(Outgoing.notification("window/logMessage", ["type": 2, "message": .text(text)]))
  }
  mutating func log(_ line: String) { effects.append(.log(line)) }
  mutating func start(_ job: Job) { effects.append(.run(job)) }
  mutating func exit(_ code: Int32) { effects.append(.exit(code)) }

  private mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}

/// What a job has found.
package struct JobResult: Sendable {
  enum Content: Sendable {
    case tier(Address, generation: Int, AnalysisResult)
    /// A tier of a text that had changed before it began.
    case superseded
    case answer(RequestID, Result<WorkResult, ResponseError>)
    /// The paths of the layouts in the folders.
    case found([String])
    /// Files have been indexed.
    case indexed
    /// What is found in one file of a sweep; `nil` where it cannot be read.
    case swept(Int, String, [JSON]?)
  }

  let content: Content
}

/// A request whose answer takes longer than the step in which it arrived.
struct WaitingRequest: Sendable {
  enum Kind: Sendable {
    /// Diagnostics of a document, with the id of the result that the client has.
    case diagnostics(Address, known: String?)
    /// A job; when the document changes its answer is worthless, or it is none the less wanted.
    case work(Address, survivesChanges: Bool)
    /// The diagnostics of all files.
    case workspace
  }

  let kind: Kind
  /// When it is answered at the latest, by the host's clock.
  let deadline: Duration
  /// What its job asks whether to give up; `nil` where it has none.
  var limit: Deadline?
  /// What the result of its job leads to; `nil`: it is the answer.
  var followUp: (@Sendable (JSON, inout Session) -> Void)?
}

extension Session {
  /// Takes messages that arrived together; requests that a later one of them cancels are not begun.
  /// What follows from them is left to `wake`, so that answers do not wait for it.
  package mutating func receive(_ parts: [MessageReader.Part], at time: Duration) -> [Effect] {
    now = max(now, time)
    let messages = parts.map { part in
      Result<Message, ResponseError> { () throws(ResponseError) in
        switch part {
        case .body(let body): return try Message(reading: body)
        case .fault(let text), .end(let text): throw ResponseError(.parseError, text)
        }
      }
    }
    var cancelled = Set(messages.compactMap(\.cancelledRequest))
    for (part, message) in zip(parts, messages) {
      switch message {
      case .success(.request(let id, _, _)) where cancelled.remove(id) != nil:
        fail(ResponseError(.requestCancelled, "cancelled"), id)
        counts.cancelled += 1
      case .success(let message): handle(message)
      case .failure(let error): send(Outgoing.failure(error, of: nil))
      }
      if case .end = part { exit(1) }
    }
    return takeEffects()
  }

  /// Takes what a job has found. What follows from it is left to `wake`, as for messages.
  package mutating func finish(_ result: JobResult, at time: Duration) -> [Effect] {
    now = max(now, time)
    switch result.content {
    case .tier(let address, let generation, let result):
      take(result, of: address, generation: generation)
    case .superseded: counts.cancelled += 1
    case .answer(let id, let result):
      guard let request = waiting.removeValue(forKey: id) else { break }
      switch result {
      case .success(let found):
        send(found.message)
        request.followUp?(found.json, &self)
      case .failure(let error): fail(error, id)
      }
    case .found(let paths): index(paths)
    case .indexed: continueIndexing()
    case .swept(let number, let path, let items): take(items, ofFileAt: path, in: number)
    }
    return takeEffects()
  }

  /// Does what is due at `time`.
  package mutating func wake(at time: Duration) -> [Effect] { perform(at: time) { _ in } }

  /// What `step` and what follows from it lead to.
  mutating func perform(at time: Duration, _ step: (inout Session) -> Void) -> [Effect] {
    now = max(now, time)
    step(&self)
    update()
    return takeEffects()
  }

  /// When something is due next; `nil`: only when something arrives.
  package var nextDeadline: Duration? {
    let lint = documents.values.filter(waitsForLinter).map(\.analysis.lintTime)
    return (waiting.values.map(\.deadline) + lint + [nextPoll].compactMap(\.self)).min()
  }

  /// Takes the end of the input.
  package mutating func endInput() -> [Effect] {
    closePreview()
    exit(1)
    return takeEffects()
  }

  /// The process that the client asked to be followed.
  package var clientProcess: Int? { client.processID }

  /// Brings the analysis of all documents on its way, and answers what is due.
  private mutating func update() {
    pollFiles()
    analyze()
    for (id, request) in waiting where request.deadline <= now {
      guard case .work = request.kind else { continue }
      drop(id)
      fail(ResponseError(.requestFailed, "took too long"), id)
    }
    answerDiagnostics()
    showPreview()
  }

  /// Forgets a request that is answered already; its job gives up.
  mutating func drop(_ id: RequestID) {
    waiting.removeValue(forKey: id)?.limit?.pass()
  }

  mutating func answer(_ result: Result<JSON, ResponseError>, _ id: RequestID) {
    switch result {
    case .success(let json): send(Outgoing.result(json, of: id))
    case .failure(let error): fail(error, id)
    }
  }

  mutating func fail(_ error: ResponseError, _ id: RequestID) {
    send(Outgoing.failure(error, of: id))
  }
}

extension Result<Message, ResponseError> {
  /// The request that a message cancels.
  fileprivate var cancelledRequest: RequestID? {
    guard case .success(.notification(let method, let parameters)) = self,
      method == Notification.cancel
    else { return nil }
    return RequestID(cancelling: parameters)
  }
}
