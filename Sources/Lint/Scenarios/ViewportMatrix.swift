internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText
internal import LayoutSolver

/// The views that a layout is looked at in: lines of widths, each under circumstances of its own.
///
/// Circumstances that the file cannot tell apart are looked at once.
///
/// A `Sampling` takes a `LayoutProbe` along one line after another. The probe turns a width into a
/// `SurveyedView`: its `EvaluationCache` evaluate the layout where something that it asks has changed, its
/// `SectionSolverCache` solve the sections. The sampling skips the widths between two views that are alike, and
/// shows all others to its `RuleRun`, which asks the rules, keeps what they see as `Occurrence`es, and
/// tells of these in the end. Along the first line a `ColumnProfile` takes down how many children stand on
/// lines. A `ContentSampling` and a `ContentProbe` do the same with what stands inside of things.
struct ViewportMatrix: Sendable {
  let usual: Scenario
  /// The usual circumstances first.
  private(set) var lines: [Scenario]
  /// What stands inside of things is looked at in the largest text, too: it asks for it unasked.
  private(set) var contentLines: [Scenario] = []

  /// The width of a window shrunk to next to nothing, in points.
  ///
  /// - Source: `lint-rules.md`, first page.
  static let tinyWidth = 32

  /// The sweep of the layout, or the view, at `index` among the elements of `subject`.
  init(of index: Int, in subject: LintSubject, _ settings: LintSettings) {
    let usual = subject.usualCircumstances(of: index, over: settings.widths)
    self.usual = usual
    lines = [usual]
    lines += Self.variations(of: usual, for: index, in: subject).filter {
      subject.tellsApart(usual, $0)
    }
    lines += subject.data(of: index).dropFirst().map { other in
      usual.varied(other.words, or: usual.data?.words) { $0.data = other }
    }
    lines += Self.parameters(of: subject, in: usual)
    lines += Self.screens(of: usual, since: settings.target)
    lines.append(
      usual.changed {
        ($0.widths, $0.isTinyWindow) = (Self.tinyWidth...Self.tinyWidth, true)
      })
    contentLines =
      lines.filter { !$0.isTinyWindow }
      + (subject.reads(.textSize) ? [] : [Self.largestText(usual).withoutContrast])
  }
}

extension LintSubject {
  /// What texts are measured by: what the previews agree on.
  fileprivate var textModel: TextModelName {
    let models = Set(previews.map(\.textModel))
    return models.count == 1 ? models.first ?? .system : .system
  }

  /// How the layout, or the view, at `index` among the elements is shown where nothing is special.
  func usualCircumstances(of index: Int, over widths: ClosedRange<Int>) -> Scenario {
    Scenario(data: data(of: index).first, widths: widths).changed {
      $0.preview.textModel = textModel
    }
  }

  /// Whether an input that the file reads differs between two circumstances at any of a few widths.
  fileprivate func tellsApart(_ first: Scenario, _ second: Scenario) -> Bool {
    [second.widths.lowerBound, second.widths.upperBound].contains {
      readsDifference(between: first.environment(width: $0), second.environment(width: $0))
    }
  }
}

extension Scenario {
  /// What expressions may ask in a view of `width`, where the container is all of it.
  func environment(width: Int) -> Environment {
    let stage = stage(width: width)
    var environment = Environment(viewport: stage.viewport, container: stage.viewport.size)
    environment.section = SectionContext(
      index: 0, itemCount: self.itemCount ?? Stage.standardItemCount)
    return environment
  }

  /// The same, changed by `change` and told as `words`.
  ///
  /// - Parameter contrast: What holds without the change.
  fileprivate func varied(
    _ words: String, or contrast: String? = nil, _ change: (inout Parts) -> Void
  ) -> Scenario {
    changed {
      ($0.words, $0.contrast) = (words, contrast)
      change(&$0)
    }
  }

  /// The same where nobody cares whether the usual circumstances are as it is.
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
      usual.data?.words ?? (usual.itemCount ?? Stage.standardItemCount).itemWords
    for count in itemCounts(of: layout, in: subject, usual) {
      variations.append(usual.varied(count.itemWords, or: usualItems) { $0.itemCount = count })
    }
    let heights = Set(subject.previews.compactMap(\.size?.height))
    for height in heights.union([568, 1024]).sorted() {
      let words = "at height \(Int(height))"
      let contrast = "at height \(Int(usual.height))"
      variations.append(usual.varied(words, or: contrast) { $0.height = height })
    }
    return variations + lyingPhone(usual) + splitPad(usual)
  }

  private static func largestText(_ usual: Scenario) -> Scenario {
    usual.varied("with the largest text", or: "with text of the usual size") {
      $0.preview.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }

  /// None, a few, many, and one less and one more than a full group holds, where somebody asks.
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
    return Set(Array(0...7) + [100] + around).sorted()
  }

  /// A group of more cells than this is as good as endless.
  private static let mostInGroup = 1000

  /// A phone that lies: short, and as wide as phones are long.
  private static func lyingPhone(_ usual: Scenario) -> [Scenario] {
    let widths = 568...956
    guard widths.overlaps(usual.widths) else { return [] }
    return [
      usual.varied("on a phone that lies", or: "at height \(Int(usual.height))") {
        ($0.preview.idiom, $0.height) = (.phone, 390)
        $0.widths = $0.widths.clamped(to: widths)
      }
    ]
  }

  /// A pad that shares its screen: as narrow as a phone.
  private static func splitPad(_ usual: Scenario) -> [Scenario] {
    let widths = 320...640
    guard widths.overlaps(usual.widths) else { return [] }
    return [
      usual.varied("on a pad that shares its screen", or: "on a phone") {
        ($0.preview.idiom, $0.height) = (.pad, 1024)
        $0.widths = $0.widths.clamped(to: widths)
      }
    ]
  }

  /// Each parameter at its bounds, the others as they stand.
  private static func parameters(
    of subject: LintSubject, in usual: Scenario
  ) -> [Scenario] {
    let parameters = subject.program.names.parameters.values.compactMap(\.only)
    return parameters.sorted { $0.index < $1.index }.flatMap { id in
      let binding = subject.program[id]
      let standard = constantValue(of: binding.value, in: subject.program)
      let contrast = standard.map(\.spelling) ?? "as it stands"
      return bounds(of: binding, in: subject.program).map { value in
        usual.varied(
          "with \(binding.name) \(value.spelling)", or: "with \(binding.name) \(contrast)"
        ) {
          $0.preview.settings[binding.name] = value
        }
      }
    }
  }

  /// The bounds that the range of a parameter declares, as far as they are its values.
  private static func bounds(of binding: Binding, in program: CheckedProgram) -> [Value] {
    guard case .range(let from, let to, let isClosed)? = binding.parameter?.range else {
      return []
    }
    let last = isClosed ? to : nil
    return [from, last].compactMap { $0.flatMap { constantValue(of: $0, in: program) } }
  }

  /// The screens of the known devices, both ways up, each once, the smallest first.
  ///
  /// - Parameter target: The oldest system that is of interest; `nil`: every one.
  private static func screens(of usual: Scenario, since target: Int?) -> [Scenario] {
    var seen: Set<Screen> = []
    let devices = Device.all.filter { target == nil || $0.systems.upperBound >= target ?? 0 }
    let screens = devices.flatMap { device in
      Orientation.allCases.compactMap { orientation -> Scenario? in
        let screen = device.screen(held: orientation)
        guard usual.widths.contains(Int(screen.size.width)),
          seen.insert(Screen(of: screen, scale: device.scale)).inserted
        else { return nil }
        let way = orientation == .portrait ? "" : ", \(orientation.rawValue)"
        return usual.varied("on \(device.name)\(way)") { $0.show(device, held: orientation) }
      }
    }
    return screens.sorted { ($0.widths.lowerBound, $0.height) < ($1.widths.lowerBound, $1.height) }
  }

  /// What tells the screens of devices apart.
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
  fileprivate var words: String { "with `\(file)`" }
}

extension Int {
  /// So many items in a section, as people are told.
  fileprivate var itemWords: String { "with " + counting("item") }
}
