internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// The texts of the diagnostic of a refusal.
struct RefusalText {
  let code: Diagnostic.Code
  let summary: String
  let label: String
  /// The smallest change that helps.
  let help: String

  init(_ refusal: Refusal) {
    let description = RefusalDescription(refusal.rule)
    code = description.code
    var (summary, label) = (description.summary, description.label)
    switch refusal.rule {
    case .noRoomForGroup:
      if let shortage = refusal.shortage, shortage.available <= 0 {
        label = "nothing is left for it"
      }
      help = refusal.shortage.map(Self.smallerInsets) ?? "make the insets smaller"
    case .firstItemCannotFit:
      help = refusal.shortage.map(Self.shorterChild) ?? "make the group longer"
    case .emptyGroup where refusal.path.count == 1:
      (summary, label) = ("it has no group in this view", "nothing to repeat")
      help = "give it one group or row under every condition"
    case .emptyGroup:
      help = "add an item to the group"
    case .rivalGroups:
      help = "make the conditions exclude one another, or put the groups into one"
    case .duplicateKind:
      help = "give one of them another name"
    case .tooManyItems:
      help = "make its children longer, or the group shorter"
    }
    (self.summary, self.label) = (summary, label)
  }

  private static func smallerInsets(_ shortage: Refusal.Shortage) -> String {
    let isWidth = shortage.axis == .horizontal
    let comparative = isWidth ? "wider" : "higher"
    guard shortage.available > 0 else {
      return "what stands around it (safe area, margins, boundary items, insets) takes all of the "
        + "\(isWidth ? "width" : "height"): make that smaller, or the view \(comparative)"
    }
    let edges = isWidth ? "leading and trailing" : "top and bottom"
    return "its \(edges) insets take \(shortage.needed.rough) pt of \(shortage.available.rough): "
      + "together keep them below that, or make it \(comparative)"
  }

  private static func shorterChild(_ shortage: Refusal.Shortage) -> String {
    let side = shortage.axis == .horizontal ? "width" : "height"
    let lack = (shortage.needed - shortage.available).rough
    return "the first child and its spacing need \(shortage.needed.rough) pt of \(side), and "
      + "there are \(shortage.available.rough): give the group \(lack) pt more, or \(way(shortage))"
  }

  private static func way(_ shortage: Refusal.Shortage) -> String {
    let space = shortage.available - shortage.edgeSpacing
    if shortage.content != nil, shortage.axis == .horizontal, space > 0 {
      return "end its content with `\(Modifier.frameName): \(Modifier.widest) \(space.whole)`"
    }
    return shortage.edgeSpacing > 0
      ? "trade the child's edge spacing for insets" : "make the child a fraction of it"
  }
}

extension Points {
  /// Without what is less than a point: the remaining space must hold it.
  fileprivate var whole: String { "\(Int(exactly: rounded(.down)) ?? 0)" }

  /// With at most one decimal, rounded up: what is asked for has to be enough.
  ///
  /// - Source: `diagnostics.md`, rule 6.
  var rough: String {
    let tenths = Int(exactly: (self * 10 - 1e-6).rounded(.up)) ?? 0
    let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(whole).\(abs(rest))"
  }
}
