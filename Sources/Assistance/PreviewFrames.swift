package import LayoutCompiler
internal import LayoutContent
internal import LayoutEvaluation
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
package import LayoutText
internal import LayoutChecking

/// The frames of a file in one of its previews, by the elements of its text.
package struct PreviewFrames: Sendable {
  /// The preview; `nil` where the file has none.
  package let name: String?
  package let size: Size
  /// The frames of the instances of each element, by the offset of its word.
  package private(set) var frames: [Int: [Rectangle]] = [:]
  /// The sizes of groups, which have no frames of their own, by the offsets of their words.
  package private(set) var groups: [Int: Size] = [:]

  /// The most elements of a preview of which all words are considered.
  private static let mostElements = 20_000

  /// What `job` shows; empty where that is very much.
  ///
  /// - Complexity: that of solving it.
  package init(of job: Job, in compilation: Compilation) {
    self.init(of: SolvedJob(compilation, job))
  }

  /// What `solved` shows.
  ///
  /// - Parameter offset: That of the only word whose frames are wanted; `nil`: those of all words, where
  ///   they are not very many.
  init(of solved: SolvedJob, ofWordAt offset: Int? = nil) {
    let (compilation, job, result) = (solved.compilation, solved.job, solved.result)
    (name, size) = (job.previewName, job.stage.viewport.size)
    let elements = compilation.program.elements
    func word(of id: ElementID) -> Int? {
      guard elements.indices.contains(id.index) else { return nil }
      let word = elements[id.index].wordRange.lowerBound
      return offset == nil || offset == word ? word : nil
    }
    guard offset != nil || !result.elements.hasMore(than: Self.mostElements, in: nil) else {
      return
    }
    let sources = result.solved.sources
    result.elements.forEach { element in
      if let word = word(of: sources[element.source].id) {
        frames[word, default: []].append(element.frame)
      }
    } content: { record in
      if let word = word(of: record.element.id) {
        frames[word, default: []].append(record.placed.frame)
      }
    }
    // What has frames is no group.
    if offset == nil || frames.isEmpty, case .layout(let layout) = solved.evaluation.model {
      for section in result.solved.sectionRange(meeting: nil).map({ result.solved.section(at: $0) })
      where section.index < layout.sections.count {
        if let word = word(of: layout.sections[section.index].id) {
          frames[word, default: []].append(section.frame)
        }
      }
      let contents = ContentSolver(job.stage, compilation.fonts)
      let measure = ContentMeasure { contents.size(of: $0, for: $1) }
      var seen: Set<ElementID> = []
      for section in layout.sections where seen.insert(section.id).inserted {
        var memory = Surveyor.Memory()
        let survey = Surveyor(section, of: layout, asking: measure)
          .survey(in: job.stage.viewport, remembering: &memory)
        for line in survey.lines {
          if let word = word(of: line.id), groups[word] == nil { groups[word] = line.size }
        }
      }
    }
  }

  /// The sizes that an element has, the smallest first; empty where it is not there.
  package func sizes(ofWordAt offset: Int) -> [Size] {
    if let group = groups[offset] { return [group] }
    let sizes = (frames[offset] ?? []).map(\.size)
    guard let first = sizes.first else { return [] }
    let least = sizes.min { ($0.width, $0.height) < ($1.width, $1.height) } ?? first
    let most = sizes.max { ($0.width, $0.height) < ($1.width, $1.height) } ?? first
    return least.shown == most.shown ? [first] : [least, most]
  }
}

extension Size {
  /// As in "258 × 258", in points with at most one decimal.
  package var shown: String { "\(width.shown) × \(height.shown)" }
}

extension Double {
  /// With at most one decimal.
  package var shown: String { ((self * 10).rounded() / 10).plainDecimal }
}

/// Where an element is written.
package struct ElementPlace: Sendable {
  /// Its header, or the outermost use that brought it.
  package let location: TextRange
  /// Its header in a definition; `nil` where it stands in none.
  package let definition: TextRange?
}

/// Where the elements of a result are written, in the order in which it lists them.
///
/// - Complexity: that of solving all contents.
package func elementPlaces(
  of result: CompilationResult, in rectangle: Rectangle?, _ compilation: Compilation
) -> [ElementPlace?] {
  let elements = compilation.program.elements
  func place(_ id: ElementID) -> ElementPlace? {
    guard elements.indices.contains(id.index) else { return nil }
    let element = elements[id.index]
    guard let use = element.uses.first else {
      return ElementPlace(location: element.range, definition: nil)
    }
    return ElementPlace(location: use.range, definition: element.range)
  }
  var places: [ElementPlace?] = []
  let sources = result.solved.sources
  result.elements.forEach(in: rectangle) { element in
    places.append(place(sources[element.source].id))
  } content: { record in
    places.append(place(record.element.id))
  }
  return places
}
