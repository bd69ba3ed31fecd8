internal import LayoutComparison
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutText

/// An imported text beside a file that should have the same frames.
struct ImportCheck {
  private let imported: Compilation
  private let file: Compilation

  /// - Returns: `nil` where the file cannot be read, which has been reported.
  init?(_ text: SourceText, with named: OperandFiles) {
    guard named.code != .failure, let first = named.files.first else { return nil }
    let loader = SourceLoader(first, named.access)
    var dataFiles = DataFiles(named.access)
    file = dataFiles.completed(loader.compilation(of: loader.files[0]))
    imported = Compilation(text)
  }

  /// The first error of the file, which has no frames then.
  var fault: String? {
    file.checked.first { $0.severity == .error }.map { error in
      "line \(file.source.location(of: error.range.lowerBound).line): \(error.headline)"
    }
  }

  /// The first frame of each section that differs, in every preview of the file; a line each.
  ///
  /// Sections are matched by their names, and by their places where these differ.
  ///
  /// - Throws: if `settings` fit none of the imported parameters.
  func differences(_ settings: [Request.Setting]) throws(SolveError) -> [String] {
    var lines: [String] = []
    for job in file.everyJob {
      let title = [file.layoutName(of: job), job.previewName].compactMap(\.self)
      let start = "\(file.source.name) · \(title.joined(separator: " · ")): "
      guard let other = try imported.job(like: job, of: file, settings) else {
        lines.append(start + "no such layout was imported")
        continue
      }
      let (old, new) = (frames(of: job, in: file), frames(of: other, in: imported))
      for (before, after) in Self.pairs(old, new) {
        guard let text = difference(before, after) else { continue }
        lines.append(start + text)
      }
    }
    return lines
  }

  /// The sections of one name; of those that are left, the ones in the same place.
  private static func pairs(
    _ old: [Int: [Screen.Element]], _ new: [Int: [Screen.Element]]
  ) -> [(old: [Screen.Element], new: [Screen.Element])] {
    let names = Dictionary(
      new.sorted { $0.key < $1.key }.map { ($1.first?.sectionName, $0) },
      uniquingKeysWith: { first, _ in first })
    var (pairs, rest, left) = ([(old: [Screen.Element], new: [Screen.Element])](), new, [Int]())
    for (number, elements) in old.sorted(by: { $0.key < $1.key }) {
      guard let name = elements.first?.sectionName, let other = names[name],
        let match = rest.removeValue(forKey: other)
      else {
        left.append(number)
        continue
      }
      pairs.append((elements, match))
    }
    for number in left { pairs.append((old[number] ?? [], rest.removeValue(forKey: number) ?? [])) }
    return pairs + rest.sorted { $0.key < $1.key }.map { ([], $1) }
  }

  /// The elements of each section; those of a view are of section -1.
  private func frames(of job: Job, in compilation: Compilation) -> [Int: [Screen.Element]] {
    let report = FramesReport(compilation.result(of: job), of: compilation, in: nil)
    let isView = report.elements.view != nil
    let elements = Screen(report).elements.filter { isView || $0.category != "content" }
    return Dictionary(grouping: elements) { $0.section ?? -1 }
  }

  private func difference(_ old: [Screen.Element], _ new: [Screen.Element]) -> String? {
    for (before, after) in zip(old, new) where !before.frame.isLike(after.frame) {
      return "\(place(of: before)) is \(text(after.frame)) in the Swift code, "
        + "\(text(before.frame)) in the file"
    }
    guard old.count != new.count else { return nil }
    let (name, count) = (old.first?.sectionName ?? new.first?.sectionName, new.count)
    return "\(name.map { "section `\($0)`" } ?? "it") has \(count.counting("element")) in the "
      + "Swift code, \(old.count) in the file"
  }

  private func place(of element: Screen.Element) -> String {
    let item = element.section.flatMap { section in element.item.map { "\(section).\($0) " } }
    let name = element.name.map { "`\($0)`" } ?? element.kind
    return (item ?? "") + name
  }

  private func text(_ frame: Rectangle) -> String {
    let numbers = [frame.width, frame.height, frame.x, frame.y].map {
      (($0 * 1000).rounded() / 1000).plainDecimal
    }
    return "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3])"
  }
}

extension Rectangle {
  /// Whether it is the same to a hundredth of a point.
  fileprivate func isLike(_ other: Rectangle) -> Bool {
    [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
      abs($0 - $1) < 0.01
    }
  }
}
