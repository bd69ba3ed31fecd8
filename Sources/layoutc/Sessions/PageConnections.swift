internal import LayoutPreview
internal import LayoutText

/// The pages of a preview: a socket, and what connections send and take.
struct PageConnections {
  private let sockets: [ListeningSocket]
  private let token: String
  var server: PreviewServer
  /// What a page wants to be opened in the editor; dropped unless an editor takes it.
  var openPlace: (_ path: String, _ line: Int, _ column: Int) -> Void = { _, _, _ in }
  /// What connections have not taken yet.
  private var outgoing: [Int32: ArraySlice<UInt8>] = [:]
  /// The connections that are closed behind it.
  private var ending: Set<Int32> = []
  /// Those that get their last answer, and when they are closed at the latest. What they still send is
  /// dropped: a connection that is closed before that may lose the answer.
  private var draining: [Int32: Duration] = [:]
  private static let longestDraining = Duration.seconds(1)
  private static let longestEnding = Duration.seconds(10)
  /// How many bytes may wait for a connection that is to get more.
  private static let mostWaiting = 1 << 20
  /// How many connections are open at most, those that end included.
  private static let most = 128

  /// - Parameter port: 0: any that is free.
  init(port: Int, _ session: Session) throws(SystemError) {
    let socket = try ListeningSocket(port: port)
    sockets = [socket, ListeningSocket(besides: socket)].compactMap(\.self)
    token = try randomBytes(24).base64.exchanging("+", for: "-").exchanging("/", for: "_")
    server = PreviewServer(port: socket.port, token: token, session)
    ignoreClosedPipes()
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(sockets[0].port)/#token=\(token)" }

  /// Does what arrives until `time`.
  ///
  /// - Parameter others: Descriptors that end the waiting.
  /// - Returns: those of `others` that can be read.
  mutating func serve(until time: Duration, besides others: [Int32]) -> Set<Int32> {
    let connections = outgoing.keys.sorted()
    // -1 is no descriptor: while all places are taken, new connections wait.
    let isFull = outgoing.count >= Self.most
    var requests = (sockets.map { isFull ? -1 : $0.descriptor } + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    requests += connections.map { connection in
      // Nothing more is read from one that does not take its answers.
      let isWaiting = outgoing[connection]?.isEmpty == false
      return pollfd(fd: connection, events: Int16(isWaiting ? POLLOUT : POLLIN), revents: 0)
    }
    let due = ([time, server.nextDeadline].compactMap(\.self) + draining.values).min() ?? time
    wait(for: &requests, atMost: due - timeNow())
    for request in requests.dropFirst(sockets.count + others.count) where request.revents != 0 {
      if outgoing[request.fd]?.isEmpty == false { send([], to: request.fd) }
      if request.revents & ~Int16(POLLOUT) != 0, outgoing[request.fd] != nil { receive(request.fd) }
    }
    for socket in sockets {
      while outgoing.count < Self.most, let connection = socket.accept() {
        outgoing[connection] = []
        perform(server.open(Int(connection), at: timeNow()))
      }
    }
    perform(server.wake(at: timeNow()))
    let now = timeNow()
    for connection in draining.filter({ $0.value <= now }).keys { drop(connection) }
    return Set(
      requests.dropFirst(sockets.count).prefix(others.count).filter { $0.revents != 0 }.map(\.fd))
  }

  mutating func perform(_ effects: [PreviewServer.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let bytes, let id): send(bytes, to: Int32(id))
      case .open(let path, let line, let column): openPlace(path, line, column)
      case .close(let id):
        let connection = Int32(id)
        guard let waiting = outgoing[connection] else { continue }
        if !waiting.isEmpty {
          ending.insert(connection)
          draining[connection] = timeNow() + Self.longestEnding
        } else {
          drain(connection)
        }
      }
    }
  }

  /// Takes leave of every page and closes the socket.
  mutating func end() {
    perform(server.endAll())
    for connection in outgoing.keys.sorted() { drop(connection) }
    for socket in sockets { hangUp(socket.descriptor) }
  }

  private mutating func receive(_ connection: Int32) {
    guard let bytes = received(from: connection) else { return }
    guard !bytes.isEmpty else { return drop(connection) }
    guard draining[connection] == nil else { return }
    perform(server.receive(bytes[...], from: Int(connection), at: timeNow()))
  }

  private mutating func send(_ bytes: [UInt8], to connection: Int32) {
    let waitingCount = outgoing[connection]?.count ?? 0
    let isWaiting = waitingCount > 0
    // A client that asks for more without reading its answers is dropped.
    guard bytes.isEmpty || waitingCount <= Self.mostWaiting else { return drop(connection) }
    outgoing[connection]?.append(contentsOf: bytes)
    // What waits already is sent when there is room for it.
    guard !isWaiting || bytes.isEmpty, let waiting = outgoing[connection] else { return }
    guard let count = sent(waiting, to: connection) else { return drop(connection) }
    outgoing[connection] = waiting.dropFirst(count)
    if count == waiting.count, ending.contains(connection) { drain(connection) }
  }

  private mutating func drain(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_WR))
    draining[connection] = timeNow() + Self.longestDraining
  }

  private mutating func drop(_ connection: Int32) {
    guard outgoing.removeValue(forKey: connection) != nil else { return }
    ending.remove(connection)
    draining[connection] = nil
    server.closed(Int(connection))
    hangUp(connection)
  }
}

private func hangUp(_ descriptor: Int32) { close(descriptor) }
