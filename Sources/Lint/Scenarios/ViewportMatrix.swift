internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText
internal import LayoutSolver

/// The scenarios in which a layout or a view is examined.
///
/// Scenarios that the file cannot distinguish are examined once.
///
/// A `Sampling` takes a `Probe` through one scenario after another and skips the widths between two
/// that are alike. A `LayoutProbe` turns a width into a `SurveyedView`: its `EvaluationCache`
/// evaluates the layout where one of its inputs has changed, and its `SectionSolverCache` solves the
/// sections. A `ContentProbe` lays out contents. The `RuleRun` applies the rules, merges their matches
/// to `Occurrence`s, and reports them.
struct ViewportMatrix: Sendable {
  /// The first scenario.
  let usual: Scenario
  private(set) var scenarios: [Scenario]
  /// The scenarios for contents, always with the largest text, which text depends on without an input.
  private(set) var contentScenarios: [Scenario] = []
  /// Whether parameters stand for values that are not known.
  let guessesParameters: Bool

  /// The width of a window shrunk to nothing, in points.
  ///
  /// - Source: `lint-rules.md`, first page.
  static let tinyWidth = 32

  /// The scenarios of the layout or the view at `index` among the elements of `subject`.
  init(of index: Int, in subject: LintSubject, _ settings: LintSettings) {
    let usual = subject.usualScenario(of: index, over: settings.widths)
    self.usual = usual
    guessesParameters = subject.isImported
    scenarios = [usual]
    scenarios += Self.variations(of: usual, for: index, in: subject).filter {
      subject.distinguishes(usual, $0)
    }
    scenarios += subject.data(of: index).dropFirst().map { other in
      usual.varied(other.text, or: usual.data?.text) { $0.data = other }
    }
    let screens = Self.screens(of: usual, since: settings.target)
    let base = scenarios.count
    scenarios += screens
    scenarios += Self.parameters(of: subject, in: usual)
    let guessed = subject.isImported ? Self.bindings(of: subject) : []
    for (index, screen) in screens.enumerated() where !guessed.isEmpty {
      scenarios += Self.bounds(ofAll: guessed, of: subject, in: screen).map {
        $0.changed { $0.parameter?.base = base + index }
      }
    }
    scenarios.append(
      usual.changed {
        ($0.widths, $0.isTinyWindow) = (Self.tinyWidth...Self.tinyWidth, true)
      })
    contentScenarios =
      scenarios.filter { !$0.isTinyWindow }
      + (subject.reads(.textSize) ? [] : [Self.largestText(usual).withoutContrast])
  }
}

extension LintSubject {
  /// The text model of all previews, if they agree.
  fileprivate var textModel: TextModelName {
    let models = Set(previews.map(\.textModel))
    return models.count == 1 ? models.first ?? .system : .system
  }

  /// The scenario of the layout or the view at `index` where nothing is special.
  func usualScenario(of index: Int, over widths: ClosedRange<Int>) -> Scenario {
    Scenario(data: data(of: index).first, widths: widths).changed {
      $0.preview.textModel = textModel
    }
  }

  /// Whether an input that the file reads differs between two scenarios at either end.
  fileprivate func distinguishes(_ first: Scenario, _ second: Scenario) -> Bool {
    [second.widths.lowerBound, second.widths.upperBound].contains {
      readsDifference(between: first.environment(width: $0), second.environment(width: $0))
    }
  }
}

extension Scenario {
  /// The inputs in a viewport of `width`, where the container is all of it.
  func environment(width: Int) -> Environment {
    let stage = stage(width: width)
    var environment = Environment(viewport: stage.viewport, container: stage.viewport.size)
    environment.section = SectionContext(
      index: 0, itemCount: self.itemCount ?? Stage.standardItemCount)
    return environment
  }

  /// The same, changed by `change` and described by `text`.
  ///
  /// - Parameter contrast: What holds without the change.
  fileprivate func varied(
    _ text: String, or contrast: String? = nil, _ change: (inout Values) -> Void
  ) -> Scenario {
    changed {
      ($0.text, $0.contrast) = (text, contrast)
      change(&$0)
    }
  }

  /// The same without a contrast.
  fileprivate var withoutContrast: Scenario { changed { $0.contrast = nil } }
}

extension ViewportMatrix {
  /// - Source: `lint-rules.md`, first page.
  private static func variations(
    of usual: Scenario, for layout: Int, in subject: LintSubject
  ) -> [Scenario] {
    var variations = [
      usual.varied("right to left", or: "left to right") { $0.preview.direction = .rightToLeft },
      largestText(usual),
    ]
    let usualItems =
      usual.data?.text ?? (usual.itemCount ?? Stage.standardItemCount).itemText
    for count in itemCounts(of: layout, in: subject, usual) {
      variations.append(usual.varied(count.itemText, or: usualItems) { $0.itemCount = count })
    }
    let heights = Set(subject.previews.compactMap(\.size?.height))
    for height in heights.union([568, 1024]).sorted() {
      let text = "at height \(Int(height))"
      let contrast = "at height \(Int(usual.height))"
      variations.append(usual.varied(text, or: contrast) { $0.height = height })
    }
    return variations + landscapePhone(usual) + splitPad(usual)
  }

  private static func largestText(_ usual: Scenario) -> Scenario {
    usual.varied("at the largest text size", or: "at the default text size") {
      $0.preview.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }

  /// None, a few, many, and one less and one more than a full group holds, where the file reads them.
  private static func itemCounts(
    of layout: Int, in subject: LintSubject, _ usual: Scenario
  ) -> [Int] {
    let isLayout = subject.program.elements[layout].kind.title == Layout.vocabulary.title
    guard isLayout, subject.reads(.itemCount) else { return [] }
    var probe = LayoutProbe(EvaluationCache(of: layout, in: subject), of: subject, in: usual)
    let full = [usual.widths.lowerBound, usual.widths.upperBound].flatMap { width in
      probe.view(at: width).sections.map(\.survey.cells.count)
    }
    let around = full.filter { $0 > 0 && $0 <= mostInGroup }.flatMap { [$0 - 1, $0 + 1] }
    return Set(Array(0...7) + [manyItems] + around).sorted()
  }

  /// More items than most groups hold.
  static let manyItems = 100

  /// A group of more cells than this counts as endless.
  private static let mostInGroup = 1000

  /// A phone in landscape.
  private static func landscapePhone(_ usual: Scenario) -> [Scenario] {
    let widths = 568...956
    guard widths.overlaps(usual.widths) else { return [] }
    return [
      usual.varied("on a phone in landscape", or: "at height \(Int(usual.height))") {
        ($0.preview.idiom, $0.height) = (.phone, 390)
        $0.widths = $0.widths.clamped(to: widths)
      }
    ]
  }

  /// An iPad in Split View: as narrow as a phone.
  private static func splitPad(_ usual: Scenario) -> [Scenario] {
    let widths = 320...640
    guard widths.overlaps(usual.widths) else { return [] }
    return [
      usual.varied("in Split View on an iPad", or: "on a phone") {
        ($0.preview.idiom, $0.height) = (.pad, 1024)
        $0.widths = $0.widths.clamped(to: widths)
      }
    ]
  }

  /// Each parameter at its bounds, the others at their defaults.
  private static func parameters(
    of subject: LintSubject, in usual: Scenario
  ) -> [Scenario] {
    let bindings = bindings(of: subject)
    subject.budget.spend(16 * bindings.count)
    let all = subject.isImported ? bounds(ofAll: bindings, of: subject, in: usual) : []
    return all + smallest(of: subject, in: usual)
      + bindings.flatMap { binding in
        let standard = constantValue(of: binding.value, in: subject.program)
        let contrast = standard.map(\.spelling) ?? "by default"
        var values = bounds(of: binding, in: subject.program)
        // What a condition that is not known decides is a guess, too.
        if subject.isImported, case .boolean(let value)? = standard { values = [.boolean(!value)] }
        return values.map { value in
          usual.varied(
            "with \(binding.name) \(value.spelling)", or: "with \(binding.name) \(contrast)"
          ) {
            $0.preview.settings[binding.name] = value
            $0.parameter = ParameterChange(
              name: binding.name, value: value.spelling, standard: standard?.spelling)
          }
        }
      }
  }

  /// The parameters, but for those of the sizes that views of a framework choose: no range says what
  /// these may be.
  private static func bindings(of subject: LintSubject) -> [Binding] {
    parameters(of: subject).filter { !subject.guesses.sizes.contains($0.name) }
  }

  private static func parameters(of subject: LintSubject) -> [Binding] {
    subject.program.names.parameters.values.compactMap(\.only).sorted { $0.index < $1.index }
      .map { subject.program[$0] }
  }

  /// Where all parameters are at one end of their ranges, which the import has chosen.
  ///
  /// - Source: `import.md` 8: a finding that holds with every hole at both bounds is no guess.
  private static func bounds(
    ofAll bindings: [Binding], of subject: LintSubject, in usual: Scenario
  ) -> [Scenario] {
    let ranged = bindings.map { ($0.name, bounds(of: $0, in: subject.program)) }
      .filter { !$0.1.isEmpty }
    guard ranged.count > 1 else { return [] }
    return [true, false].map { isLeast in
      let value = isLeast ? "at its least" : "at its most"
      return usual.varied("with every value that is not known \(value)", or: nil) {
        for (name, bounds) in ranged {
          $0.preview.settings[name] = isLeast ? bounds.first : bounds.last
        }
        $0.parameter = ParameterChange(
          name: "every value that is not known", value: value, standard: nil)
      }
    }
  }

  /// Where the views of a framework are as small as they can be: what is found only with their usual sizes
  /// rests on guesses.
  private static func smallest(of subject: LintSubject, in usual: Scenario) -> [Scenario] {
    let bindings = parameters(of: subject).filter { subject.guesses.sizes.contains($0.name) }
    guard !bindings.isEmpty else { return [] }
    return [
      usual.varied("with the smallest sizes that are not known", or: nil) {
        for binding in bindings {
          $0.preview.settings[binding.name] = bounds(of: binding, in: subject.program).first
        }
        $0.parameter = ParameterChange(
          name: "every size that is not known", value: "at its least", standard: nil, isSize: true)
      }
    ]
  }

  /// The bounds in the range of a parameter that it includes.
  private static func bounds(of binding: Binding, in program: CheckedProgram) -> [Value] {
    guard case .range(let from, let to, let isClosed)? = binding.parameter?.range else {
      return []
    }
    let last = isClosed ? to : nil
    return [from, last].compactMap { $0.flatMap { constantValue(of: $0, in: program) } }
  }

  /// The screens of the known phones and tablets in both orientations, each once, the smallest first.
  ///
  /// - Parameter target: The major version of the oldest iOS; `nil` for every one.
  private static func screens(of usual: Scenario, since target: Int?) -> [Scenario] {
    var seen: Set<Screen> = []
    let devices = Device.whole.filter {
      [.phone, .pad].contains($0.idiom) && $0.systems.upperBound >= target ?? 0
    }
    let screens = devices.flatMap { device in
      Orientation.allCases.compactMap { orientation -> Scenario? in
        let screen = device.screen(held: orientation)
        guard usual.widths.contains(Int(screen.size.width)),
          seen.insert(Screen(of: screen, scale: device.scale)).inserted
        else { return nil }
        let suffix = orientation == .portrait ? "" : ", \(orientation.rawValue)"
        return usual.varied("on \(device.name)\(suffix)") { $0.show(device, held: orientation) }
      }
    }
    return screens.sorted { ($0.widths.lowerBound, $0.height) < ($1.widths.lowerBound, $1.height) }
  }

  /// Screens that are equal are examined once.
  private struct Screen: Hashable {
    let size: Size
    let scale: Double
    let safeArea: EdgeInsets

    init(of screen: Device.Screen, scale: Double) {
      (size, self.scale, safeArea) = (screen.size, scale, screen.safeArea)
    }
  }
}

extension DataSet {
  fileprivate var text: String { "with `\(file)`" }
}

extension Int {
  /// So many items in a section.
  fileprivate var itemText: String { "with " + counting("item") }
}
