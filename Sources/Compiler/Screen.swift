internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension Compilation {
  /// Compiles `text`, a whole `.layout` file.
  ///
  /// - Parameters:
  ///   - name: What messages call the file: its path, where imports start from.
  ///   - data: The JSON files that previews name as their data, by these names.
  ///   - contents: The text of the file at a path, for `import`; `nil` if there is none. It is asked
  ///     once for each file.
  public init(
    _ text: String, name: String = "<input>", data: [String: String] = [:],
    importing contents: (String) -> String? = { _ in nil }
  ) {
    var library = Library()
    let file = library.add(SourceText(text, name: name))
    var known = [tidiedPath(name): file]
    while let open = library.nextImport() {
      let path = tidiedPath(joinedPath(open.path, from: library[open.importer].name))
      if let file = known[path] {
        library.resolve(open, to: file)
      } else if let refusal = library.refusal(of: open) {
        library.resolve(open, failing: refusal)
      } else if let text = contents(path) {
        known[path] = library.add(SourceText(text, name: path), for: open)
      } else {
        library.resolve(open, failing: .notFound(tried: path))
      }
    }
    self.init(file, of: library)
    for (name, text) in data { dataFiles[name] = DataFile(json: Array(text.utf8), name: name) }
  }

  /// The layouts of the file in its previews; one that none shows in a view of 393 by 852 points.
  ///
  /// Empty where the file is too broken to show anything; `messages` say why.
  ///
  /// - Parameter items: How many items every section shows, at least 0; `nil`: what the previews say.
  /// - Complexity: O(*n*) in the elements of the file, whatever the number of items.
  public func screens(items: Int? = nil) -> [Screen] {
    everyJob.map { job in
      var job = job
      if let items { job.stage.items = SectionNumbers(Double(max(0, items))) }
      return Screen(result(of: job))
    }
  }

  /// What is wrong with the file in any of its previews, a line each:
  /// `name:line:column: error: what is wrong`.
  public var messages: [String] {
    checked.map { diagnostic in
      let source = sources.file(at: diagnostic.range.lowerBound)
      let place = source.location(of: diagnostic.range.lowerBound)
      return "\(source.name):\(place.line):\(place.column): \(diagnostic.severity.rawValue): "
        + diagnostic.headline
    }
  }
}

/// A layout solved for a viewport.
public struct Screen: Sendable {
  private let result: CompilationResult

  init(_ result: CompilationResult) { self.result = result }

  /// The name of the layout.
  public var layout: String? { result.layoutName }
  /// The name of the preview.
  public var preview: String? { result.previewName }
  /// How many elements there are in all.
  public var elementCount: Int { result.solved.elementCount }
  /// The size of the content, in points.
  public var content: (width: Double, height: Double) {
    (result.solved.contentSize.width, result.solved.contentSize.height)
  }
  /// The view at the top of the content, in points.
  public var bounds: Area {
    let size = result.solved.viewport.size
    return Area(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The elements that meet `area`, or all.
  ///
  /// - Complexity: O(log *s* + *k*) in the sections and the elements that meet the area.
  public func elements(meeting area: Area? = nil) -> [Element] {
    var elements: [Element] = []
    let window = area.map { Rectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    result.solved.forEachElement(in: window) { element in
      elements.append(Element(element, result.solved.sources[element.source]))
    }
    return elements
  }

  /// A rectangle of the content, in points, y down.
  public struct Area: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A cell, a supplementary view or a decoration with its frame in points.
  public struct Element: Hashable, Sendable {
    /// `cell`, `supplementary` or `decoration`.
    public let category: String
    /// The element kind; `cell` for cells.
    public let kind: String
    /// What the file calls it.
    public let name: String?
    /// The section's index; `nil` for what belongs to the layout.
    public let section: Int?
    /// The second number of its index path.
    public let item: Int
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double

    init(_ element: SolvedElement, _ source: ElementSource) {
      (category, kind, name) = (source.category.rawValue, source.kind, source.name)
      (section, item) = (element.section, element.item)
      (x, y) = (element.frame.x, element.frame.y)
      (width, height) = (element.frame.width, element.frame.height)
    }
  }
}
