internal import LayoutSwiftSource
internal import LayoutText

/// A view that no other view of the files uses.
struct ViewRoot: Sendable {
  /// The path of its type.
  let type: String
  let file: Int
  let range: TextRange
}

extension SwiftProgram {
  /// The views in the files of `numbers` that no other one uses, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the bytes of the views.
  func viewRoots(in numbers: Set<Int>) -> [ViewRoot] {
    // In most files there is none.
    guard types.values.contains(where: { numbers.contains($0.file) && Self.isView($0) }) else {
      return []
    }
    let views = types.values.filter(Self.isView).sorted {
      ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound)
    }
    var uses: [String: [(view: Int, place: Int)]] = [:]
    for view in views { uses[view.name] = [] }
    for (index, view) in views.enumerated() {
      for word in words(of: view) { uses[word.text]?.append((index, word.place)) }
    }
    return views.indices.compactMap { index in
      let view = views[index]
      guard numbers.contains(view.file) else { return nil }
      let isUsed = uses[view.name]?.contains { $0.view != index && !view.range.contains($0.place) }
      return isUsed == true ? nil : ViewRoot(type: view.path, file: view.file, range: view.range)
    }
  }

  private static func isView(_ type: TypeInfo) -> Bool {
    type.keyword != nil && type.keyword != .protocolType && type.inherited.contains { isView($0) }
  }

  private static func isView(_ type: SwiftType) -> Bool {
    type.text.split(separator: "&").contains { SwiftType(text: String($0).trimmed).name == "View" }
  }

  private struct Word {
    let text: String
    let place: Int
  }

  /// The words of a type's declarations that begin with a capital letter.
  private func words(of type: TypeInfo) -> [Word] {
    let source = files[type.file].source
    var ranges = [type.range]
    for member in type.members where member.isExtension && member.file == type.file {
      ranges.append(member.declaration.range)
    }
    return ranges.flatMap { range -> [Word] in
      let bytes = Array(source[range].utf8)
      var (words, index): ([Word], Int) = ([], 0)
      while index < bytes.count {
        guard bytes[index].isPartOfWord else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
        if bytes[start] >= 65, bytes[start] <= 90 {
          words.append(
            Word(
              text: String(decoding: bytes[start..<index], as: UTF8.self),
              place: range.lowerBound + start))
        }
      }
      return words
    }
  }
}
