internal import LayoutSyntax
internal import LayoutText

extension Library {
  /// The files whose names hold in the file `id`: those it imports, once each, circles left out.
  func neighbours(of id: FileID) -> [FileID] {
    if files[id.index].imports.isEmpty { return [] }
    var seen: Set<FileID> = []
    return files[id.index].imports.compactMap { target(of: $0, in: id) }
      .filter { seen.insert($0).inserted }
  }

  /// The file whose names `statement` makes known in the file `id`.
  func target(of statement: Import, in id: FileID) -> FileID? {
    guard case .file(let other) = statement.target, circles[id.index] != circles[other.index]
    else { return nil }
    return other
  }

  /// `id` and all that it imports, however far, each behind those that it imports itself.
  ///
  /// - Complexity: O(*n*) in the imports of these files.
  func order(from id: FileID) -> [FileID] {
    if files[id.index].imports.isEmpty { return [id] }
    var order: [FileID] = []
    var seen: Set<FileID> = [id]
    var path = [(file: id, rest: neighbours(of: id)[...])]
    while let last = path.indices.last {
      guard let next = path[last].rest.popFirst() else {
        order.append(path.removeLast().file)
        continue
      }
      if seen.insert(next).inserted { path.append((next, neighbours(of: next)[...])) }
    }
    return order
  }

  /// By file, how many imports lead there from the file `id`; `nil`: none do.
  func distances(from id: FileID) -> [Int?] {
    var distances = [Int?](repeating: nil, count: files.count)
    distances[id.index] = 0
    var waiting = [id]
    var place = 0
    while place < waiting.count {
      let file = waiting[place]
      place += 1
      for next in neighbours(of: file) where distances[next.index] == nil {
        distances[next.index] = (distances[file.index] ?? 0) + 1
        waiting.append(next)
      }
    }
    return distances
  }

  private func links(of index: Int) -> [Int] {
    files[index].imports.compactMap { statement in
      if case .file(let other) = statement.target { other.index } else { nil }
    }
  }

  /// A number for each file; two have the same one if each imports the other, however far.
  ///
  /// - Complexity: O(*n*) in files and imports.
  /// - Source: Tarjan, Depth-first search and linear graph algorithms, 1972.
  func circleNumbers() -> [Int] {
    // A closure: a key path is put together at run time, from metadata.
    let isWithoutImports = files.allSatisfy { $0.imports.isEmpty }
    guard !isWithoutImports else { return Array(files.indices) }
    var walk = CircleWalk(count: files.count)
    for file in files.indices where walk.visits[file] == nil { walk.visit(file, links(of:)) }
    return walk.numbers
  }

  /// The shortest circle through the first file of each circle: the imports that it is made of.
  ///
  /// - Complexity: O(*n*) in files and imports, if circles are few.
  var shortestCircles: [[CircleStep]] {
    guard !files.allSatisfy({ $0.imports.isEmpty }) else { return [] }
    var known: Set<Int> = []
    return files.indices.compactMap { file in
      known.insert(circles[file]).inserted ? circle(through: file) : nil
    }
  }

  /// An import on the way round.
  struct CircleStep {
    let file: FileID
    let range: TextRange
  }

  private func circle(through start: Int) -> [CircleStep]? {
    var cameFrom: [Int: (file: Int, range: TextRange)] = [:]
    var waiting = [start]
    var place = 0
    while place < waiting.count, cameFrom[start] == nil {
      let file = waiting[place]
      place += 1
      for statement in files[file].imports {
        guard case .file(let next) = statement.target, circles[next.index] == circles[start],
          cameFrom[next.index] == nil
        else { continue }
        cameFrom[next.index] = (file, statement.path.range)
        waiting.append(next.index)
      }
    }
    var steps: [CircleStep] = []
    var file = start
    while let step = cameFrom[file] {
      steps.append(CircleStep(file: FileID(index: step.file), range: step.range))
      file = step.file
      if file == start { return steps.reversed() }
    }
    return nil
  }
}

/// A search for circles, without recursion: files may be imported one from the next at any length.
private struct CircleWalk {
  /// When each file was first seen.
  private(set) var visits: [Int?]
  private(set) var numbers: [Int]
  /// The earliest file that is reached from each.
  private var earliest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var clock = 0

  init(count: Int) {
    visits = Array(repeating: nil, count: count)
    numbers = Array(repeating: 0, count: count)
    earliest = numbers
    isOpen = Array(repeating: false, count: count)
  }

  mutating func visit(_ file: Int, _ links: (Int) -> [Int]) {
    var path = [(file: file, rest: links(file)[...])]
    enter(file)
    while let last = path.indices.last {
      let file = path[last].file
      guard let next = path[last].rest.popFirst() else {
        path.removeLast()
        if let before = path.last?.file { earliest[before] = min(earliest[before], earliest[file]) }
        if earliest[file] == visits[file] { finish(file) }
        continue
      }
      if let visit = visits[next] {
        if isOpen[next] { earliest[file] = min(earliest[file], visit) }
      } else {
        enter(next)
        path.append((next, links(next)[...]))
      }
    }
  }

  private mutating func enter(_ file: Int) {
    (visits[file], earliest[file], isOpen[file]) = (clock, clock, true)
    clock += 1
    open.append(file)
  }

  /// Numbers the circle whose earliest file is `file`.
  private mutating func finish(_ file: Int) {
    while let last = open.popLast() {
      (numbers[last], isOpen[last]) = (file, false)
      if last == file { return }
    }
  }
}
