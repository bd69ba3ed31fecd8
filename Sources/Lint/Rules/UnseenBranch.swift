internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  package static let unseenBranch = LintRule(
    name: "unseen-branch", code: "L358", severity: .note,
    summary: "No preview shows a branch, a direction, a text size or an empty section.",
    rationale: """
      What no preview shows has not been looked at. The rule runs only where it is selected, or with \
      `--coverage`, which also counts what previews show.
      """,
    flagged: page.followed(by: previews("iPhone 15")),
    accepted: page.followed(by: previews("iPad (10th generation)"), previews("iPhone 15")),
    fixes: .display,
    evidence: .coverage { coverage, inspection in
      let branches = inspection.findings(in: coverage.unseen, coverage)
      let screens = coverage.screens.flatMap { inspection.findings(in: $0, coverage) }
      return branches + screens
    })

  private static let page: LintExample = """
    layout page { section all {
        hgroup row 1w x 44 split (container.width > 700 ? 3 : 2) { item cell }
    } }
    """

  private static func previews(_ device: String) -> String {
    """
    preview "\(device)" { items: all 3 }
    preview "\(device), right to left" {
        device: "\(device)"; direction: rightToLeft; contentSizeCategory: accessibilityLarge; items: all 0
    }
    """
  }
}

extension Inspection {
  /// A finding for each condition with results that no preview has.
  fileprivate func findings(in unseen: [Decision], _ coverage: PreviewCoverage) -> [Finding] {
    var byRange: [TextRange: [Decision]] = [:]
    for decision in unseen { byRange[decision.range, default: []].append(decision) }
    return byRange.values.sorted { $0[0].range.lowerBound < $1[0].range.lowerBound }.flatMap {
      decisions -> [Finding] in
      let cases = subject.cases(ofSwitchAt: decisions[0].range)
      // The cases of a `switch` stand at places of their own.
      guard cases.isEmpty else {
        return decisions.map { decision in
          let range = cases.indices.contains(decision.choice) ? cases[decision.choice] : nil
          return finding(
            of: decision, at: range ?? decision.range, coverage,
            "no preview shows \(range == nil ? "what holds in no case" : "this case")")
        }
      }
      let text = subject.text(in: decisions[0].range)
      let isShort = text.count <= 36 && !text.contains(where: \.isNewline)
      let condition = isShort ? "`\(text)`" : "this condition"
      let headline =
        decisions.count > 1
        ? "no preview evaluates \(condition)"
        : "no preview shows where \(condition) is \(decisions[0].choice == 0)"
      return [finding(of: decisions[0], at: decisions[0].range, coverage, headline)]
    }
  }

  private func finding(
    of decision: Decision, at range: TextRange, _ coverage: PreviewCoverage, _ headline: String
  ) -> Finding {
    let witness = coverage.witness(of: decision)
    return Finding(
      range: range, headline: headline, label: "shown by no preview",
      note: witness.map { "it is so \($0.text)" },
      help: helpText(witness?.preview), fix: witness.map { [adding($0.preview)] })
  }

  /// What no preview of a layout or a view shows beside branches.
  fileprivate func findings(
    in screen: PreviewCoverage.Screen, _ coverage: PreviewCoverage
  ) -> [Finding] {
    let element = subject.program.elements[screen.element]
    let name = "`\(element.name ?? element.kind.name)`"
    guard screen.isShown else {
      let preview = coverage.preview(of: screen.element) { _ in }
      return [
        Finding(
          range: element.range, headline: "no preview shows \(name)", label: "shown by no preview",
          help: helpText(preview), fix: [adding(preview)])
      ]
    }
    var found: [Finding] = []
    let gaps =
      (screen.isMirrored ? [] : ["right to left"])
      + (screen.hasLargeText ? [] : ["at an accessibility text size"])
    if !gaps.isEmpty {
      let preview = coverage.preview(of: screen.element) { preview in
        if !screen.isMirrored { preview.add(direction: .rightToLeft) }
        if !screen.hasLargeText { preview.add(textSize: .accessibilityLarge) }
      }
      found.append(
        Finding(
          range: element.range,
          headline: "no preview shows \(name) \(gaps.joined(separator: " or "))",
          label: "in no preview", help: helpText(preview), fix: [adding(preview)]))
    }
    return found
      + screen.sections.filter { !screen.emptySections.contains($0) }.map { index in
        let section = subject.program.elements[index]
        let preview = coverage.preview(of: screen.element) { $0.empty(section.name) }
        return Finding(
          range: section.range,
          headline: "no preview shows `\(section.name ?? section.kind.name)` without items",
          label: "never empty", help: helpText(preview), fix: [adding(preview)])
      }
  }

  private func helpText(_ preview: SuggestedPreview?) -> String {
    preview.map { "add a preview: `\($0.text)`" } ?? "add a preview that shows it"
  }

  /// The preview at the end of the file.
  private func adding(_ preview: SuggestedPreview) -> Edit {
    let source = subject.source
    let end = source.range.upperBound
    let isOpen = source.bytes.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
    return Edit(
      replace: end..<end, with: (isOpen ? source.lineBreak : "") + preview.text + source.lineBreak)
  }
}

extension LintSubject {
  /// The values of the cases of the `switch` at `range`, the default last; empty for anything else.
  fileprivate func cases(ofSwitchAt range: TextRange) -> [TextRange] {
    for (index, node) in program.expressions.nodes.enumerated() {
      guard case .match(_, let cases, let otherwise) = node,
        program.expressions.ranges[index] == range
      else { continue }
      return (cases.map(\.value) + [otherwise].compactMap(\.self)).map { program.range(of: $0) }
    }
    return []
  }
}
