package import LayoutChecking
package import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// The frames of one solved layout or view, by the names that lead to them.
package struct NamedFrames {
  let result: CompilationResult
  private let names: NamedElements
  /// By section, its place among those of the same name.
  private let ordinals: [Int]

  /// - Parameter root: The layout or the view among the elements of `program`.
  package init(_ result: CompilationResult, of root: Int, in program: CheckedProgram) {
    self.result = result
    names = NamedElements(below: root, in: program)
    var counts: [String?: Int] = [:]
    ordinals = result.solved.sections.map { section in
      defer { counts[section.name, default: 0] += 1 }
      return counts[section.name, default: 0]
    }
  }

  /// One frame that a path leads to, in points of the content.
  package struct Instance: Sendable {
    let frame: Rectangle
    let section: Int?
    var isPinned = false
    /// Of a text.
    var lines: [String]?
  }

  /// The whole content.
  var content: Rectangle { Rectangle(origin: .zero, size: result.elements.contentSize) }

  /// The frames of the elements that `path` leads to, in the order of dumps; that of the content for
  /// no path.
  ///
  /// - Parameter ordinal: The place of the section among those of its name; `nil`: all.
  /// - Complexity: O(*n*) in the elements.
  func instances(of path: [String], inSection ordinal: Int? = nil) -> [Instance] {
    guard !path.isEmpty else { return [Instance(frame: content, section: nil)] }
    let meant = Set(names.entries(at: path).map(\.index))
    let isIn = { (section: Int?) in
      ordinal == nil || section.map { ordinals[$0] == ordinal } ?? false
    }
    let solved = result.solved
    let refused = Set(solved.refusals.map(\.section))
    var found: [Instance] = solved.sections.filter { section in
      meant.contains(solved.layout.sections[section.index].id.index) && isIn(section.index)
        && !refused.contains(section.index)
    }.map { Instance(frame: $0.frame, section: $0.index) }
    result.elements.forEach { element in
      let source = solved.sources[element.source]
      guard meant.contains(source.id.index), isIn(element.section) else { return }
      found.append(
        Instance(frame: element.frame, section: element.section, isPinned: source.isPinned))
    } content: { record in
      guard meant.contains(record.element.id.index), isIn(record.host?.section) else { return }
      found.append(
        Instance(
          frame: record.placed.frame, section: record.host?.section,
          lines: result.elements.lines(of: record)?.lines))
    }
    return found
  }

  /// The rules by which the sections that `path` leads to are refused.
  func refusals(of path: [String], inSection ordinal: Int?) -> [String] {
    let meant = Set(names.entries(at: path).map(\.index))
    return result.solved.refusals.filter { refusal in
      meant.contains(result.solved.layout.sections[refusal.section].id.index)
        && (ordinal == nil || ordinals[refusal.section] == ordinal)
    }.map(\.rule.rawValue)
  }

  /// The frame of an area that is no element, seen from `instance`.
  func frame(of area: Expectation.Area, around instance: Instance) -> Rectangle? {
    let viewport = result.solved.viewport
    let isView = result.view != nil
    let window =
      isView
      ? Rectangle(origin: .zero, size: viewport.size) : result.solved.screen
    switch area {
    case .viewport: return window
    case .safeArea: return isView ? window.inset(by: viewport.safeArea) : result.solved.safeScreen
    case .content: return content
    case .section: return instance.section.map { result.solved.sections[$0].frame }
    }
  }
}
