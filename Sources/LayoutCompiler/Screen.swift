internal import LayoutChecking
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension Compilation {
  /// Compiles `text`, a whole `.layout` file.
  ///
  /// - Parameters:
  ///   - name: What messages call the file: its path, where imports start from.
  ///   - files: What previews and texts name beside it.
  ///   - contents: The text of the file at a path, for `import`; `nil` if there is none. It is asked
  ///     once for each file.
  public init(
    _ text: String, name: String = "<input>", files: Files = Files(),
    importing contents: (String) -> String? = { _ in nil }
  ) {
    self.init(SourceText(text, name: name), files: files) { path in
      contents(path).map { .success($0) } ?? .failure(.notFound(tried: path))
    }
  }

  /// The files that a `.layout` file names, by what it calls them.
  public struct Files: Sendable {
    /// The JSON documents that previews name as their data.
    public var data: [String: String]
    /// The bytes of the font files that texts name.
    public var fonts: [String: [UInt8]]

    public init(data: [String: String] = [:], fonts: [String: [UInt8]] = [:]) {
      (self.data, self.fonts) = (data, fonts)
    }
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

/// A layout or a view solved for a viewport.
public struct Screen: Sendable {
  private let result: CompilationResult

  init(_ result: CompilationResult) { self.result = result }

  /// The name of the layout; `nil` for a view.
  public var layout: String? { result.layoutName }
  /// The name of the view; `nil` for a layout.
  public var view: String? { result.view?.name }
  /// The name of the preview.
  public var preview: String? { result.previewName }
  /// How many elements there are in all, those inside of others included.
  public var elementCount: Int { result.elements.count(in: nil) }
  /// The size of the content, in points; of a view the size that it answers.
  public var content: (width: Double, height: Double) {
    let size = result.elements.contentSize
    return (size.width, size.height)
  }
  /// The view at the top of the content, in points.
  public var bounds: Area {
    let size = result.solved.viewport.size
    return Area(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The elements that meet `area`, or all: each before what stands inside of it.
  ///
  /// - Complexity: O(log *s* + *k*) in the sections and the elements that meet the area.
  public func elements(meeting area: Area? = nil) -> [Element] {
    var elements: [Element] = []
    let window = area.map { Rectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    result.elements.forEach(in: window) { element in
      elements.append(Element(element, result.solved.sources[element.source]))
    } content: { record in
      elements.append(Element(record))
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

  /// A cell, a supplementary view, a decoration or a content with its frame in points.
  public struct Element: Hashable, Sendable {
    /// `cell`, `supplementary`, `decoration` or `content`.
    public let category: String
    /// The element kind; `cell` for cells; of a content its word, as in `text`.
    public let kind: String
    /// What the file calls it.
    public let name: String?
    /// The section's index; `nil` for what belongs to the layout or a view.
    public let section: Int?
    /// The second number of its index path, of a content that of what it stands in; `nil` in a view.
    public let item: Int?
    /// Of a content, the names and kinds from what it stands in down to it; else empty.
    public let path: [String]
    /// What it occupies, of a content with all its modifiers.
    public let frame: Area
    /// Of a content, its own frame inside of its modifiers; else the same as `frame`.
    public let contentFrame: Area

    public var x: Double { frame.x }
    public var y: Double { frame.y }
    public var width: Double { frame.width }
    public var height: Double { frame.height }

    init(_ element: SolvedElement, _ source: ElementSource) {
      (category, kind, name) = (source.category.rawValue, source.kind, source.name)
      (section, item, path) = (element.section, element.item, [])
      (frame, contentFrame) = (Area(element.frame), Area(element.frame))
    }

    init(_ record: ContentRecord) {
      (category, kind) = (ContentRecord.category, record.element.kind)
      (name, path) = (record.element.name, record.path)
      (section, item) = (record.host?.section, record.host?.item)
      frame = Area(record.placed.frame)
      contentFrame = Area(record.placed.contentFrame)
    }
  }
}

extension Screen.Area {
  init(_ frame: Rectangle) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
