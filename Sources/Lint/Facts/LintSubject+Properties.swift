internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintSubject {
  /// The range of the property at `path` of an element; its header where the element does not set it
  /// in this file.
  func range(of path: any AnyKeyPath & Sendable, in id: ElementID) -> TextRange {
    property(path, in: id)?.range ?? header(of: id)
  }

  /// The last statement that sets the property at `path` of an element under any condition.
  func property(_ path: any AnyKeyPath & Sendable, in id: ElementID) -> CheckedProperty? {
    guard let element = self[id] else { return nil }
    let index = element.kind.properties.firstIndex { $0.path == PropertyPath(path) }
    return element.body.last { $0.sets(index) != nil }?.sets(index)
      .flatMap { source.holds($0.range) ? $0 : nil }
  }

  /// The name of the property at `path` of an element.
  func name(of path: any AnyKeyPath & Sendable, in id: ElementID) -> String {
    self[id]?.kind.properties.first { $0.path == PropertyPath(path) }?.name ?? ""
  }

  /// The unconditional statement of an element that sets the property at `path`.
  func ownProperty(_ path: any AnyKeyPath & Sendable, of element: CheckedElement)
    -> CheckedProperty?
  {
    let index = element.kind.properties.firstIndex { $0.path == PropertyPath(path) }
    for case .property(let property) in element.body where property.index == index {
      return source.holds(property.range) ? property : nil
    }
    return nil
  }

  /// Whether the length of an element on `axis` is computed from that of its container.
  func computesLength(of id: ElementID, on axis: Axis) -> Bool {
    self[id]?.size.map { program.expressions.readsContainer[$0[axis].index] } ?? false
  }

  /// The sections of `layout` that are not made from lists.
  func writtenSections(of layout: Layout) -> [Section] {
    layout.sections.filter { self[$0.id]?.kind.title == Section.vocabulary.title }
  }

  /// An edit that removes the statement at `range` with its separator; `nil` where there is a comment
  /// beside it, and where it is the only one in its block.
  func removing(_ range: TextRange) -> Edit? {
    guard !hasComment(around: range) else { return nil }
    let source = program.sources.file(at: range.lowerBound)
    let line = source.line(at: source.lineIndex(of: range.lowerBound))
    let before = source[line.lowerBound..<range.lowerBound]
    let after = source[range.upperBound..<max(range.upperBound, line.upperBound)]
    let next = after.drop { $0.isWhitespace }
    if before.allSatisfy(\.isWhitespace), next.isEmpty {
      return Edit(
        replace: source.wholeLine(at: source.lineIndex(of: range.lowerBound)), with: "")
    }
    if next.first == ";" {
      let rest = next.dropFirst().drop { $0.isWhitespace }
      let length = after.utf8.count - rest.utf8.count
      return Edit(replace: range.lowerBound..<range.upperBound + length, with: "")
    }
    let head = before.reversed().drop { $0.isWhitespace }
    guard head.first == ";" else { return nil }
    let length = before.utf8.count - String(head.dropFirst().reversed()).utf8.count
    return Edit(replace: range.lowerBound - length..<range.upperBound, with: "")
  }

  /// An edit that writes `text` as a statement behind the property whose name is at `place`.
  func inserting(_ text: String, behindPropertyAt place: TextRange) -> Edit {
    let properties = program.elements.lazy.flatMap(\.body.properties)
    let range = properties.first { $0.range == place }?.extent ?? place
    let source = program.sources.file(at: range.lowerBound)
    let line = source.line(at: source.lineIndex(of: range.lowerBound))
    let margin = source[line.lowerBound..<range.lowerBound]
    let isFirst = margin.allSatisfy { $0 == " " || $0 == "\t" }
    return Edit(
      replace: range.upperBound..<range.upperBound,
      with: isFirst ? source.lineBreak + margin + text : "; " + text)
  }

  /// An edit that writes `text` as the last statement of `element`.
  func appending(_ text: String, to element: CheckedElement) -> Edit {
    let end = element.extent.upperBound
    guard element.extent != element.range else {
      return Edit(replace: end..<end, with: " { \(text) }")
    }
    let source = program.sources.file(at: end)
    let line = source.line(at: source.lineIndex(of: end - 1))
    let before = source[max(line.lowerBound, element.range.upperBound)..<end - 1]
    let blanks = before.reversed().prefix { $0.isWhitespace }.count
    if line.lowerBound > element.range.upperBound, blanks == before.count {
      return Edit(
        replace: line.lowerBound..<line.lowerBound,
        with: before + "    " + text + source.lineBreak)
    }
    let place = end - 1 - blanks
    let isFirst = before.dropLast(blanks).last == "{"
    return Edit(replace: place..<end - 1, with: "\(isFirst ? "" : ";") \(text) ")
  }
}

extension CheckedProperty {
  /// All of the statement, values included.
  var extent: TextRange {
    range.lowerBound..<max(range.upperBound, values.last?.range.upperBound ?? 0)
  }
}

extension CheckedStatement {
  /// The last statement in it that sets the property at `index` of the element it stands in.
  fileprivate func sets(_ index: Int?) -> CheckedProperty? {
    let bodies: [[CheckedStatement]]
    switch self {
    case .property(let property): return property.index == index ? property : nil
    case .element, .binding: return nil
    case .condition(let branches): bodies = branches.map(\.body)
    case .use(let use): bodies = [use.body]
    case .loop(let loop): bodies = [loop.body]
    }
    return bodies.flatMap { $0 }.compactMap { $0.sets(index) }.last
  }
}
