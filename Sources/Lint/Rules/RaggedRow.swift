internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 12; `uikit.md` 7.3.
  static let raggedRow = LintRule(
    name: "ragged-row", code: "L407", severity: .warning,
    summary: "Cells side by side are each as high as their own content.",
    rationale: """
      A row is as high as its highest cell, and the others do not stretch: their lower edges lie \
      where their contents end. From iOS 17 on `uniform(…)` makes them equal. Cells whose width is \
      left to their content, texts of one line, and cells that all show the same are equal by \
      themselves.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x ~90 split 2 { item card 1w x ~90 } } }",
      """
      layout page { section all { hgroup row 1w x ~90 {
          item big 2/3w x ~90
          item small 1/3w x ~90
      } } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x ~90 split 2 { item card 1w x uniform(90) } } }",
      "layout page { section all { hgroup row 1w x 90 split 2 { item card } } }",
      "layout page { section all { hgroup row 1w x ~90 { item card 1w x ~90 } } }",
      "layout page { section all { hgroup chips 1w x ~32 { item chip ~80 x 32 } } }",
      """
      layout page { section all { hgroup row 1w x ~44 split 2 {
          item cell 1w x ~44 { text "Name" { lines: 1 } }
      } } }
      """,
      """
      layout page { section all { hgroup row 1w x ~44 split 2 { item { image icon 20 x 44 } } } }
      """,
      """
      layout page { section all { hgroup row 1w x ~90 split 2 { item card 1w x ~90 } } }
      preview "phone" 393 x 852 { measured all { card: _ x 90, _ x 90 } }
      """,
    ],
    fixes: .unsafe,
    evidence: .views(
      { observation, inspection in
        observation.sections.flatMap { section in
          section.raggedRows(in: inspection.subject).map { Match(ofRagged: $0, inspection) }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "cells side by side: each `\(stretch.first.name)` has a height of its own",
          at: stretch.first.place, label: "as high as its content"
        ).noting("the row is as high as its highest cell, and the others do not stretch").helping(
          "make them equal: `\(stretch.first.text)`, from iOS 17 on; or write points",
          fix: stretch.first.edits.map { Fix(.unsafe, $0) }
        )
      }))
}

extension Match {
  /// The cells side by side that come from `children`, and what makes them equally high.
  fileprivate init(ofRagged children: [ElementID], _ inspection: Inspection) {
    let subject = inspection.subject
    let places = children.map { subject.dimension(of: $0, on: .vertical) }
    let numbers = Set(places).sorted { $0.lowerBound < $1.lowerBound }.map {
      (range: $0, number: subject.text(in: $0).estimateLiteral)
    }
    let edits = numbers.compactMap { range, number in
      number.map { Edit(replace: range, with: "uniform(\($0))") }
    }
    self.init(
      place: places[0], measure: 1,
      .init(
        name: subject.name(of: children[0]), text: "uniform(\(numbers.first?.number ?? "…"))",
        edits: edits.count == numbers.count ? edits : nil))
  }
}

extension ObservedSection {
  /// The items of each row whose cells differ in height that decide their own.
  fileprivate func raggedRows(in subject: LintSubject) -> [[ElementID]] {
    guard survey.lines.contains(where: { $0.isRow }) else { return [] }
    let known = subject.itemsOfOneHeight(in: section.name)
    let free = Dictionary(
      grouping: section.placements.filter {
        $0.hasHeightOfContent && !known.contains($0.item?.contentName ?? "")
      }, by: { $0.owner?.id ?? .none })
    var seen: Set<ElementID> = []
    return survey.lines.compactMap { line in
      guard line.isRow, seen.insert(line.id).inserted, let items = free[line.id],
        let row = items[0].owner, items.count * line.count >= 2 * row.children.count,
        row.children.count > 1 || !subject.showsOneThing(items[0], in: section.name)
      else { return nil }
      let loose = items.filter(\.size.height.isLoose).map(\.child.id)
      return loose.isEmpty ? nil : loose
    }
  }
}

extension LintSubject {
  /// Whether the cells made from an item of a section show the same, whatever the data.
  fileprivate func showsOneThing(_ placement: Placement, in section: String?) -> Bool {
    guard let item = placement.item, item.contents != nil else { return false }
    let isMeasured = previews.flatMap(\.measured).contains {
      $0.section == section && $0.sizes[item.contentName] != nil
    }
    return !isMeasured && !readsData(in: item.id)
  }

  /// Whether anything in an element may hang on data.
  ///
  /// - Complexity: O(*n*) in the expressions of the program, where any reads data.
  private func readsData(in id: ElementID) -> Bool {
    guard reads(.data), let element = self[id] else { return false }
    // What a definition reads stands elsewhere.
    if usesDefinitions(in: element.body) { return true }
    return program.expressions.ranges.indices.contains {
      element.extent.contains(program.expressions.ranges[$0])
        && program.expressions.inferences[$0].inputs & Input.data.bit != 0
    }
  }

  private func usesDefinitions(in body: [CheckedStatement]) -> Bool {
    body.contains { statement in
      switch statement {
      case .property, .binding: false
      case .element(_, let index): usesDefinitions(in: program.elements[index].body)
      case .condition(let branches): branches.contains { usesDefinitions(in: $0.body) }
      case .use: true
      case .loop(let loop): usesDefinitions(in: loop.body)
      }
    }
  }

  /// The names of contents in a section that are all measured as equally high.
  fileprivate func itemsOfOneHeight(in section: String?) -> Set<String> {
    let sizes = previews.flatMap(\.measured).filter { $0.section == section }.flatMap(\.sizes)
    let heights = Dictionary(grouping: sizes, by: \.key).mapValues { entries in
      entries.flatMap(\.value).compactMap(\.height)
    }
    return Set(heights.filter { $0.value.count > 1 && Set($0.value).count == 1 }.keys)
  }
}

extension SurveyedLine {
  /// Whether children stand side by side, as high as they like.
  fileprivate var isRow: Bool { axis == .horizontal && count > 1 && isThicknessEstimated }
}

extension Placement {
  /// Whether it is an item in a row whose content decides its height, by itself or together with
  /// others, and may decide otherwise than the next.
  fileprivate var hasHeightOfContent: Bool {
    guard let item, let owner, owner.axis == .horizontal, size.height.isEstimated else {
      return false
    }
    let isWide = isPart(on: .horizontal) || !size.width.isEstimated
    return isWide && !(item.contents?.allSatisfy(\.isOfOneLine) ?? false)
  }
}

extension Content {
  /// Whether it holds nothing but texts of one line.
  fileprivate var isOfOneLine: Bool {
    if case .text(let text) = form { return text.lines == 1 }
    return !children.isEmpty && inner.allSatisfy(\.isOfOneLine)
  }
}
