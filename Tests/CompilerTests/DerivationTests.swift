import Foundation
import Generation
import LayoutCompiler
import LayoutDerivation
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import LayoutSteps
import LayoutText
import Support
import Synchronization
import Testing

/// Every number of a frame follows from the steps that are shown for it.
@Suite struct DerivationTests {
  @Test(arguments: Repository.samples)
  func stepsOfSamplesFollow(_ file: URL) throws {
    try expectDerivations(of: Compilation(file), upTo: 40)
  }

  @Test func stepsOfGeneratedLayoutsFollow() throws {
    for seed in 0..<UInt64(repetitions(120)) {
      let compilation = Compilation(SourceText(Laws(Choices(seed: seed)).text, name: "\(seed)"))
      try expectDerivations(of: compilation, upTo: 12)
    }
  }

  @Test(arguments: [20, 60], ["vertical", "horizontal"])
  func stepsOfManySectionsFollow(_ count: Int, _ axis: String) throws {
    let sections = (0..<count).map { number in
      let size = axis == "vertical" ? "1w x \(20 + number)" : "\(20 + number) x 1h"
      return "    section part\(number) { insets: 2; hgroup \(size) { item cell } }\n"
    }.joined()
    let text =
      "layout page { scrollDirection: \(axis); spacing: 3\n\(sections)}\npreview 393 x 852 { items: 2 }\n"
    try expectDerivations(of: Compilation(SourceText(text, name: "many")), upTo: 40)
  }

  /// In both directions: the chains of all frames end at the dumped numbers, and each step follows
  /// from its operands.
  private func expectDerivations(of compilation: Compilation, upTo limit: Int) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var request = Request()
      request.direction = direction
      for job in (try? compilation.jobs(request)) ?? [] {
        guard var deriver = compilation.deriver(of: job) else { continue }
        let solved = compilation.result(of: job).solved
        guard solved.elementCount < 20_000 else { continue }
        let name = "\(compilation.source.name), \(job.previewName ?? "")"
        var elements: [LayoutSolver.SolvedElement] = []
        solved.forEachElement { elements.append($0) }
        for index in stride(from: 0, to: elements.count, by: max(1, elements.count / limit)) {
          expect(deriver.frame(of: elements[index]), elements[index].frame, in: solved, name)
        }
        expectNumbers(of: elements, in: solved, deriver, name)
        for section in solved.sections.prefix(limit) {
          expect(deriver.frame(ofSection: section.index), section.frame, in: solved, name)
        }
        let content = Rectangle(origin: .zero, size: solved.contentSize)
        expect(deriver.contentFrame(), content, in: solved, name)
      }
    }
  }

  /// What repeats is counted as it is dumped.
  private func expectNumbers(
    of elements: [LayoutSolver.SolvedElement], in solved: LayoutSolver.SolvedLayout,
    _ deriver: LayoutDeriver, _ name: String
  ) {
    let repeated = elements.filter { element in
      element.cell != nil || solved.sources[element.source].category == .cell
    }
    let groups = Dictionary(grouping: repeated) { [$0.section ?? 0, $0.source] }
    for (key, same) in groups {
      #expect(deriver.count(of: [key[1]], in: key[0]) == same.count, "\(name)")
      for number in Set([0, same.count / 2, same.count - 1]) {
        #expect(deriver.element(number, of: [key[1]], in: key[0]) == same[number], "\(name)")
        #expect(
          deriver.number(of: same[number], among: [key[1]], in: key[0]) == number, "\(name)")
      }
      #expect(deriver.element(same.count, of: [key[1]], in: key[0]) == nil, "\(name)")
    }
  }

  private func expect(
    _ derived: DerivedFrame?, _ frame: Rectangle, in solved: LayoutSolver.SolvedLayout,
    _ name: String
  ) {
    guard let derived else {
      Issue.record("nothing leads to \(frame) in \(name)")
      return
    }
    let numbers = [frame.width, frame.height, frame.x, frame.y]
    var known: Set<Int> = []
    for (chain, number) in zip(Derivation(derived).chains, numbers) {
      #expect(abs((chain.steps.last?.value.result ?? .nan) - number) < 0.0005, "\(name)")
      for step in chain.steps {
        let numbers = step.value.operands.map(\.number)
        let forgives = solved.viewport.pixelGrid.floorsSizes
        let result = step.value.operation.result(of: numbers, forgiving: forgives)
        if result != step.value.result || !known.isEmpty && known.contains(step.id) {
          Issue.record("step \(step.id) does not follow in \(name): \(step.value.text)")
        }
        known.insert(step.id)
        if DerivationRule.named(step.value.rule) == nil {
          Issue.record("no page explains the rule \(step.value.rule)")
        }
      }
    }
  }

  /// The example of each rule has a step that follows from it, in the number that it names.
  /// Whenever the time runs out, there is an answer, which may be that nothing is known.
  @Test func aDeadlineMayPassAnywhere() throws {
    let sections = (0..<6).map { "    section part\($0) { hgroup row 1w x 44 { item cell } }\n" }
    let text = "layout page {\n\(sections.joined())}\npreview 393 x 852 { items: 2 }\n"
    let compilation = Compilation(SourceText(text, name: "short"))
    let jobs = try compilation.jobs(Request())
    for time in 0..<200 {
      for address in ["part5/cell[1]", "part5", "@7:8", "content"] {
        var job = jobs[0]
        let asked = Mutex(0)
        job.stage.deadline = Deadline(in: .seconds(time)) {
          asked.withLock { count in
            count += 1
            return .seconds(count)
          }
        }
        _ = compilation.derivation(of: address, in: job)
      }
    }
  }

  /// Chains are as long as there are sections: they are followed and released without a call for each step.
  @Test func longChainsAreFollowedAndReleased() {
    var value = DerivedValue(given: 0, "section-start", "at 0", .init(origin: .default))
    for _ in 0..<200_000 {
      value = DerivedValue(.add, [.value(value), .number(1)], .init("section-start", "behind one"))
    }
    #expect(value.result == 200_000)
    #expect(StepSequence(to: value).reduce(0) { count, _ in count + 1 } == 200_001)
    value = DerivedValue(given: 0, "section-start", "at 0", .init(origin: .default))
  }

  @Test func everyRuleHasAnExample() throws {
    for rule in DerivationRule.all {
      let compilation = Compilation(SourceText(rule.example.source))
      #expect(compilation.diagnostics.map(\.headline) == [], "\(rule.name)")
      let rules = rule.namedInExample
      #expect(rules.contains(rule.name), "\(rule.name): \(rules)")
    }
    let names = DerivationRule.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func addresses() throws {
    let parts = [ElementAddress.Part(name: "posts"), .init(name: "big tile", index: 1)]
    #expect(ElementAddress("posts/\"big tile\"[1]") == .path(parts))
    let quoted = ["posts", #"a "b"\c/ü[0]"#]
    let path = ElementAddress.path(quoted, [1: 2])
    #expect(path == #"posts/"a \"b\"\\c/ü[0]"[2]"#)
    #expect(
      ElementAddress(path) == .path([.init(name: quoted[0]), .init(name: quoted[1], index: 2)]))
    #expect(ElementAddress("1.4/live") == .cell(section: 1, item: 4, badge: "live"))
    #expect(ElementAddress("@29:17") == .place(line: 29, column: 17))
    #expect(ElementAddress("100,200.5") == .point(x: 100, y: 200.5))
    for fault in ["posts[", "posts//a", "@", "@x", "\"a", #""a\"#, "a[-1]", ""] {
      #expect(ElementAddress(fault) == nil)
    }
  }
}
