internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

/// A compiled `.layout` file with everything that it imports.
///
/// Making a program parses and checks its source. Nothing is thrown for bad source: `diagnostics`
/// lists what is wrong, and what could be understood can still be solved.
///
///     let program = Program(source: "layout page { section all { hgroup 1w x 44 { item row } } }")
///     let page = try program.solve("page", in: Viewport(width: 393, height: 852), items: 100)
///     print(page.contentSize.height)  // 4400.0
///
/// A program is a value: it may be kept, copied and used from several threads at once.
public struct Program: Sendable {
  let compilation: Compilation

  /// Parses and checks a file.
  ///
  /// - Parameters:
  ///   - source: The text of the `.layout` file.
  ///   - name: Its path in diagnostics, where the paths of `files` start from.
  ///   - files: Imported layouts, data and fonts.
  /// - Complexity: O(*n*) in the length of the source and of the files that it reads.
  public init(source: String, named name: String = "<input>", files: Files = Files()) {
    var compilation = Compilation(SourceText(source, name: name), files: .init()) { path in
      files.read(path).map { .success(String(decoding: $0, as: UTF8.self)) }
        ?? .failure(.notFound(tried: path))
    }
    for data in compilation.dataNames {
      let path = tidiedPath(joinedPath(data, from: name))
      compilation.dataFiles[data] =
        files.read(path).map { NamedFile(json: $0, name: data) }
        ?? .unreadable("no file at \(path)")
    }
    for path in compilation.fontPaths {
      compilation.fontFiles[path] =
        files.read(path).map { NamedFile($0) } ?? .unreadable("no file at \(path)")
    }
    self.compilation = compilation
  }

  /// The errors, warnings and notes of the compiler, in source order: those of the source and those
  /// of its previews.
  ///
  /// - Complexity: that of solving each preview. Read it once.
  public var diagnostics: [Diagnostic] {
    compilation.checked.map { Diagnostic($0, in: compilation.sources) }
  }

  /// The layouts of the file, then its views, both in source order.
  public var layouts: [Layout] {
    compilation.layouts.map { Layout(compilation.program.elements[$0], .layout, at: $0, self) }
      + compilation.views.map { Layout(compilation.program.elements[$0], .view, at: $0, self) }
  }

  /// The previews of the file, in source order.
  public var previews: [Preview] { compilation.previews.map { Preview($0.model) } }
}

extension Program {
  /// A layout of a collection, or a view.
  public struct Layout: Hashable, Sendable {
    /// A layout has sections that scroll; a view has one content.
    public enum Kind: Hashable, Sendable {
      case layout, view
    }

    /// Its name; `nil` where it has none.
    public let name: String?
    public let kind: Kind
    /// The names of its sections, in source order; those without a name are left out.
    public let sections: [String]

    init(_ element: CheckedElement, _ kind: Kind, at index: Int, _ program: Program) {
      (name, self.kind) = (element.name, kind)
      sections = kind == .view ? [] : program.compilation.sections(of: index).compactMap(\.name)
    }
  }

  /// A viewport that the file names.
  public struct Preview: Hashable, Sendable {
    /// Its name; `nil` where it has none.
    public let name: String?
    /// The layout or view that it shows; `nil`: the only one.
    public let layout: String?
    /// The viewport; `nil` where it has no size, which is among the diagnostics.
    public let viewport: Viewport?
    /// The path of its data, as it is written; `nil` where it has none.
    public let data: String?

    init(_ preview: LayoutLanguage.Preview) {
      (name, layout, data) = (preview.name, preview.layout, preview.data)
      viewport = Viewport(preview)
    }
  }
}
