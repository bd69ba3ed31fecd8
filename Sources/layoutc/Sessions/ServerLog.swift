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

  init(at path: String?, _ detail: Detail) { (self.path, self.detail) = (path, detail) }

  /// Why the file at `path` is no log that lines can be added to; `nil` where it is one, or is not there.
  static func obstacle(at path: String) -> String? {
    guard let first = try? contents(ofFile: path, upTo: .max, isInput: false).first else {
      return nil
    }
    // Lines begin with the year.
    return first == UInt8(ascii: "2") ? nil : "it is there, and no log"
  }

  /// Writes a line about something that went wrong.
  func write(_ line: String) {
    if path == nil { return StandardError.write("\(line.printable)\n") }
    add(line.printable)
  }

  /// Writes a message before it is handled or sent.
  func write(_ body: [UInt8], _ direction: Direction) {
    guard path != nil, detail != .off else { return }
    let text = String(decoding: body, as: UTF8.self)
    add("\(direction.rawValue) " + (detail == .verbose ? text : summary(of: body)))
  }

  /// The method and the id of a message.
  private func summary(of body: [UInt8]) -> String {
    guard let json = try? JSON(reading: body) else { return "\(body.count) bytes" }
    let id = json.member("id").map { id in
      " " + (id.text ?? id.number.map { "\(Int($0))" } ?? "null")
    }
    return (json.member("method")?.text ?? "response") + (id ?? "")
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
