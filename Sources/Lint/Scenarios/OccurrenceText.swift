internal import LayoutDiagnostics
internal import LayoutText

/// What is told of where something was seen.
struct OccurrenceText {
  /// Where it was seen first.
  private let main: Occurrence.Part
  /// What holds there and not in other circumstances, in which it is seen at other widths.
  private let conditions: [String]
  /// Circumstances in which it is seen at further widths, each at some that none before has.
  private var others: [Occurrence.Part] = []
  /// The screens of devices whose widths are not among these.
  private var screens: [Occurrence.Part] = []

  /// - Parameter lines: those of the sweep.
  init(of stretch: Occurrence, along lines: [Scenario]) {
    main = stretch.parts[0]
    conditions = stretch.conditions(along: lines)
    var known = main.widths
    var rest = stretch.parts.dropFirst().filter { !$0.circumstances.isScreen }
    while let next = rest.max(by: {
      $0.widths.count(beside: known) < $1.widths.count(beside: known)
    }
    ), next.widths.count(beside: known) > 0 {
      others.append(next)
      known = known.union(next.widths)
      rest.removeAll { $0.line == next.line }
    }
    screens = stretch.parts.dropFirst().filter {
      $0.circumstances.isScreen && $0.widths.count(beside: known) > 0
    }
  }

  /// As many circumstances beside the first are told in words.
  private static let mostOthers = 2

  /// The views as people say them: "from width 343 to 358", with what else holds there.
  var words: String {
    let hidden = others.count - Self.mostOthers
    let parts =
      [main.words(given: conditions)] + others.prefix(Self.mostOthers).map { "also " + $0.words() }
      + (hidden > 0 ? ["also in \(hidden.more("case"))"] : [])
    return parts.joined(separator: "; ") + screenWords
  }

  /// The screens as people say them.
  private var screenWords: String {
    guard let first = screens.first else { return "" }
    if main.circumstances.isScreen { return ", and on \(screens.count.more("screen"))" }
    let rest = screens.count > 1 ? ", and on \((screens.count - 1).more("screen"))" : ""
    return "; also \(first.words())" + rest
  }

  /// All of the views.
  var views: [Diagnostic.Views] {
    main.views(given: conditions) + (others + screens).flatMap { $0.views() }
  }
}

extension Occurrence {
  /// What holds in the usual circumstances and not in others, in which the same is seen at other
  /// widths.
  fileprivate func conditions(along lines: [Scenario]) -> [String] {
    guard circumstances.words.isEmpty else { return [circumstances.words] }
    let known = Dictionary(uniqueKeysWithValues: parts.map { ($0.line, $0.widths) })
    var conditions: [String] = []
    for (place, line) in lines.enumerated() {
      guard let contrast = line.contrast, !conditions.contains(contrast),
        parts[0].widths.clamped(to: line.widths) != known[place] ?? Widths()
      else { continue }
      conditions.append(contrast)
    }
    return conditions
  }
}

extension Occurrence.Part {
  /// - Parameter conditions: What holds there; `nil`: its circumstances.
  fileprivate func words(given conditions: [String]? = nil) -> String {
    guard let run = widths.runs.first else { return "" }
    let further = widths.runs.count - 1
    let isWhole = further == 0 && run == circumstances.widths
    let parts =
      [run.words(isWhole: isWhole)] + (further == 0 ? [] : ["and \(further.more("such range"))"])
      + (conditions ?? [circumstances.words])
    return parts.joined(separator: ", ")
  }

  /// - Parameter conditions: What holds there; `nil`: its circumstances.
  fileprivate func views(given conditions: [String]? = nil) -> [Diagnostic.Views] {
    let words = (conditions ?? [circumstances.words]).joined(separator: ", ")
    return widths.runs.map { Diagnostic.Views(widths: $0, words: words) }
  }
}

extension ClosedRange<Int> {
  fileprivate func words(isWhole: Bool) -> String {
    if count == 1 { return "at width \(lowerBound)" }
    return (isWhole ? "at every width from" : "from width") + " \(lowerBound) to \(upperBound)"
  }
}

extension Int {
  /// So many more of what is called `noun`: "1 more screen".
  fileprivate func more(_ noun: String) -> String { counting("more " + noun) }
}
