import LayoutContent
import LayoutGeometry
import LayoutLanguage
import LayoutTypesetting
import Support
import Testing

/// Properties that hold for random contents.
@Suite struct ContentPropertyTests {
  static let seeds = 1...repetitions(5_000)

  private func solver(mirrored isMirrored: Bool = false) -> ContentSolver {
    var traits = Traits()
    if isMirrored { traits.layoutDirection = .rightToLeft }
    let pixels = PixelGrid(scale: 3, floorsSizes: true)
    return ContentSolver(
      text: Typesetter(model: .mono, pixels: pixels), on: ContentScreen(traits))
  }

  private func example(_ seed: Int) -> (content: Content, proposal: PartialSize) {
    var random = RandomContent(seed: UInt64(seed))
    return (random.content(depth: 3), random.proposal())
  }

  /// Solving is repeatable; the outermost frame has the size that answers the proposal; right to left
  /// is the mirror image.
  @Test func framesAreAnswers() {
    for seed in Self.seeds {
      let (content, proposal) = example(seed)
      let solved = solver().solve(content, proposal)
      check(solver().solve(content, proposal).placed == solved.placed, "twice", seed)
      let outermost = solved.placed.first { $0.element == 0 }?.frame.size
      check(outermost == solved.size, "outermost", seed)
      check(solver().size(of: content, for: proposal) == solved.size, "answer", seed)
      let mirrored = solver(mirrored: true).solve(content, proposal)
      check(mirrored.placed.count == solved.placed.count, "mirrored", seed)
      let isMirror = zip(solved.placed, mirrored.placed).allSatisfy { left, right in
        left.frame.mirrored(in: solved.size.width) == right.frame
          && left.contentFrame.mirrored(in: solved.size.width) == right.contentFrame
      }
      check(isMirror, "mirrored", seed)
    }
  }

  /// Cheaper than tens of thousands of expectations.
  private func check(_ holds: Bool, _ property: String, _ seed: Int) {
    if !holds { Issue.record("\(property): seed \(seed)") }
  }

  /// Each child of a stack starts where the previous one ends, plus the gap.
  @Test func aStackIsAsLongAsItsChildrenAndGaps() {
    for seed in Self.seeds {
      let axis = seed % 2 == 0 ? Axis.horizontal : .vertical
      let (stack, proposal) = stack(along: axis, seed)
      let solved = solver().solve(stack, proposal)
      let children = solved.placed.filter { solved.elements[$0.element].parent == 0 }
      guard !children.isEmpty, proposal[axis.flipped] != nil else { continue }
      let lengths = children.reduce(0) { $0 + $1.frame.size[axis] }
      let gaps = 5 * Double(children.count - 1)
      check(abs(lengths + gaps - solved.size[axis]) < 1e-6, "length", seed)
    }
  }

  /// The size of a child's frame answers its proposal in any container.
  @Test func framesOfChildrenAreAnswers() {
    for seed in Self.seeds {
      var random = RandomContent(seed: UInt64(seed))
      let proposal = random.proposal()
      let form = random.pick([
        ContentForm.layers(Layers()), .lazyStack(Stack(axis: .vertical)),
        .lazyStack(Stack(axis: .horizontal)), .balanced(Balanced()), .firstFit(FirstFit()),
      ])
      var content = Content(word: "container", form)
      for _ in 0..<3 { content.children.append(random.content(depth: 2)) }
      // The length of these depends on the enclosing stack.
      if content.children.contains(where: \.isOfItsStack) { continue }
      let solved = solver().solve(content, proposal)
      let places = solved.elements.indices.filter { solved.elements[$0].parent == 0 }
      let asked = proposals(in: content, proposal, solved.size)
      for (child, place) in places.enumerated() {
        guard let frame = solved.placed.first(where: { $0.element == place })?.frame else {
          continue
        }
        let answer = solver().size(of: content.children[child], for: asked)
        check(frame.size == answer, "answer of child \(child)", seed)
      }
    }
  }

  /// The proposals that a container of a size makes to its children.
  private func proposals(
    in container: Content, _ proposal: PartialSize, _ size: Size
  ) -> PartialSize {
    switch container.form {
    case .lazyStack(let stack):
      var proposal = PartialSize()
      proposal[stack.axis.flipped] = size[stack.axis.flipped]
      return proposal
    case .balanced:
      let ideals = container.children.compactMap { solver().size(of: $0, for: PartialSize()) }
      return PartialSize(
        width: ideals.map(\.width).max(), height: ideals.map(\.height).max())
    case .firstFit: return proposal
    default: return PartialSize(width: size.width, height: size.height)
    }
  }

  private func stack(along axis: Axis, _ seed: Int) -> (Content, PartialSize) {
    var random = RandomContent(seed: UInt64(seed))
    var stack = Stack(axis: axis)
    stack.spacing = 5
    var content = Content(word: "stack", .stack(stack))
    for _ in 0..<random.pick([1, 2, 3, 4]) {
      content.children.append(random.content(depth: 1))
    }
    return (content, random.proposal())
  }

  /// Only the last child may be chosen although its ideal size exceeds the proposal.
  @Test func whatIsChosenFits() {
    for seed in Self.seeds {
      var random = RandomContent(seed: UInt64(seed))
      var content = Content(word: "viewthatfits", .firstFit(FirstFit()))
      for _ in 0..<3 { content.children.append(random.content(depth: 1)) }
      let proposal = random.proposal()
      let solved = solver().solve(content, proposal)
      let places = solved.elements.indices.filter { solved.elements[$0].parent == 0 }
      let shown = places.firstIndex { place in solved.placed.contains { $0.element == place } }
      guard let shown else {
        Issue.record("seed \(seed): nothing is chosen")
        continue
      }
      let fits = content.children.map { child in
        let ideal = solver().size(of: child, for: PartialSize())
        return Axis.allCases.allSatisfy { ideal?[$0] ?? 0 <= proposal[$0] ?? .infinity }
      }
      check(shown == fits.dropLast().firstIndex(of: true) ?? 2, "chosen", seed)
    }
  }

  /// Deep nesting costs no more per element.
  @Test(arguments: [Axis.horizontal, .vertical])
  func depthCostsNothing(_ start: Axis) {
    let costs = [4, 64].map { depth in
      let solved = solver().solve(
        nested(depth, start), PartialSize(width: 390, height: 844))
      return Double(solved.measurementCount) / Double(solved.elements.count)
    }
    #expect(costs[1] <= 2 * costs[0], "\(costs)")
  }

  /// The alignment of baselines costs little more per element when nested deeply.
  @Test func depthOfBaselinesCostsLittle() {
    let costs = [4, 64].map { depth in
      var content = Content(word: "text", .text(WrittenText()))
      for level in 0..<depth {
        var stack = Stack(axis: level % 3 == 2 ? .vertical : .horizontal)
        stack.rowAlignment = level % 2 == 0 ? .firstBaseline : .lastBaseline
        var outer = Content(word: "stack", .stack(stack))
        outer.children = [Content(word: "text", .text(WrittenText())), content]
        content = outer
      }
      let solved = solver().solve(content, PartialSize(width: 390, height: 844))
      return Double(solved.measurementCount) / Double(solved.elements.count)
    }
    #expect(costs[1] <= 2 * costs[0], "\(costs)")
  }

  /// Nested stacks, each with a text and a box beside the next stack.
  private func nested(_ depth: Int, _ axis: Axis) -> Content {
    var text = WrittenText()
    text.string = "Some words here"
    var content = Content(word: "stack", .stack(Stack(axis: axis)))
    content.children = [Content(word: "text", .text(text)), Content(word: "box", .box)]
    if depth > 1 { content.children.append(nested(depth - 1, axis.flipped)) }
    return content
  }
}

extension Content {
  /// Whether its length depends on the enclosing stack.
  fileprivate var isOfItsStack: Bool {
    switch form {
    case .spacer, .divider: true
    default: false
    }
  }
}
