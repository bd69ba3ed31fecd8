package import LayoutChecking
internal import LayoutContent
internal import LayoutEvaluation
package import LayoutGeometry
package import LayoutLanguage
internal import LayoutSolver

/// What a preview requires, and the frames of which it is required.
package struct ExpectedFrames: Sendable {
  /// In source order.
  package let expectations: [Expectation]
  package let frames: NamedFrames
}

extension Compilation {
  /// What the preview at `index`, shown by `job`, requires there; `nil` where that is nothing.
  ///
  /// - Complexity: that of evaluating and solving the layout.
  package func expectedFrames(of job: Job, ofPreview index: Int) -> ExpectedFrames? {
    let required = expectations(
      in: program, ofPreview: index, layout: job.layout, on: job.stage
    ).model
    guard !required.isEmpty else { return nil }
    return ExpectedFrames(
      expectations: required, frames: NamedFrames(result(of: job), of: job.layout, in: program))
  }
}

/// The frames of one solved layout or view, by the names that lead to them.
package struct NamedFrames: Sendable {
  package let result: CompilationResult
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
    package let frame: Rectangle
    package let section: Int?
    package var isPinned = false
    /// Of a text.
    package var lines: [String]?
  }

  /// The whole content.
  var content: Rectangle { Rectangle(origin: .zero, size: result.elements.contentSize) }

  /// The frames of the elements that `path` leads to, in the order of dumps; that of the content for
  /// no path.
  ///
  /// - Parameter ordinal: The place of the section among those of its name; `nil`: all.
  /// - Complexity: O(*n*) in the elements.
  package func instances(of path: [String], inSection ordinal: Int? = nil) -> [Instance] {
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

  /// All frames that `expectation` could be about, and those of them that it is about: the ones that
  /// it lists, or all.
  package func instances(of expectation: Expectation) -> (all: [Instance], meant: [Instance]) {
    let selection = expectation.selection
    let all = instances(of: expectation.path, inSection: selection.section)
    let meant = selection.instances.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    return (all, meant)
  }

  /// The rules by which the sections that `path` leads to are refused.
  package func refusals(of path: [String], inSection ordinal: Int?) -> [String] {
    let meant = Set(names.entries(at: path).map(\.index))
    return result.solved.refusals.filter { refusal in
      meant.contains(result.solved.layout.sections[refusal.section].id.index)
        && (ordinal == nil || ordinals[refusal.section] == ordinal)
    }.map(\.rule.rawValue)
  }

  /// How many frames there are.
  package var elementCount: Int { result.solved.elementCount }

  /// The frame of an area that is no element, seen from `instance`.
  package func frame(of area: Expectation.Area, around instance: Instance) -> Rectangle? {
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

extension Rectangle {
  /// A length or an edge of it.
  package subscript(side: Expectation.Side) -> Points {
    switch side {
    case .width: width
    case .height: height
    case .left: x
    case .top: y
    case .right: x + width
    case .bottom: y + height
    }
  }
}
