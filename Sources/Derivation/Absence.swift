internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps
package import LayoutText

/// Why an element is not there.
package struct Absence {
  /// `container.width >= 700 is false at 393`.
  package let reason: String
  /// Where that is decided.
  let range: TextRange?
  /// What led to a length that is missing.
  var missing: DerivedValue?
  let places: StepPlaces
  let context: DerivedElement.Context

  /// The rule that decides it, in kebab-case.
  var rule: String?

  /// The steps that led to the length that is missing.
  private var chain: Derivation? { missing.map { Derivation(of: $0, writtenAt: places) } }

  /// The reason, and where it is written.
  package var words: String {
    let words = [rule, range.map { places.words($0) }].compactMap(\.self)
    return reason + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")
  }

  /// As text: the reason, then the steps.
  package func text(_ style: DerivedElement.Style) -> String {
    let steps = chain?.chains.first?.shown(isFull: style.isFull) ?? []
    return words.printable + "\n" + steps.map { places.line(of: $0.value) }.joined()
  }

  package var json: JSON {
    let steps = chain.map { chain in
      chain.chains.flatMap { $0.steps.map { places.json(of: $0, in: chain) } }
    }
    let file = range.map { places.program.sources.file(at: $0.lowerBound).name }
    return context.json([
      ("element", JSON(.null)), ("chains", .object([])),
      (
        "absent",
        [
          "reason": .text(reason), "file": .optional(file),
          "range": range.map { places.json($0) } ?? JSON(.null), "chain": .list(steps ?? []),
        ]
      ),
    ])
  }
}

extension ElementFinder {
  /// Why there is nothing at `address`, whose search had the result `answer`; `nil` where no element
  /// of the program is meant.
  func absence(of address: ElementAddress, _ answer: Answer, _ places: StepPlaces) -> Absence? {
    let context = DerivedElement.Context(job, result, file: program.source.name)
    let make = { (reason: String, range: TextRange?) in
      Absence(reason: reason, range: range, places: places, context: context)
    }
    if case .outOfRange(let count, let names, let section) = answer {
      let name = names.last ?? ""
      if let refused = refusal(of: section ?? self.section(named: names.first)) {
        return absence(refused, make)
      }
      if let section, names.count == 1 {
        return tooFew(section, names[0], address, make)
      }
      if count == 0, let section {
        let items = solved.layout.sections[section].itemCount
        let range = places.element(solved.layout.sections[section].id)?.range
        return items == 0
          ? make("\(names[0]) has no items", range)
          : ranOut(
            make(
              "\(name) has no item: the group ran out after \(items)",
              written(names, places) ?? range))
      }
      return make(
        "there \(count == 1 ? "is" : "are") \(count) of \(name), the \((address.index + 1).asOrdinal) is asked for",
        written(names, places))
    }
    let elements = NamedElements(below: job.layout, in: program)
    var index: Int?
    switch address {
    case .path(let parts):
      var names = parts.map(\.name)
      if showsView, names.count > 1, names[0] == name(ElementID(job.layout)) { names.removeFirst() }
      index = elements.entries(at: names).first?.index
    case .place(let line, let column):
      let all = Set(elements.entries.map(\.index))
      index = written(line, column).first(where: all.contains)
    case .cell, .point: break
    }
    guard let index else { return nil }
    let element = program.elements[index]
    let name = element.name ?? element.kind.name
    let owners = [index] + owners(of: index)
    for section in solved.sections.indices
    where owners.contains(solved.layout.sections[section].id.index) {
      if let refused = refusal(of: section) { return absence(refused, make) }
    }
    if let condition = falseCondition(around: index) {
      return make(
        "\(name) is not there: \(condition.text) is false\(seen(condition.text))",
        condition.range)
    }
    if let hidden = concealment(of: index) {
      return make("\(name) is not there: \(hidden.reason)", hidden.range)
    }
    return absence(around: owners, elements, places) ?? make("\(name) is not there", element.range)
  }

  /// Why the element of the layout that a content stands in is not there.
  private func absence(
    around owners: [Int], _ elements: NamedElements, _ places: StepPlaces
  ) -> Absence? {
    var finder = self
    for entry in elements.entries where owners.dropFirst().contains(entry.index) {
      let names = entry.owners.compactMap(\.first) + entry.names.prefix(1)
      let address = ElementAddress.path(names.map { .init(name: $0) })
      let answer = finder.find(address)
      if case .outOfRange = answer { return absence(of: address, answer, places) }
    }
    return nil
  }

  private func ranOut(_ absence: Absence) -> Absence {
    var absence = absence
    absence.rule = "order"
    return absence
  }

  private func section(named name: String?) -> Int? {
    solved.layout.sections.firstIndex { self.name($0.id) == name }
  }

  private func written(_ names: [String], _ places: StepPlaces) -> TextRange? {
    NamedElements(below: job.layout, in: program).entries(at: names).first.map {
      program.elements[$0.index].range
    }
  }

  private func tooFew(
    _ section: Int, _ name: String, _ address: ElementAddress,
    _ make: (String, TextRange?) -> Absence
  ) -> Absence {
    let count = solved.layout.sections[section].itemCount
    var wanted = address.index
    if case .cell(_, let item, _) = address { wanted = item }
    let preview = job.stage.preview
    let range =
      program.elements.indices.contains(preview.index) ? program.elements[preview.index] : nil
    let items = range?.body.lazy.compactMap { statement -> TextRange? in
      if case .property(let property) = statement, property.name == "items" {
        property.range
      } else {
        nil
      }
    }.first
    return make(
      "\(name) has \(count) items, the \((wanted + 1).asOrdinal) is asked for",
      items ?? range?.range)
  }

  private func refusal(of section: Int?) -> PlacedRefusal? {
    guard let section else { return nil }
    return result.refusals.first { $0.refusal.section == section }
  }

  private func absence(
    _ refused: PlacedRefusal, _ make: (String, TextRange?) -> Absence
  ) -> Absence {
    let section = name(solved.layout.sections[refused.refusal.section].id)
    let (rule, words) = (refused.refusal.rule, refused.path.last ?? section)
    let why =
      switch rule {
      case .noRoomForGroup: "no room for \(words)"
      case .firstItemCannotFit: "the first item of \(words) does not fit"
      case .emptyGroup: "\(words) has no items"
      case .rivalGroups: "it has several groups"
      case .duplicateKind: "two of its boundary items have the same kind"
      case .tooManyItems: "\(words) would hold too many items"
      }
    var absence = make("\(section) was refused: \(why)", refused.range)
    absence.missing = deriver?.shortage(of: refused.refusal)
    absence.rule = rule.rawValue
    return absence
  }

  /// The elements around one, from the inside out.
  private func owners(of index: Int) -> [Int] {
    program.elements.indices.filter { owner in
      program.elements[owner].body.flatMap(\.elements).contains(index)
    }.flatMap { [$0] + owners(of: $0) }
  }

  /// The condition that keeps an element out.
  private func falseCondition(around index: Int) -> (text: String, range: TextRange)? {
    var conditions: [ExpressionID] = []
    for element in [index] + owners(of: index) {
      for owner in owners(of: element).prefix(1) {
        conditions += program.elements[owner].body.flatMap { $0.conditions(around: element) }
      }
    }
    let decisions =
      showsView
      ? LayoutEvaluation.decisions(in: program, view: job.layout, on: job.stage)
      : LayoutEvaluation.decisions(in: program, layout: job.layout, on: job.stage)
    for condition in conditions {
      let range = program.range(of: condition)
      if decisions.contains(where: { $0.range == range && $0.choice != 0 }) {
        return (program.sources[range], range)
      }
    }
    return nil
  }

  /// What `condition` reads, as far as it is the size of the container.
  private func seen(_ condition: String) -> String {
    let container = job.stage.viewport.container(.safeArea, scrolling: .vertical)
    if condition.holds("container.width") { return " at \(container.width.asWritten)" }
    if condition.holds("container.height") { return " at \(container.height.asWritten)" }
    return ""
  }
}

extension CheckedStatement {
  /// The conditions under which it brings the element at `index`.
  fileprivate func conditions(around index: Int) -> [ExpressionID] {
    switch self {
    case .property, .binding, .element: []
    case .condition(let branches):
      branches.filter { $0.body.contains { $0.elements.contains(index) } }.flatMap { branch in
        [branch.condition].compactMap(\.self)
          + branch.body.flatMap { $0.conditions(around: index) }
      }
    case .use(let use): use.body.flatMap { $0.conditions(around: index) }
    case .loop(let loop): loop.body.flatMap { $0.conditions(around: index) }
    }
  }
}

extension Int {
  /// `19th`.
  fileprivate var asOrdinal: String {
    let ending =
      (11...13).contains(self % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][self % 10] ?? "th"
    return "\(self)\(ending)"
  }
}
