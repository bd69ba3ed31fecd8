import LayoutCompiler
import UIKit

/// A layout that reads `.layout` text while the app runs: what is saved in an editor is on the screen
/// of the simulator at the next look at the file.
///
///     let layout = LiveLayout(file: URL(filePath: "/Users/me/App/Feed.layout"))
///     layout.report = { print($0) }
///     collectionView.collectionViewLayout = layout
///     layout.startWatching()
///
/// It is for development; an app is built from generated code. Frames are those that layoutc computes:
/// cells are not asked for their size, and orthogonal sections stay at rest. Decoration views need
/// `register(_:forDecorationViewOfKind:)`, as with any layout.
@MainActor public final class LiveLayout: UICollectionViewLayout {
  /// The layout to show; `nil`: the first of the file.
  public var name: String? { didSet { invalidateLayout() } }
  /// Values of the file's parameters.
  public var parameters: [String: ParameterValue] = [:] { didSet { invalidateLayout() } }
  /// Is called with what is wrong in the text, a line each, whenever that changes.
  public var report: ([String]) -> Void = { _ in }

  /// The latest program without errors.
  private var program: Program?
  private var solved: SolvedLayout?
  private var messages: [String] = []
  private let file: URL?
  /// When the file and those beside it had changed last.
  private var changed: Date?
  private var timer: Timer?

  /// The layouts of a text.
  public init(text: String) {
    file = nil
    super.init()
    read(text, files: Files())
  }

  /// The layouts of a file, with what it imports.
  public init(file: URL) {
    self.file = file
    super.init()
    reload()
  }

  public required init?(coder: NSCoder) { fatalError("LiveLayout is not in a storyboard") }

  /// Reads the file again, now.
  public func reload() {
    guard let file else { return }
    changed = Self.latestChange(around: file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return show(["\(file.path): cannot be read"])
    }
    read(text, files: Files { path in try? Array(Data(contentsOf: URL(filePath: path))) })
  }

  /// Replaces the text; where it has errors the layout stays as it is.
  public func read(_ text: String, files: Files) {
    let program = Program(source: text, named: file?.path ?? "<input>", files: files)
    let diagnostics = program.diagnostics
    show(diagnostics.map(Self.line))
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    self.program = program
    invalidateLayout()
  }

  /// Looks at the file's folder twice a second until `stopWatching` is called.
  public func startWatching() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.reloadIfChanged() }
    }
  }

  public func stopWatching() {
    timer?.invalidate()
    timer = nil
  }

  private func reloadIfChanged() {
    guard let file, Self.latestChange(around: file) != changed else { return }
    reload()
  }

  /// The latest change of a file in the folder of `file`: imports and data count, too.
  private static func latestChange(around file: URL) -> Date? {
    let folder = file.deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    return (files ?? []).compactMap {
      try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }.max()
  }

  private func show(_ lines: [String]) {
    guard lines != messages else { return }
    messages = lines
    report(lines)
  }

  private static func line(_ diagnostic: Program.Diagnostic) -> String {
    let start = diagnostic.range.start
    return
      "\(diagnostic.range.file):\(start.line):\(start.column): \(diagnostic.severity.rawValue): "
      + diagnostic.message
  }

  // MARK: What UIKit asks

  public override func prepare() {
    super.prepare()
    guard let program, let view = collectionView else { return }
    let viewport = Self.viewport(of: view)
    do {
      // Conditions may leave sections out, so that their names are known only then.
      let plain = try program.solve(name, in: viewport, parameters: parameters)
      solved = try program.solve(
        name, in: viewport, items: Self.items(of: view, in: plain), parameters: parameters)
    } catch {
      solved = nil
      show(["\(error)"])
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: solved?.contentSize.width ?? 0, height: solved?.contentSize.height ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let frame = Frame(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return solved.map { solved in
      solved.elements(in: frame).compactMap { Self.attributes(of: $0, in: solved) }
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solved.flatMap { solved in
      solved.element(at: indexPath[0], indexPath[1]).flatMap {
        Self.attributes(of: $0, in: solved)
      }
    }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: elementKind, at: indexPath) }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: elementKind, at: indexPath) }

  /// Pinned headers move with the content, so that each step asks for frames.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The view that is not a cell at an index path.
  private func attributes(
    of kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solved else { return nil }
    return solved.elements().lazy.compactMap { Self.attributes(of: $0, in: solved) }
      .first { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }

  /// Where a cell or another view stands; `nil` for contents, which a cell draws.
  private static func attributes(
    of element: SolvedLayout.Element, in layout: SolvedLayout
  ) -> UICollectionViewLayoutAttributes? {
    if element.isContent { return nil }
    let declaration = layout.declaration(of: element)
    let item = element.item ?? 0
    let path = element.section.map { IndexPath(indexes: [$0, item]) } ?? IndexPath(index: item)
    let attributes: UICollectionViewLayoutAttributes
    switch declaration.category {
    case .content: return nil
    case .cell: attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    case .supplementary:
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind(of: declaration), with: path)
    case .decoration:
      attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: declaration.kind, with: path)
    }
    let frame = element.frame
    attributes.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    attributes.zIndex = declaration.zIndex
    return attributes
  }

  /// A header or a footer without a name is of UIKit's own kind.
  private static func kind(of declaration: SolvedLayout.Declaration) -> String {
    switch declaration.kind {
    case "header" where declaration.name == nil: UICollectionView.elementKindSectionHeader
    case "footer" where declaration.name == nil: UICollectionView.elementKindSectionFooter
    default: declaration.kind
    }
  }

  /// How many items the data source has, by the names of the sections.
  private static func items(of view: UICollectionView, in layout: SolvedLayout) -> ItemCounts {
    var counts = ItemCounts(0)
    for section in layout.sections where section.index < view.numberOfSections {
      let count = view.numberOfItems(inSection: section.index)
      if let name = section.name {
        counts.bySection[name] = count
      } else {
        counts.everywhere = count
      }
    }
    return counts
  }

  private static func viewport(of view: UICollectionView) -> Viewport {
    let (bounds, traits, safe) = (view.bounds, view.traitCollection, view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var viewport = Viewport(
      width: bounds.width, height: bounds.height, scale: max(1, traits.displayScale))
    viewport.direction = isMirrored ? .rightToLeft : .leftToRight
    viewport.safeArea = Viewport.Insets(
      top: safe.top, leading: isMirrored ? safe.right : safe.left, bottom: safe.bottom,
      trailing: isMirrored ? safe.left : safe.right)
    let margins = view.directionalLayoutMargins
    viewport.margins = Viewport.Insets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    viewport.scrollOffset = Viewport.Offset(x: bounds.minX, y: bounds.minY)
    viewport.traits.idiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
    viewport.traits.horizontalSizeClass =
      traits.horizontalSizeClass == .regular ? .regular : .compact
    viewport.traits.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
    viewport.traits.contentSizeCategory =
      categories[traits.preferredContentSizeCategory] ?? .large
    let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    viewport.traits.systemVersion = min(26, max(13, system))
    return viewport
  }

  private static let categories: [UIContentSizeCategory: Viewport.ContentSizeCategory] = [
    .extraSmall: .extraSmall, .small: .small, .medium: .medium, .large: .large,
    .extraLarge: .extraLarge, .extraExtraLarge: .extraExtraLarge,
    .extraExtraExtraLarge: .extraExtraExtraLarge, .accessibilityMedium: .accessibilityMedium,
    .accessibilityLarge: .accessibilityLarge, .accessibilityExtraLarge: .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge,
  ]
}
