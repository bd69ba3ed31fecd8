package import LayoutChecking
package import LayoutEvaluation
package import LayoutLanguage
internal import LayoutContent
internal import LayoutSolver
package import LayoutSyntax
package import LayoutDiagnostics
package import LayoutText
package import LayoutTypesetting

/// One source file, taken through every stage, with what it imports.
///
/// Text, tokens, tree and checked program are the same for every viewport and are made once; model
/// and frames are made for each request.
package struct Compilation: Sendable {
  private let library: Library
  private let file: Library.FileID
  package let tree: SyntaxTree
  package let program: CheckedProgram
  /// The previews of the file, in source order.
  package let previews: [Evaluation<Preview>]
  /// What is wrong with the loops around previews.
  private let previewFaults: [Diagnostic]
  /// The layouts of the file by their places among its elements.
  package let layouts: [Int]
  /// The views of the file by their places among its elements.
  package let views: [Int]
  /// Layouts and views by their names; of several with one name the first.
  let layoutsByName: [String: Int]
  /// The data files that previews name, as far as they were read, by their names there.
  package var dataFiles: [String: NamedFile<DataSet>] = [:]

  /// The font files that texts name, as far as they were read, by their paths.
  package var fontFiles: [String: NamedFile<Font>] = [:]

  /// What the file's text was made from, as Swift code that was imported; `nil` for one that its user
  /// has written.
  package var origin: SourceOrigin?

  /// A file alone.
  package init(_ source: SourceText) {
    self.init(.first, of: Library(parse(source)))
  }

  /// A file of `library`.
  package init(_ file: Library.FileID, of library: Library) {
    self.init(check(file, of: library), file, library)
  }

  private init(_ program: CheckedProgram, _ file: Library.FileID, _ library: Library) {
    (self.program, self.file, self.library) = (program, file, library)
    tree = library.tree(of: file)
    (previews, previewFaults) = LayoutEvaluation.previews(of: program)
    layouts = program.topElements(of: ElementKind(Layout.vocabulary))
    views = program.topElements(of: ElementKind(View.vocabulary))
    let named = (layouts + views).compactMap { index in
      program.elements[index].name.map { ($0, index) }
    }
    layoutsByName = Dictionary(named) { first, _ in first }
  }

  /// The same with `text` in place of the file's.
  ///
  /// - Complexity: that of checking the file.
  package func replacing(text: SourceText) -> Compilation {
    let (library, file) = library.adding(text, inPlaceOf: file)
    var copy = Compilation(file, of: library)
    (copy.dataFiles, copy.fontFiles) = (dataFiles, fontFiles)
    return copy
  }

  package var source: SourceText { program.source }
  /// The file and those that it imports.
  package var sources: Sources { program.sources }
  /// Where the names stand that the file asks for, in whichever file.
  package var usedNames: Set<Int> { program.names.used }
  /// Whether the file only declares what others may import.
  package var isLibrary: Bool { program.isLibrary }

  /// The definitions of the file, each by itself; `nil` where there are none.
  ///
  /// - Complexity: that of checking the file.
  package var definitionsAlone: CheckedProgram? {
    program.names.definitions.contains { source.holds($0.nameRange) }
      ? checkDefinitions(of: file, in: library) : nil
  }

  /// What lexer, parser and checker had to say, and what is wrong with the previews.
  package var diagnostics: [Diagnostic] {
    (program.diagnostics + previews.flatMap(\.diagnostics) + previewFaults + dataDiagnostics
      + fontDiagnostics)
      .inOrder
  }

  package var previewNames: [String] { previews.compactMap(\.model.name) }

  /// What is wrong with the file as it stands, and with each of its previews.
  ///
  /// - Complexity: that of solving each preview, up to the limit of elements.
  package var checked: [Diagnostic] { checked(until: nil) }

  /// The same, as far as it is found before `deadline`.
  package func checked(until deadline: Deadline?) -> [Diagnostic] {
    var allowance = ElementBudget()
    var faults: [CompilationResult.Faults] = []
    for job in everyJob(until: deadline) {
      if deadline?.hasPassed ?? false { break }
      let evaluation = evaluate(job)
      guard allow(evaluation, of: job, &allowance) else { break }
      faults.append(result(of: job, evaluation).faults)
    }
    return (everyDiagnostic(faults) + allowance.faults).inOrder
  }

  /// The result of `job`: model, frames, and what is wrong with either.
  ///
  /// - Complexity: that of `evaluate` and `solve`.
  package func result(of job: Job) -> CompilationResult {
    result(of: job, evaluate(job))
  }

  /// The model that `job` asks for.
  package func evaluate(_ job: Job) -> Evaluation<Subject> {
    guard views.contains(job.layout) else {
      return LayoutEvaluation.evaluate(program, layout: job.layout, on: job.stage)
        .map(Subject.layout)
    }
    return LayoutEvaluation.evaluate(program, view: job.layout, on: job.stage).map(Subject.view)
  }

  /// So many contents are measured and placed in one pass: more than a screen shows.
  private static let keptContents = 128

  /// The frames of what `job` was evaluated to.
  package func result(of job: Job, _ evaluation: Evaluation<Subject>) -> CompilationResult {
    let recorder = OverrunRecorder()
    let (viewport, contents) = (
      job.stage.viewport,
      ContentSolver(job.stage, fonts, caching: ContentCache(first: Self.keptContents))
        .recording(by: recorder)
    )
    var layout = Layout()
    var solvedView: SolvedView?
    switch evaluation.model {
    case .layout(let model): layout = model
    case .view(let view):
      solvedView = contents.solve(view, in: viewport, proposing: job.stage.proposal)
    }
    let deadline = job.stage.deadline
    let measure = ContentMeasure {
      deadline?.hasPassed ?? false ? nil : contents.size(of: $0, for: $1)
    }
    let solved = solve(layout, in: viewport, showing: job.stage.contents, asking: measure)
    contents.tryOut(solved.sources, in: viewport)
    return CompilationResult(
      layoutName: layout.name, previewName: job.previewName, deviceName: job.deviceName,
      elements: SolvedElements(
        solved, view: solvedView, contents: contents.excluding(recorder.elements)),
      diagnostics: (evaluation.diagnostics + misspoken(in: job) + overruns(of: recorder.elements))
        .inOrder,
      refusals: solved.refusals.map(place),
      writeNotes: { [layout] in
        job.notes + (job.tellsCounts ? notes(on: job.stage, layout: job.layout) : [])
          + omissionNotes(of: layout, in: viewport, asking: measure)
      })
  }

  /// The error for a file without layouts whose frames are requested; `nil` for other files.
  package var missingLayout: Diagnostic? {
    guard layouts.isEmpty, views.isEmpty, !diagnostics.hasErrors else { return nil }
    return Diagnostic(
      .nothingToShow, "file has no layout",
      at: source.base..<source.base,
      label: "missing `layout`"
    ).helping("add one: `layout page { section all { hgroup 1w x 44 { item } } }`")
  }

  /// Everything wrong with the file in any of `results`, each fault once; what UIKit would refuse
  /// included, unless it follows from something that is wrong in the same place.
  ///
  /// - Complexity: where there are errors with safe fixes, that of checking the file for each of them,
  ///   up to a limit.
  package func everyDiagnostic(_ results: [CompilationResult.Faults]) -> [Diagnostic] {
    let faults = (diagnostics + results.flatMap(\.diagnostics)).inOrder
    let errors = faults.filter { $0.severity == .error }.map(\.range.lowerBound)
    // A comment without its end may hide what any of them lacks.
    let isCut = faults.contains { $0.code == .unterminatedComment }
    let refusals = (isCut ? [] : results).flatMap { result in
      result.refusals.filter { !$0.isIncomplete && !errors.holdsOne(in: $0.extent) }
        .map { $0.diagnostic.noting("seen \(result.place)") }
    }
    return proving(faults + refusals).inOrder
  }
}

extension [Int] {
  /// Whether one of the sorted offsets lies in `range`.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func holdsOne(in range: TextRange) -> Bool {
    let index = partitioningIndex { $0 >= range.lowerBound }
    return index < count && range.contains(self[index])
  }
}
