internal import LayoutGeometry
internal import LayoutText

/// The log of the language server.
struct ServerLog {
  /// How much is written.
  enum Detail: String, CaseIterable {
    case off, messages, verbose
  }

  enum Direction: String {
    case received = "←"
    case sent = "→"
  }

  /// The file; `nil`: standard error, which only gets what a user can act on.
  private let path: String?
  private let detail: Detail
  /// The requests that are not answered yet, by their ids: what they ask for, and since when.
  private var open: [String: (method: String, since: Duration)] = [:]

  init(at path: String?, _ detail: Detail) { (self.path, self.detail) = (path, detail) }

  /// Why no lines can be added to a log at `path`; `nil` where they can.
  static func obstacle(at path: String) -> String? {
    let first = try? contents(ofFile: path, upTo: .max, isInput: false).first
    // Lines begin with the year.
    if let first, first != UInt8(ascii: "2") { return "it is there, and no log" }
    do throws(SystemError) {
      try append([], to: path)
      return nil
    } catch {
      return error.message
    }
  }

  /// Writes a line about something that went wrong.
  func write(_ line: String) {
    if path == nil { return StandardError.write("\(line.printable)\n") }
    add(line.printable)
  }

  /// Writes a message before it is handled or sent.
  mutating func write(_ body: [UInt8], _ direction: Direction) {
    guard path != nil, detail != .off else { return }
    let line = "\(direction.rawValue) \(summary(of: body, direction))"
    add(detail == .verbose ? line + "\n" + String(decoding: body, as: UTF8.self) : line)
  }

  /// The method and the id of a message; of an answer how long it took, too.
  private mutating func summary(of body: [UInt8], _ direction: Direction) -> String {
    guard let json = try? JSON(reading: body) else { return "\(body.count) bytes" }
    let id = json.member("id").map { $0.text ?? $0.number?.plainDecimal ?? "null" }
    guard let method = json.member("method")?.text else {
      guard direction == .sent, let id, let request = open.removeValue(forKey: id) else {
        return "response" + (id.map { " " + $0 } ?? "")
      }
      let time = Double((timeNow() - request.since).tenthsOfMilliseconds) / 10
      return "\(request.method) \(id) (\(time.plainDecimal) ms)"
    }
    if direction == .received, let id { open[id] = (method, timeNow()) }
    return method + (id.map { " " + $0 } ?? "")
  }

  private func add(_ line: String) {
    guard let path else { return }
    do throws(SystemError) {
      try append(Array("\(timestamp()) \(line)\n".utf8), to: path)
    } catch {
      StandardError.error("cannot write '\(path.printable)': \(error.message)")
    }
  }
}

extension Duration {
  fileprivate var tenthsOfMilliseconds: Int {
    Int(components.seconds) * 10_000 + Int(components.attoseconds / 100_000_000_000_000)
  }
}
