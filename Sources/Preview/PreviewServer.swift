internal import LayoutText

/// The server of a page: what clients send in, what is sent to them out. It does no input or output
/// itself.
///
/// - Source: `preview.md` 5 and 6.
package struct PreviewServer: Sendable {
  /// What is to be done with a connection, given by its number.
  package enum Effect: Hashable, Sendable {
    case send([UInt8], to: Int)
    case close(Int)
    /// Open a place in the editor: a file by its path, line and column from 1.
    case open(path: String, line: Int, column: Int)
  }

  private struct Connection: Sendable {
    var reader = RequestReader()
    /// When something was last received.
    var lastUse: Duration
    /// Until when the request that has begun must be complete.
    var deadline: Duration?
    /// When the next sign of life is sent; `nil` where no events are.
    var nextComment: Duration?
  }

  static let mostConnections = 64
  private static let timeToSend = Duration.seconds(10)
  private static let timeBetweenComments = Duration.seconds(15)

  package private(set) var session: Session
  private let gate: Gate
  private var connections: [Int: Connection] = [:]

  package init(port: Int, token: String, _ session: Session) {
    (gate, self.session) = (Gate(port: port, token: token), session)
  }

  /// Takes a new connection; one that idles longest makes room for it.
  package mutating func open(_ id: Int, at time: Duration) -> [Effect] {
    var effects: [Effect] = []
    if connections.count >= Self.mostConnections {
      let idle = connections.filter { $0.value.nextComment == nil && !$0.value.reader.isInside }
      let oldest = (idle.isEmpty ? connections : idle).min {
        ($0.value.lastUse, $0.key) < ($1.value.lastUse, $1.key)
      }
      if let oldest { effects += end(oldest.key) }
    }
    connections[id] = Connection(lastUse: time, deadline: time + Self.timeToSend)
    return effects
  }

  /// Forgets a connection that the client has closed.
  package mutating func closed(_ id: Int) { connections[id] = nil }

  /// Answers what `id` sends.
  package mutating func receive(_ bytes: ArraySlice<UInt8>, from id: Int, at time: Duration)
    -> [Effect]
  {
    guard connections[id]?.nextComment == nil,
      var connection = connections.removeValue(forKey: id)
    else { return [] }
    connection.lastUse = time
    let wasInside = connection.reader.isInside
    let parts = connection.reader.read(bytes)
    if !connection.reader.isInside {
      connection.deadline = nil
    } else if !wasInside || !parts.isEmpty {
      connection.deadline = time + Self.timeToSend
    }
    connections[id] = connection
    var effects: [Effect] = []
    for part in parts where connections[id] != nil {
      switch part {
      case .request(let request): effects += answer(request, from: id, at: time)
      case .fault(let status): effects += refuse(status, id)
      }
    }
    return effects
  }

  /// Does what is due.
  package mutating func wake(at time: Duration) -> [Effect] {
    var effects: [Effect] = []
    for (id, connection) in connections.sorted(by: { $0.key < $1.key }) {
      if let deadline = connection.deadline, deadline <= time {
        effects += connection.reader.isInside ? refuse(.timeout, id) : end(id)
      } else if let next = connection.nextComment, next <= time {
        connections[id]?.nextComment = time + Self.timeBetweenComments
        effects.append(.send(Array(":\n\n".utf8), to: id))
      }
    }
    return effects
  }

  /// When `wake(at:)` has something to do next.
  package var nextDeadline: Duration? {
    connections.values.flatMap { [$0.deadline, $0.nextComment] }.compactMap(\.self).min()
  }

  /// Why files are different from before.
  package enum Cause: String, Sendable {
    case save
    /// They are typed in an editor.
    case edit
  }

  /// Shows `files` in place of those before; every page hears of it.
  package mutating func show(_ files: [PreviewedFile], because cause: Cause = .save) -> [Effect] {
    let names = session.show(files)
    guard !names.isEmpty else { return [] }
    return send(
      "change",
      [
        "revision": .number(Double(session.revision)), "files": .list(names.map { .text($0) }),
        "cause": .text(cause.rawValue),
      ])
  }

  /// Takes what was found out about a file; pages hear of it.
  package mutating func take(_ analysis: FileAnalysis) -> [Effect] {
    guard session.take(analysis) else { return [] }
    return send(
      "lint",
      ["revision": .number(Double(analysis.revision)), "file": .text(analysis.name)])
  }

  /// Has every page select what stands at a byte of the file called `name`, as an editor shows it.
  package func select(_ offset: Int, in name: String) -> [Effect] {
    send("select", ["file": .text(name), "offset": .number(Double(offset))])
  }

  /// Takes leave of every page.
  package mutating func endAll() -> [Effect] {
    send("bye", [:]) + connections.keys.sorted().flatMap { end($0) }
  }

  private func send(_ event: String, _ data: JSON) -> [Effect] {
    let text = "event: \(event)\ndata: \(data.line)\n\n"
    return connections.filter { $0.value.nextComment != nil }.keys.sorted()
      .map { .send(Array(text.utf8), to: $0) }
  }

  private mutating func end(_ id: Int) -> [Effect] {
    connections[id] = nil
    return [.close(id)]
  }

  private mutating func refuse(_ status: HTTPStatus, _ id: Int) -> [Effect] {
    let ancestors = session.settings.frameAncestors
    let answer = HTTPAnswer.refusal(status).bytes(keepingAlive: false, in: ancestors)
    return [.send(answer, to: id)] + end(id)
  }

  private mutating func answer(_ request: HTTPRequest, from id: Int, at time: Duration) -> [Effect]
  {
    let answer = answer(to: request)
    let isHead = request.method == "HEAD"
    let bytes = answer.bytes(
      keepingAlive: request.keepsAlive, withBody: !isHead, in: session.settings.frameAncestors)
    if answer.isStream {
      connections[id]?.nextComment = time + Self.timeBetweenComments
      connections[id]?.deadline = nil
      return [.send(bytes, to: id)]
    }
    let opened = answer.place.map { [Effect.open(path: $0.path, line: $0.line, column: $0.column)] }
    return [.send(bytes, to: id)] + (opened ?? []) + (request.keepsAlive ? [] : end(id))
  }

  private func answer(to request: HTTPRequest) -> HTTPAnswer {
    var route = Route(request.target)
    if route == .select, !session.settings.opensPlaces { route = nil }
    let allowsFrames = !session.settings.frameAncestors.isEmpty
    if let refusal = gate.refusal(of: request, for: route, allowsFrames: allowsFrames) {
      return refusal
    }
    switch route {
    case .asset(let asset): return HTTPAnswer(asset.text, type: asset.type)
    case .state:
      guard let name = request.values(of: "layoutc-file").first else {
        return HTTPAnswer(session.state)
      }
      return HTTPAnswer(session.state(of: (try? JSON(reading: Array(name.utf8)))?.text))
    case .events: return .stream
    case .screens:
      do throws(RequestFault) { return HTTPAnswer(try session.screens(request.body)) } catch {
        return .refusal(.badRequest, error.message)
      }
    case .why:
      do throws(RequestFault) {
        return HTTPAnswer(try session.why(request.body), type: HTTPAnswer.jsonType)
      } catch {
        return .refusal(.badRequest, error.message)
      }
    case .select:
      do throws(RequestFault) {
        var answer = HTTPAnswer(JSON.object([]))
        answer.place = try session.place(request.body)
        return answer
      } catch {
        return .refusal(.badRequest, error.message)
      }
    case nil: return .refusal(.notFound)
    }
  }
}
