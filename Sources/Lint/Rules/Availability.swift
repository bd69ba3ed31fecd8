internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 33.
  static let availability = LintRule(
    name: "availability", code: "L345", severity: .error,
    summary: "Something needs a newer system than the `target` of the configuration.",
    rationale: """
      On an older system the app ends with “unrecognized selector”, or the layout is another one. A \
      preview on an old system tells of it, too; this rule needs none.
      """,
    flagged: ["layout page { section all { hgroup row 1w x 44 repeat 3 { item cell 60 x 1h } } }"],
    accepted: ["layout page { section all { hgroup row 1w x 44 split 3 { item cell } } }"],
    exampleTarget: 15,
    evidence: .text { inspection in
      guard let target = inspection.target else { return [] }
      var seen: Set<TextRange> = []
      return inspection.features.filter { feature in
        feature.availability.system > target && !inspection.isPreviewed(below: feature.availability)
          && seen.insert(feature.range).inserted
      }.map { feature in
        inspection.finding(
          "`\(feature.name)` does not exist on iOS \(target)", at: feature.range,
          label: "from iOS \(feature.availability.system) on"
        ).noting("the configuration says that the file has to run on iOS \(target)")
          .helping(feature.availability.substitute)
      }
    })
}

/// Something that older systems do not have.
private struct Feature {
  let name: String
  let range: TextRange
  let availability: Availability
}

extension Inspection {
  /// Whether a preview shows the file on a system that lacks the feature, and has told of it.
  fileprivate func isPreviewed(below availability: Availability) -> Bool {
    subject.previews.contains { $0.systemVersion < availability.system }
  }

  /// Everything in the file that not every system has.
  fileprivate var features: [Feature] {
    let program = subject.program
    let elements = program.elements.filter { subject.source.holds($0.range) }
    return elements.flatMap(features) + calls
  }

  private func features(of element: CheckedElement) -> [Feature] {
    var features: [Feature] = []
    if let availability = element.kind.words.availability {
      features.append(
        Feature(name: element.kind.name, range: element.wordRange, availability: availability))
    }
    if let arrangement = element.arrangement, !arrangement.isSplit,
      let availability = Arrangement.repeat(1).availability
    {
      let name = subject.source[arrangement.range]
      features.append(Feature(name: name, range: arrangement.range, availability: availability))
    }
    return features + element.body.properties.compactMap { feature($0, of: element.kind) }
  }

  private func feature(_ property: CheckedProperty, of kind: ElementKind) -> Feature? {
    guard let index = property.index, let availability = kind.properties[index].availability,
      subject.source.holds(property.range)
    else { return nil }
    if case .word(let word)? = property.values.first.flatMap({ constant($0.expression) }),
      availability.harmlessWords.contains(word)
    {
      return nil
    }
    return Feature(name: property.name, range: property.range, availability: availability)
  }

  private var calls: [Feature] {
    let program = subject.program
    return program.expressions.nodes.enumerated().compactMap { index, expression in
      guard case .call(let function, _) = expression,
        let availability = Function.all[function].availability,
        subject.source.holds(program.expressions.ranges[index])
      else { return nil }
      return Feature(
        name: Function.all[function].name, range: program.expressions.ranges[index],
        availability: availability)
    }
  }
}
