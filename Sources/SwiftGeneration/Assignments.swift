internal import LayoutChecking
internal import LayoutLanguage

/// A property and the conditions and loops around it, in its element.
struct Assignment {
  /// A condition's branch, or a loop.
  enum Step {
    case branch([MemberBranch], Int, ExpressionID)
    case loop(CheckedLoop, [Member])

    /// What tells statements apart.
    var statement: Int {
      switch self {
      case .branch(_, _, let id): id.index * 2
      case .loop(let loop, _): loop.binding.index * 2 + 1
      }
    }
  }

  let path: [Step]
  let property: CheckedProperty

  var isPlain: Bool { path.isEmpty }
}

extension [Member] {
  /// Every property they set, in the order of evaluation: what a `use` brings comes first.
  ///
  /// - Source: `language.md` 4.
  var assignments: [Assignment] { usedAssignments + own([]) }

  /// Those that a `use` brings.
  var usedAssignments: [Assignment] { used([]) }

  private func used(_ path: [Assignment.Step]) -> [Assignment] {
    flatMap { member -> [Assignment] in
      switch member {
      case .property, .binding, .element: []
      case .use(let body): body.used(path) + body.own(path)
      case .condition(let branches): steps(branches, path) { $0.used($1) }
      case .loop(let loop, let body): body.used(path + [.loop(loop, body)])
      }
    }
  }

  private func own(_ path: [Assignment.Step]) -> [Assignment] {
    flatMap { member -> [Assignment] in
      switch member {
      case .property(let property): [Assignment(path: path, property: property)]
      case .binding, .element, .use: []
      case .condition(let branches): steps(branches, path) { $0.own($1) }
      case .loop(let loop, let body): body.own(path + [.loop(loop, body)])
      }
    }
  }

  private func steps(
    _ branches: [MemberBranch], _ path: [Assignment.Step],
    _ body: ([Member], [Assignment.Step]) -> [Assignment]
  ) -> [Assignment] {
    guard let id = branches.first?.condition else { return [] }
    return branches.indices.flatMap { index in
      body(branches[index].body, path + [.branch(branches, index, id)])
    }
  }
}

extension [Assignment] {
  /// Those of the property `name` that count: what a later one replaces in every view is left out.
  func effective(_ name: String) -> [Assignment] {
    let all = filter { $0.property.name == name }
    guard let last = all.lastIndex(where: { $0.isPlain && !$0.property.isPart }) else { return all }
    return Array(all[last...])
  }
}
