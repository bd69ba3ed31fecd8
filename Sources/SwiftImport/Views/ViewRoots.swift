internal import LayoutSwiftSource
internal import LayoutText

/// A view of the files that may be imported.
struct ViewRoot: Sendable {
  /// The path of its type.
  let type: String
  let file: Int
  let range: TextRange
  /// Its number among the views.
  fileprivate let number: Int
}

/// The views of the files that are imported, and which of them use which.
struct ViewUses: Sendable {
  private let views: [TypeInfo]
  /// By the number of a view, those that use it and those that it uses.
  private var users: [Set<Int>]
  private var used: [Set<Int>]
  /// Those that have been given as roots.
  private var tried: Set<Int> = []

  /// Those that are called one of `names` count as views that no other one uses.
  ///
  /// - Complexity: O(*n*) in the bytes of the views.
  init(of program: SwiftProgram, in numbers: Set<Int>, naming names: [String]) {
    views = program.types.values
      .filter { numbers.contains($0.file) && SwiftProgram.isView($0) && !program.isInPreviews($0) }
      .sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    var named: [String: [Int]] = [:]
    for (index, view) in views.enumerated() { named[view.name, default: []].append(index) }
    users = Array(repeating: [], count: views.count)
    used = users
    for (index, view) in views.enumerated() {
      for word in program.words(of: view) {
        for other in named[word.text] ?? []
        where other != index && !views[other].range.contains(word.place)
          && !names.contains(word.text)
        {
          users[other].insert(index)
          used[index].insert(other)
        }
      }
    }
  }

  /// Those that no other one uses, in the order of the text.
  mutating func roots() -> [ViewRoot] {
    let roots = views.indices.filter { users[$0].isEmpty }
    tried.formUnion(roots)
    return roots.map(root)
  }

  /// The views that no other one uses any more where `root` is not imported.
  mutating func roots(without root: ViewRoot) -> [ViewRoot] {
    used[root.number].sorted().compactMap { other in
      users[other].remove(root.number)
      guard users[other].isEmpty, tried.insert(other).inserted else { return nil }
      return self.root(other)
    }
  }

  /// The next view whose body is not among the functions in `called`: nothing that is imported shows it.
  /// One that no other such view uses comes first.
  mutating func unshown(by called: Set<Int>) -> ViewRoot? {
    let left = views.indices.filter { index in
      !tried.contains(index)
        && views[index].members(named: "body").contains { body in
          !called.contains(where: body.declaration.range.contains)
        }
    }
    let isFree = { (index: Int) in users[index].isDisjoint(with: left) }
    guard let next = left.first(where: isFree) ?? left.first else { return nil }
    tried.insert(next)
    return root(next)
  }

  private func root(_ number: Int) -> ViewRoot {
    let view = views[number]
    return ViewRoot(type: view.path, file: view.file, range: view.range, number: number)
  }
}

extension SwiftProgram {
  /// Whether it stands in a type that shows previews.
  fileprivate func isInPreviews(_ type: TypeInfo) -> Bool {
    guard let outer = type.path.outerName, let info = types[outer] else { return false }
    return info.inherited.contains { $0.name == "PreviewProvider" } || isInPreviews(info)
  }

  fileprivate static func isView(_ type: TypeInfo) -> Bool {
    type.keyword != nil && type.keyword != .protocolType && type.inherited.contains { isView($0) }
  }

  private static func isView(_ type: SwiftType) -> Bool {
    type.text.split(separator: "&").contains { SwiftType(text: String($0.trimmed)).name == "View" }
  }

  fileprivate struct Word {
    let text: String
    let place: Int
  }

  /// The words of a type's declarations that begin with a capital letter.
  fileprivate func words(of type: TypeInfo) -> [Word] {
    let source = files[type.file].source
    var ranges = [type.range]
    for member in type.members where member.isExtension && member.file == type.file {
      ranges.append(member.declaration.range)
    }
    // Words in strings and comments use nothing.
    return ranges.flatMap { range in
      swiftTokens(of: SourceText(bytes: Array(source.bytes(in: range)))).compactMap { token in
        guard token.kind == .word else { return nil }
        let place = range.lowerBound + token.bytes.lowerBound
        let text = String(source[place..<range.lowerBound + token.bytes.upperBound])
        return text.first?.isUppercase == true ? Word(text: text, place: place) : nil
      }
    }
  }
}
