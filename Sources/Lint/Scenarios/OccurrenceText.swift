internal import LayoutDiagnostics
internal import LayoutText

/// The viewports of an occurrence as text.
struct OccurrenceText {
  /// The first scenario.
  private let main: Occurrence.Part
  /// What holds there and not in other scenarios, which have it at other widths.
  private let conditions: [String]
  /// The scenarios that add widths, each some that none before has.
  private var others: [Occurrence.Part] = []
  /// The screens of devices that add widths.
  private var screens: [Occurrence.Part] = []

  /// - Parameter scenarios: All that were examined.
  init(of occurrence: Occurrence, among scenarios: [Scenario]) {
    main = occurrence.parts[0]
    conditions = occurrence.conditions(among: scenarios)
    var known = main.widths
    var rest = occurrence.parts.dropFirst().filter { !$0.scenario.isScreen }
    while let next = rest.max(by: {
      $0.widths.count(beside: known) < $1.widths.count(beside: known)
    }
    ), next.widths.count(beside: known) > 0 {
      others.append(next)
      known = known.union(next.widths)
      rest.removeAll { $0.line == next.line }
    }
    screens = occurrence.parts.dropFirst().filter {
      $0.scenario.isScreen && $0.widths.count(beside: known) > 0
    }
  }

  /// The number of scenarios beside the first that are listed.
  private static let mostOthers = 2

  /// The viewports, as in "from width 343 to 358, left to right".
  var text: String {
    let hidden = others.count - Self.mostOthers
    let parts =
      [main.text(given: conditions)] + others.prefix(Self.mostOthers).map { "also " + $0.text() }
      + (hidden > 0 ? ["also in \(hidden.more("case"))"] : [])
    return parts.joined(separator: "; ") + screenText
  }

  private var screenText: String {
    guard let first = screens.first else { return "" }
    if main.scenario.isScreen { return ", and on \(screens.count.more("screen"))" }
    let rest = screens.count > 1 ? ", and on \((screens.count - 1).more("screen"))" : ""
    return "; also \(first.text())" + rest
  }

  /// All of the viewports.
  var views: [Diagnostic.Views] {
    main.views(given: conditions) + (others + screens).flatMap { $0.views() }
  }
}

extension Occurrence {
  /// What holds in the usual scenario and not in others, which have the same at other widths.
  fileprivate func conditions(among scenarios: [Scenario]) -> [String] {
    guard scenario.text.isEmpty else { return [scenario.text] }
    let known = Dictionary(uniqueKeysWithValues: parts.map { ($0.line, $0.widths) })
    var conditions: [String] = []
    for (line, other) in scenarios.enumerated() {
      guard let contrast = other.contrast, !conditions.contains(contrast),
        parts[0].widths.clamped(to: other.widths) != known[line] ?? Widths()
      else { continue }
      conditions.append(contrast)
    }
    return conditions
  }
}

extension Occurrence.Part {
  /// - Parameter conditions: What holds there; `nil` for its scenario.
  fileprivate func text(given conditions: [String]? = nil) -> String {
    guard let run = widths.runs.first else { return "" }
    let further = widths.runs.count - 1
    let isWhole = further == 0 && run == scenario.widths
    let parts =
      [run.text(isWhole: isWhole)] + (further == 0 ? [] : ["and \(further.more("range"))"])
      + (conditions ?? [scenario.text])
    return parts.joined(separator: ", ")
  }

  /// - Parameter conditions: What holds there; `nil` for its scenario.
  fileprivate func views(given conditions: [String]? = nil) -> [Diagnostic.Views] {
    let text = (conditions ?? [scenario.text]).joined(separator: ", ")
    return widths.runs.map { Diagnostic.Views(widths: $0, words: text) }
  }
}

extension ClosedRange<Int> {
  fileprivate func text(isWhole: Bool) -> String {
    if count == 1 { return "at width \(lowerBound)" }
    return (isWhole ? "at every width from" : "from width") + " \(lowerBound) to \(upperBound)"
  }
}

extension Int {
  /// So many more of what is called `noun`: "1 more screen".
  fileprivate func more(_ noun: String) -> String { counting("more " + noun) }
}
