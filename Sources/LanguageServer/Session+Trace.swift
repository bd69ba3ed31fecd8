internal import LayoutText

extension Session {
  /// Tells a client that wants to hear of it what has happened.
  mutating func trace(_ message: String, _ parameters: Fields) {
    guard client.trace != .off, phase == .running else { return }
    var members: [(String, JSON)] = [("message", .text(message))]
    if client.trace == .verbose { members.append(("verbose", .text(parameters.json.document))) }
    send(Outgoing.notification("$/logTrace", .object(members)))
  }
}
