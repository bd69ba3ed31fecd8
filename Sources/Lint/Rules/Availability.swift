internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 33.
  static let availability = LintRule(
    name: "availability", code: "L345", severity: .error,
    summary: "A feature is newer than the configured `target`.",
    rationale: """
      On an older system the app crashes with “unrecognized selector”, or the layout differs. The \
      compiler reports this only for previews on an old system; this rule needs no preview.
      """,
    flagged: .section("hgroup row 1w x 44 repeat 3 { item cell 60 x 1h }").targeting(15),
    accepted: .section("hgroup row 1w x 44 split 3 { item cell }").targeting(15),
    evidence: .text { inspection in
      guard let target = inspection.target else { return [] }
      var seen: Set<TextRange> = []
      return inspection.features.filter { feature in
        feature.availability.system > target && !inspection.isPreviewed(below: feature.availability)
          && seen.insert(feature.range).inserted
      }.map { feature in
        Finding(
          range: feature.range, headline: "`\(feature.name)` is not available on iOS \(target)",
          label: "iOS \(feature.availability.system) or later",
          note: "the configuration sets the target to iOS \(target)",
          help: feature.availability.substitute)
      }
    })
}

/// A use of something that older systems lack.
private struct Feature {
  let name: String
  let range: TextRange
  let availability: Availability
}

extension Inspection {
  /// Whether a preview runs on a system without the feature, so that the compiler reports it.
  fileprivate func isPreviewed(below availability: Availability) -> Bool {
    subject.previews.contains { $0.systemVersion < availability.system }
  }

  /// The uses in the file of everything that some systems lack.
  fileprivate var features: [Feature] {
    let program = subject.program
    let elements = program.elements.filter { subject.source.holds($0.range) }
    return elements.flatMap(features) + calls
  }

  private func features(of element: CheckedElement) -> [Feature] {
    var features: [Feature] = []
    if let availability = element.kind.availability {
      features.append(
        Feature(name: element.kind.name, range: element.wordRange, availability: availability))
    }
    if let arrangement = element.arrangement, !arrangement.isSplit,
      let availability = Arrangement.repeat(1).availability
    {
      let name = subject.program.sources[arrangement.range]
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
