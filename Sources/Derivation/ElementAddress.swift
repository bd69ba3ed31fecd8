internal import LayoutText

/// What names one element among those of a solved layout.
package enum ElementAddress: Equatable {
  /// Names from the outside in.
  case path([Part])
  /// A cell by its numbers, or what is attached to it and has the name.
  case cell(section: Int, item: Int, badge: String?)
  /// What is written at a place of the file.
  case place(line: Int, column: Int?)
  /// What is on top at a point of the content.
  case point(x: Double, y: Double)

  /// A name with a number at most.
  package struct Part: Equatable {
    package let name: String
    package var index: Int?

    package init(name: String, index: Int? = nil) { (self.name, self.index) = (name, index) }
  }

  /// The address that `text` is; `nil` where it is none.
  package init?(_ text: String) {
    if let address = Self.numbers(text) {
      self = address
    } else if !text.hasPrefix("@"), let parts = Self.parts(text) {
      self = .path(parts)
    } else {
      return nil
    }
  }

  /// The number of the instance that is asked for; 0 where none is written.
  var index: Int {
    if case .path(let parts) = self { parts.last?.index ?? 0 } else { 0 }
  }

  private static func numbers(_ text: String) -> ElementAddress? {
    if text.hasPrefix("@") {
      let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard parts.count <= 2, let first = parts.first, let line = first, line > 0 else {
        return nil
      }
      if parts.count == 2, parts[1] == nil { return nil }
      return .place(line: line, column: parts.count == 2 ? parts[1] : nil)
    }
    let coordinates = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) }
    if coordinates.count == 2, let x = coordinates[0], let y = coordinates[1] {
      return .point(x: x, y: y)
    }
    let names = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = names[0].split(separator: ".", omittingEmptySubsequences: false).map(index)
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
    return .cell(
      section: section, item: item,
      badge: names.count == 2 ? parts(String(names[1]))?.first?.name : nil)
  }

  /// A number that is counted from 0; `nil` also for the last there is, behind which none is counted.
  private static func index(_ digits: Substring) -> Int? {
    Int(digits).flatMap { 0..<Int.max ~= $0 ? $0 : nil }
  }

  private static func parts(_ text: String) -> [Part]? {
    var parts: [Part] = []
    var rest = Substring(text)
    while true {
      guard let part = part(&rest) else { return nil }
      parts.append(part)
      guard let next = rest.popFirst() else { return parts }
      guard next == "/" else { return nil }
    }
  }

  private static func part(_ rest: inout Substring) -> Part? {
    var name = ""
    if rest.first == "\"" {
      rest.removeFirst()
      while let next = rest.first, next != "\"" {
        rest.removeFirst()
        guard let character = next == "\\" ? rest.popFirst() : next else { return nil }
        name.append(character)
      }
      guard rest.popFirst() == "\"" else { return nil }
    } else {
      name = String(rest.prefix { $0 != "/" && $0 != "[" })
      rest = rest.dropFirst(name.count)
    }
    guard !name.isEmpty else { return nil }
    guard rest.first == "[" else { return Part(name: name) }
    let digits = rest.dropFirst().prefix { $0 != "]" }
    rest = rest.dropFirst(digits.count + 1)
    guard let index = index(digits), rest.popFirst() == "]" else { return nil }
    return Part(name: name, index: index)
  }

  /// The places in a path of `names` that each part stands for; `nil` where the path is not meant.
  ///
  /// Some names may be left out, not the last.
  static func places(of parts: [Part], in names: [String]) -> [Int]? {
    guard let last = parts.last, last.name == names.last else { return nil }
    var places: [Int] = []
    for (place, name) in names.dropLast().enumerated()
    where places.count < parts.count - 1 && parts[places.count].name == name {
      places.append(place)
    }
    return places.count == parts.count - 1 ? places + [names.count - 1] : nil
  }

  /// `names` as a path is written, with `indices` behind those that have one.
  package static func path(_ names: [String], _ indices: [Int: Int] = [:]) -> String {
    names.enumerated().map { place, name in
      (isWord(name) ? name : quoted(name)) + (indices[place].map { "[\($0)]" } ?? "")
    }.joined(separator: "/")
  }

  private static func quoted(_ name: String) -> String {
    let text = name.exchanging("\\", for: "\\\\").exchanging("\"", for: "\\\"")
    return "\"\(text)\""
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.first, !first.isNumber else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
