internal import LayoutComparison
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

extension Session {
  /// What differs from the state that `screen` is compared with, as members of its answer; none where
  /// it is not compared.
  func differences(
    of file: File, _ screen: ScreenRequest, to new: (compilation: Compilation, job: Job)
  ) -> [(String, JSON)] {
    guard let name = screen.against else { return [] }
    let old: Compilation
    do throws(HistoryFault) { old = try earlier(name, of: file) } catch {
      return [("againstFault", .text(error.reason))]
    }
    var before: Job?
    do throws(SolveError) { before = try old.job(for: screen) } catch { before = nil }
    guard let job = before.map({ old.scrolled($0, for: screen).job }) else {
      return [("againstFault", "it has no such preview")]
    }
    let comparison = ScreenComparison((old, job), new)
    return [
      (
        "changes",
        .list(
          comparison.elementDifferences.map { json(of: $0, causes: comparison.causes, in: file) })
      )
    ]
  }

  private func earlier(_ name: String, of file: File) throws(HistoryFault) -> Compilation {
    guard name == "opened" else { return try history.file(name, file.name).get() }
    guard let opened = opened[file.name] else {
      throw HistoryFault(reason: "it was not there yet")
    }
    return opened
  }

  private func json(of difference: ElementDifference, causes: [Cause], in file: File) -> JSON {
    guard let element = difference.new ?? difference.old else { return [:] }
    let frame = { (element: Screen.Element?) in element.map { JSON($0.frame) } ?? JSON(.null) }
    let number = { (number: Int?) in number.map { .number(Double($0)) } ?? JSON(.null) }
    let change =
      difference.old == nil ? "new" : difference.changes.contains(.resized) ? "resized" : "moved"
    let cause = difference.cause.map { index -> JSON in
      let cause = causes[index]
      return [
        "file": .text(file.pageName(ofSource: cause.file)),
        "line": .number(Double(cause.start.line)),
        "text": .text(cause.text),
      ]
    }
    return [
      "change": .text(change), "category": .text(element.category), "kind": .text(element.kind),
      "name": element.name.map { .text($0) } ?? JSON(.null), "section": number(element.section),
      "item": number(element.item), "cell": number(element.cell), "old": frame(difference.old),
      "new": frame(difference.new), "cause": cause ?? JSON(.null),
    ]
  }
}
