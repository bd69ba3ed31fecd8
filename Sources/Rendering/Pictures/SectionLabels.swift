internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// What stands beside a section at the margin of its picture.
struct SectionLabel {
  let section: SolvedSection
  let refusal: Refusal?
  /// From where to where the section reaches along the scroll axis, inside the picture.
  let span: ClosedRange<Points>
  /// Its name, then what there is room for: none where its neighbours' names leave no room.
  var lines: [String]
  /// Where its lines begin: with the section, or below the label before.
  var top: Points

  /// The height of the name's letters and of the others.
  static let (nameSize, detailSize): (Points, Points) = (12, 10)
  static let lineHeight: Points = 14

  var bottom: Points { top + Self.lineHeight * Points(lines.count) }

  /// The width of the widest line, in points.
  var width: Points {
    zip(lines, [Self.nameSize] + Array(repeating: Self.detailSize, count: lines.count))
      .map { Lettering.width(of: $0, size: $1) }.max() ?? 0
  }
}

extension Picture {
  /// The labels of the sections, in their order.
  var sectionLabels: [SectionLabel] {
    let axis = scrollAxis
    let refusals = Dictionary(uniqueKeysWithValues: solved.firstRefusals.map { ($0.section, $0) })
    var labels: [SectionLabel] = []
    for section in sections {
      let start = max(section.frame.start(on: axis), area.start(on: axis))
      let end = max(start, min(section.frame.end(on: axis), area.end(on: axis)))
      let lines = lines(of: section, refusals[section.index])
      labels.append(
        SectionLabel(
          section: section, refusal: refusals[section.index], span: start...end, lines: lines,
          top: start))
    }
    return axis == .vertical ? Self.thinnedDown(labels) : Self.thinnedAcross(labels)
  }

  private func lines(of section: SolvedSection, _ refusal: Refusal?) -> [String] {
    let short =
      Lettering.fit(section.title, in: Self.widestName, size: SectionLabel.nameSize) ?? "…"
    if refusal != nil { return [short, "refused"] }
    let count = solved.cellCount(ofSection: section.index)
    let items = count == 1 ? "1 item" : "\(count) items"
    var lines = [short, items]
    if section.orthogonal != nil {
      lines.append(scrollAxis == .vertical ? "scrolls →" : "scrolls ↓")
    }
    if solved.layout.sections[section.index].isApproximate { lines.append("approximate") }
    return lines
  }

  private static let widestName: Points = 120

  /// Moves labels below those before them, and leaves out what would run into the next.
  private static func thinnedDown(_ labels: [SectionLabel]) -> [SectionLabel] {
    var labels = labels
    var free = -Points.infinity
    for index in labels.indices {
      let start = labels[index].span.lowerBound
      let top = max(start, free)
      let next = index + 1 < labels.count ? labels[index + 1].top : .infinity
      let most = Points(labels[index].lines.count)
      let room = next.isFinite ? min((next - top) / SectionLabel.lineHeight, most) : most
      let isFar = top - start > farthestLabel
      labels[index].lines = Array(labels[index].lines.prefix(isFar ? 0 : max(1, Int(room))))
      labels[index].top = top
      if !isFar { free = labels[index].bottom }
    }
    return labels
  }

  /// How far below the start of its section a label may stand, in points.
  private static let farthestLabel: Points = 30

  /// One line for each, as long as its section.
  private static func thinnedAcross(_ labels: [SectionLabel]) -> [SectionLabel] {
    var labels = labels
    for index in labels.indices {
      let next = index + 1 < labels.count ? labels[index + 1].span.lowerBound : .infinity
      let room = max(labels[index].span.upperBound, next) - labels[index].span.lowerBound - 8
      let line = labels[index].lines.joined(separator: " · ")
      let fitting = [line, labels[index].lines[0]].first {
        Lettering.width(of: $0, size: SectionLabel.nameSize) <= room
      }
      let short = fitting ?? Lettering.fit(line, in: room, size: SectionLabel.nameSize)
      labels[index].lines = short.map { [$0] } ?? []
    }
    return labels
  }
}
