internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// A preview to paste.
struct SuggestedPreview: Sendable {
  /// What it is made from.
  struct Base: Sendable {
    /// The layout or the view that it shows.
    let element: Int
    /// A preview of the file that shows it.
    let preview: Preview?
    /// What that is shown with.
    let stage: Stage?
  }

  private let subject: LintSubject
  private let base: Base
  /// The device whose name it has, before anything is added to it.
  private var device: Device?
  /// What it is called unless another is called so.
  private var title: String
  /// The size in its header.
  private var size: Size?
  /// What it sets beside what it takes over from the base.
  private var statements: [(name: String, value: String)] = []
  /// The names of properties that it does not take over.
  private(set) var stage: Stage

  private init(_ base: Base, in subject: LintSubject, called title: String) {
    (self.base, self.subject, self.title) = (base, subject, title)
    stage = base.stage ?? Stage(Preview(), size: Self.usualDevice.portrait.size)
  }

  private init(
    _ base: Base, in subject: LintSubject, on device: Device, held orientation: Orientation
  ) {
    self.init(base, in: subject, called: device.name)
    self.device = device
    var preview = base.preview ?? Preview()
    preview.orientation = orientation
    preview.show(on: device)
    stage.viewport = preview.viewport(sized: device.screen(held: orientation).size)
    guard orientation == .landscape else { return }
    rename(", \(orientation.rawValue)")
    set(\Preview.orientation, orientation.rawValue)
  }

  /// The device that a preview shows where the file has none.
  private static let usualDevice =
    Device.whole.first {
      $0.portrait.size == Size(width: 393, height: Scenario.usualHeight)
        && $0.systems.contains(Preview().systemVersion)
    }
    ?? Device.whole[0]

  /// The same as the base in the same view; where there is none on a usual phone.
  init(like base: Base, in subject: LintSubject) {
    guard let preview = base.preview, preview.screen == nil, let size = preview.size else {
      self.init(
        base, in: subject, on: base.preview?.screen ?? Self.usualDevice,
        held: base.preview?.orientation ?? .portrait)
      return
    }
    self.init(base, in: subject, called: preview.name ?? "\(decimal(size.width)) wide")
    self.size = size
  }

  /// The view of `witness`, on no device.
  init(showing witness: DecisionProfile.Witness, from base: Base, in subject: LintSubject) {
    let shown = witness.stage.viewport
    self.init(base, in: subject, called: "\(decimal(shown.size.width)) wide")
    size = shown.size
    let standard = Preview().viewport(sized: shown.size).traits
    if shown.traits.idiom != standard.idiom { set(\Preview.idiom, shown.traits.idiom.rawValue) }
    if shown.traits.layoutDirection == .rightToLeft { add(direction: .rightToLeft) }
    if shown.traits.contentSizeCategory != standard.contentSizeCategory {
      add(textSize: shown.traits.contentSizeCategory)
    }
    if let count = witness.stage.items.common?.first { set(\Preview.items, decimal(count)) }
    let values = witness.stage.settings.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.spelling)" }
    if !values.isEmpty { set(\Preview.settings, values.joined(separator: ", ")) }
  }

  /// The base on every phone and tablet, in either orientation.
  static func devices(from base: Base, in subject: LintSubject) -> [SuggestedPreview] {
    let system = (base.preview ?? Preview()).systemVersion
    let devices = ([usualDevice] + Device.whole).filter {
      [.phone, .pad].contains($0.idiom) && $0.systems.contains(system)
    }
    return Orientation.allCases.flatMap { orientation in
      devices.map { SuggestedPreview(base, in: subject, on: $0, held: orientation) }
    }
  }
}

extension SuggestedPreview {
  mutating func add(direction: LayoutDirection) {
    rename(", right to left")
    set(\Preview.direction, direction.rawValue)
  }

  mutating func add(textSize: ContentSizeCategory) {
    rename(", large text")
    set(\Preview.contentSizeCategory, textSize.rawValue)
  }

  /// Leaves out the items of the section called `name`.
  mutating func empty(_ name: String?) {
    rename(name.map { ", no \($0)" } ?? ", empty")
    set(\Preview.items, name.map { "\($0) 0" } ?? "0")
  }

  /// Adds to its name. A device that it was called after is named by a property from then on.
  private mutating func rename(_ suffix: String) {
    title += suffix
    if let device { set(\Preview.device, "\"\(device.name)\"") }
    device = nil
  }

  private mutating func set(_ path: any AnyKeyPath & Sendable, _ value: String) {
    statements.append((Self.name(of: path), value))
  }

  /// As it is written, on one line.
  var text: String {
    let size = size.map { " \(decimal($0.width)) x \(decimal($0.height))" } ?? ""
    let names = Set(subject.previews.compactMap(\.name))
    var copy = self
    if names.contains(title) {
      let suffix = (2...).lazy.map { " (\($0))" }.first { !names.contains(title + $0) }
      copy.rename(suffix ?? "")
    }
    let written = copy.shownLayout + copy.statements.map { "\($0.name): \($0.value)" } + inherited
    let block = written.isEmpty ? "" : " { \(written.joined(separator: "; ")) }"
    return "preview \"\(copy.title)\"\(size)\(block)"
  }

  /// The property that names the layout, where there are several.
  private var shownLayout: [String] {
    guard subject.screens.count > 1, let name = subject.program.elements[base.element].name else {
      return []
    }
    return ["\(Self.name(of: \Preview.layout)): \(name)"]
  }

  /// What the base shows, as it is written there.
  private var inherited: [String] {
    guard let id = base.preview?.id, let element = subject[id] else { return [] }
    let paths: [any AnyKeyPath & Sendable] = [
      \Preview.sections, \Preview.items, \Preview.settings, \Preview.data,
    ]
    let kept = Set(paths.map(Self.name)).subtracting(statements.map(\.name))
    return element.body.properties.filter { kept.contains($0.name) }
      .map { subject.text(in: $0.extent) }.filter { !$0.contains(where: \.isNewline) }
  }

  private static func name(of path: any AnyKeyPath & Sendable) -> String {
    kind.properties.first { $0.path == PropertyPath(path) }?.name ?? ""
  }

  private static let kind = ElementKind(Preview.vocabulary)
}
