internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 12; `uikit.md` 7.3.
  static let raggedRow = LintRule(
    name: "ragged-row", code: "L407", severity: .warning,
    summary: "Cells side by side have different heights.",
    rationale: """
      A row is as high as its highest cell, and the others do not stretch: each ends where its \
      content ends. On iOS 17 or later `uniform(…)` makes them equal. Not reported are cells of \
      estimated width, single-line texts, and cells that all show the same.
      """,
    flagged: "layout page { section all { hgroup row 1w x ~90 split 2 { item card 1w x ~90 } } }",
    accepted:
      "layout page { section all { hgroup row 1w x ~90 split 2 { item card 1w x uniform(90) } } }",
    fixes: .unsafe,
    evidence: .layouts { facts, inspection in
      facts.sections.flatMap { section in
        section.raggedRows(in: inspection.subject).map(inspection.match(ragged:))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "each `\(occurrence.name)` in a row has its own height",
        label: "as high as its content",
        note: "the row is as high as its highest cell, and the others do not stretch",
        help: "make them equal: `\(occurrence.text)` on iOS 17 or later; or write points",
        fix: occurrence.edits)
    })
}

extension Inspection {
  /// The cells side by side from `children`, with the edits that make them equally high.
  fileprivate func match(ragged children: [ElementID]) -> Match {
    let ranges = children.map { subject.lengthRange(of: $0, on: .vertical) }
    let numbers = Set(ranges).sorted { $0.lowerBound < $1.lowerBound }.map {
      (range: $0, number: subject.text(in: $0).estimateLiteral)
    }
    let edits = numbers.compactMap { range, number in
      number.map { Edit(replace: range, with: "uniform(\($0))") }
    }
    return match(
      children[0], at: .length(.vertical),
      .init(
        text: "uniform(\(numbers.first?.number ?? "…"))",
        edits: edits.count == numbers.count ? edits : nil))
  }
}

extension SectionFacts {
  /// The self-sizing items of each row whose cells may differ in height.
  fileprivate func raggedRows(in subject: LintSubject) -> [[ElementID]] {
    guard survey.lines.contains(where: { $0.isRow }) else { return [] }
    let known = subject.itemsOfOneHeight(in: section.name)
    let free = Dictionary(
      grouping: section.sizedChildren.filter {
        $0.hasHeightOfContent && !known.contains($0.item?.contentName ?? "")
      }, by: { $0.owner?.id ?? .none })
    var seen: Set<ElementID> = []
    return survey.lines.compactMap { line in
      guard line.isRow, seen.insert(line.id).inserted, let items = free[line.id],
        let row = items[0].owner, items.count * line.count >= 2 * row.children.count,
        row.children.count > 1 || !subject.isConstant(items[0], in: section.name)
      else { return nil }
      let sized = items.filter(\.size.height.isSelfSizing).map(\.child.id)
      return sized.isEmpty ? nil : sized
    }
  }
}

extension LintSubject {
  /// Whether the cells of an item of a section show the same for any data.
  fileprivate func isConstant(_ child: SizedChild, in section: String?) -> Bool {
    guard let item = child.item, item.contents != nil else { return false }
    let isMeasured = measuringPreviews.flatMap(\.measured).contains {
      $0.section == section && $0.sizes[item.contentName] != nil
    }
    return !isMeasured && !readsData(in: item.id)
  }

  /// The names of contents in a section that are all measured as equally high.
  fileprivate func itemsOfOneHeight(in section: String?) -> Set<String> {
    let measured = measuringPreviews.flatMap(\.measured).filter { $0.section == section }
    let sizes = measured.flatMap(\.sizes)
    let heights = Dictionary(grouping: sizes, by: \.key).mapValues { entries in
      entries.flatMap(\.value).compactMap(\.height)
    }
    return Set(heights.filter { $0.value.count > 1 && Set($0.value).count == 1 }.keys)
  }
}

extension SurveyedLine {
  /// Whether it holds several children side by side, each of its own height.
  fileprivate var isRow: Bool { axis == .horizontal && count > 1 && isThicknessEstimated }
}

extension SizedChild {
  /// Whether it is an item in a row whose content determines its height, which may differ from that
  /// of the next.
  fileprivate var hasHeightOfContent: Bool {
    guard let item, let owner, owner.axis == .horizontal, size.height.isEstimated else {
      return false
    }
    let isWide = isPart(on: .horizontal) || !size.width.isEstimated
    return isWide && !(item.contents?.allSatisfy(\.hasSingleLines) ?? false)
  }
}

extension Content {
  /// Whether it holds nothing but single-line texts.
  fileprivate var hasSingleLines: Bool {
    if case .text(let text) = form { return text.lines == 1 }
    return !children.isEmpty && inner.allSatisfy(\.hasSingleLines)
  }
}
