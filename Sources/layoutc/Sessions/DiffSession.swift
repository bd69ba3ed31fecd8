internal import LayoutComparison
internal import LayoutDiagnostics
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutText

/// One call of `diff`.
struct DiffSession {
  static let options =
    [
      against, preview, widths, only, tolerance, check, context, format, images,
      OutputOptions.output, DiagnosticPrinter.color,
    ] + FileAccess.options

  private static let against = Option(
    "against", "state", help: "Compare with git:REVISION, or with a file or folder.")
  private static let preview = Option(
    "preview", "name", help: "Compare only the preview with this name."
  ).repeated
  private static let widths = RuleSelection.widths.described(
    as: "Also compare at these view widths, as in 320...1366.")
  private static let only = Option(
    "only", "changes", help: "Show only these changes, as in moved,resized.")
  private static let tolerance = Option(
    "tolerance", "points", help: "By how much numbers may differ.")
  private static let check = Option("check", help: "Exit with 1 if anything differs.")
  private static let context = Option(
    "context", "count", help: "Show so many rows for each cause.")
  private static let images = Option(
    "images", "address", help: "In markdown, where pictures of the previews are.")
  private static let format = Option("format", "format", help: "Report format.")
    .taking(Format.allCases.map(\.rawValue)).defaulting(to: Format.text.rawValue)

  private enum Format: String, CaseIterable { case text, json, markdown, svg, html }

  private let settings: ComparisonSettings
  private let access: FileAccess
  private let checks: Bool
  private let rowCount: Int?
  private let format: Format
  private let images: String?
  private let output: String?
  private let printer: DiagnosticPrinter

  init(_ invocation: Invocation) throws(UsageError) {
    access = try FileAccess(invocation)
    checks = invocation.has(Self.check)
    rowCount =
      invocation.has(Self.context)
      ? try invocation.count(of: Self.context, default: 0) : nil
    format = invocation[Self.format].flatMap(Format.init) ?? .text
    images = invocation[Self.images]
    output = invocation[OutputOptions.output].flatMap { $0 == "-" ? nil : $0 }
    printer = DiagnosticPrinter(invocation)
    settings = try Self.settings(invocation)
  }

  private static func settings(
    _ invocation: Invocation
  ) throws(UsageError) -> ComparisonSettings {
    var settings = ComparisonSettings()
    settings.previews = invocation[all: preview]
    settings.widths = try invocation.widths()
    if let word = invocation[only] {
      let changes = word.split(separator: ",").map { Change(rawValue: String($0)) }
      guard !changes.isEmpty, !changes.contains(nil) else {
        let all = Change.allCases.map(\.rawValue).joined(separator: ", ")
        throw invocation.misuse(of: only, word, expected: "some of \(all)")
      }
      settings.only = Set(changes.compactMap(\.self))
    }
    if let word = invocation[tolerance] {
      guard let numbers = decimals(word[...]), numbers.count == 1, numbers[0] >= 0 else {
        throw invocation.misuse(of: tolerance, word, expected: "a number of points, as in 0.5")
      }
      settings.tolerance = numbers[0]
    }
    return settings
  }

  /// Compares what `invocation` names, and reports on it.
  func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    guard let sides = try sides(of: invocation) else { return .failure }
    if settings.widths != nil, sides.old.isDump || sides.new.isDump {
      throw invocation.misuse(
        "'--\(Self.widths.name)' needs layouts: a dump has one width.")
    }
    guard !Inputs.refuse(output.map { [$0] } ?? []) else { return .failure }
    let unread = [sides.old, sides.new].filter { $0.code == .failure && $0.files.isEmpty }
    guard unread.isEmpty else { return .failure }
    try invocation.checkPreviews(
      settings.previews,
      among: Array(Set(sides.new.previewNames + sides.old.previewNames)).sorted())
    let (pairs, faults) = pairs(of: sides)
    let settings = settings
    let compared = Array(pairs.enumerated()).mapped(on: processorCount) { number, pair in
      FileComparison(pair.old, pair.new, settings).screens().map { screen in
        var screen = screen
        screen.comparison.file = number
        return screen
      }
    }.flatMap(\.self)
    var report = ComparisonReport((sides.old.name, sides.new.name), compared.map(\.comparison))
    report.mostRows = rowCount
    let differs = !report.differing.isEmpty
    var code = max(sides.old.code, sides.new.code)
    if !faults.isEmpty || checks && differs { code = max(code, .findings) }
    if !faults.isEmpty { printer.print(printer.report(faults, code)) }
    return max(code, write(report, compared))
  }

  /// Both sides; `nil` where one cannot be read, which has been reported.
  private func sides(
    of invocation: Invocation
  ) throws(UsageError) -> (old: ComparedSide, new: ComparedSide)? {
    let operands = invocation.operands
    guard let against = invocation[Self.against] else {
      guard operands.count == 2 else {
        throw invocation.misuse(
          "Expected two files, folders or dumps; or --against with what they are compared with.")
      }
      return both(operands[0], operands[1])
    }
    let paths = operands.isEmpty ? ["."] : operands
    guard against.hasPrefix("git:") else {
      guard paths.count == 1 else {
        throw invocation.misuse("Expected one path to compare with '\(against)'.")
      }
      return both(against, paths[0])
    }
    return try revisions(String(against.dropFirst("git:".count)), paths, invocation)
  }

  private func both(_ old: String, _ new: String) -> (old: ComparedSide, new: ComparedSide)? {
    side(at: old).flatMap { old in side(at: new).map { (old, $0) } }
  }

  private func side(at path: String) -> ComparedSide? {
    do throws(SystemError) {
      return try ComparedSide(at: path, access)
    } catch {
      StandardError.error("cannot read '\(path)': \(error.message)")
      return nil
    }
  }

  /// A revision and the working tree, or two revisions.
  ///
  /// - Source: `prove.md` 3.
  private func revisions(
    _ text: String, _ paths: [String], _ invocation: Invocation
  ) throws(UsageError) -> (old: ComparedSide, new: ComparedSide)? {
    let dots = text.indices.first { text[$0...].hasPrefix("..") }
    let isSince = dots.map { text[$0...].hasPrefix("...") } ?? false
    let parts = dots.map { [text[..<$0], text[$0...].dropFirst(isSince ? 3 : 2)] } ?? [text[...]]
    let names = parts.map { $0.isEmpty ? "HEAD" : String($0) }
    for name in names where !RevisionFiles.isName(name) {
      throw invocation.misuse(
        of: Self.against, "git:\(text)", expected: "a revision, as in git:main")
    }
    do throws(SystemError) {
      let first =
        isSince
        ? try RevisionFiles.mergeBase(of: names[0], names[1], around: paths[0]) : names[0]
      let old = try RevisionFiles(first, around: paths[0], access)
      let before = ComparedSide(of: paths, in: ("git:\(names[0])", old), access)
      guard names.count == 2 else {
        return (before, ComparedSide(of: paths.filter { exists($0) || !old.contains($0) }, access))
      }
      let new = try RevisionFiles(names[1], around: paths[0], access)
      return (before, ComparedSide(of: paths, in: ("git:\(names[1])", new), access))
    } catch {
      StandardError.error("cannot compare with 'git:\(text)': \(error.message)")
      return nil
    }
  }

  /// The files that belong together, and what keeps others from being compared.
  private func pairs(
    of sides: (old: ComparedSide, new: ComparedSide)
  ) -> (pairs: [(old: ComparedFile, new: ComparedFile)], faults: [(SourceText, [Diagnostic])]) {
    var left = Dictionary(sides.old.files.map { ($0.name, $0.file) }) { first, _ in first }
    var pairs: [(old: ComparedFile, new: ComparedFile)] = []
    for (name, file) in sides.new.files {
      pairs.append((left.removeValue(forKey: name) ?? .missing, file))
    }
    for (name, file) in sides.old.files where left[name] != nil { pairs.append((file, .missing)) }
    var faults: [(SourceText, [Diagnostic])] = []
    pairs = pairs.filter { pair in
      let found = sides.old.faults(of: pair.old) + sides.new.faults(of: pair.new)
      faults += found
      return found.isEmpty
    }
    return (pairs, faults)
  }

  private func write(_ report: ComparisonReport, _ screens: [ScreenPair]) -> ExitCode {
    do throws(SystemError) {
      guard let output else {
        write(report, screens, to: StandardOutput.stream())
        return .success
      }
      let file = try OutputFile(at: output)
      write(report, screens, to: file.stream)
      try file.commit()
    } catch {
      StandardError.error("cannot write '\(output ?? "")': \(error.message)")
      return .failure
    }
    return .success
  }

  private func write(_ report: ComparisonReport, _ screens: [ScreenPair], to stream: Stream) {
    var writer = ByteWriter { stream.write($0) }
    switch format {
    case .text: report.writeText(to: &writer)
    case .json: report.writeJSON(to: &writer)
    case .markdown:
      writer.write(report.markdown(images: images, picture: screens.lazy.compactMap(\.text).first))
    case .svg, .html:
      let document = FramesDocument(screens.flatMap(\.drawn), report: Report([]))
      (format == .svg ? OutputFormat.svg : OutputFormat.html).render(document, &writer)
    }
    writer.flush()
  }
}
