import Foundation
import LayoutChecking
import LayoutCompiler
import LayoutDiagnostics
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSwiftGeneration
import LayoutText
import Support

/// Generated code and a program that runs it, and what that program should print.
struct Proof {
  /// The generated files, each under a name of its own.
  private(set) var files: [(name: String, text: String)] = []
  /// The statements of the program, in functions of a few each.
  private(set) var calls: [String] = []
  /// By title, the text of the evaluated layout.
  private(set) var expected: [String: String] = [:]
  /// The files that are refused, with the reasons.
  private(set) var refused: [String] = []
  private var options: SwiftOptions

  init(_ options: SwiftOptions = SwiftOptions()) { self.options = options }

  /// Adds the code for a file, and calls that build each of its layouts in many environments.
  mutating func add(_ compilation: Compilation, called name: String) {
    guard !compilation.layouts.isEmpty, let code = addFile(compilation, called: name) else {
      return
    }
    let number = files.count - 1
    for index in compilation.layouts {
      guard let type = Self.type(of: index, in: compilation, code) else { continue }
      let job = compilation.everyJob.first { $0.layout == index }
      for (place, stage) in Self.stages(for: index, in: compilation).enumerated() {
        guard var job else { continue }
        job.stage = stage
        let shown = Shown(job: job, type: "\(type)_\(number)")
        add(shown, of: compilation, "\(name) \(index) \(place)")
      }
    }
  }

  /// Adds the code for a file with types of its own; `nil` where there is none, else the code.
  @discardableResult
  mutating func addFile(_ compilation: Compilation, called name: String) -> String? {
    guard !compilation.diagnostics.hasErrors else { return nil }
    let code = swiftCode(for: compilation.program, options)
    guard !code.diagnostics.hasErrors else {
      let reasons = code.diagnostics.filter { $0.severity == .error }.map {
        "\($0.code.number) \($0.headline)"
      }
      refused.append("\(name): \(Set(reasons).sorted().joined(separator: "; "))")
      return nil
    }
    let number = files.count
    var text = code.text
    for type in Self.types(in: text) {
      for end in [" {", ":"] {
        text = text.replacingOccurrences(
          of: "struct \(type)\(end)", with: "struct \(type)_\(number)\(end)")
      }
      text = text.replacingOccurrences(of: ": \(type)\n", with: ": \(type)_\(number)\n")
      for end in [")", ","] {
        text = text.replacingOccurrences(
          of: "data: \(type)\(end)", with: "data: \(type)_\(number)\(end)")
      }
    }
    files.append(("File\(number).swift", text))
    return code.text
  }

  /// The types at the top of a file, in the order of the text.
  private static func types(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix(" "), !words.contains("private"),
        let place = words.firstIndex(of: "struct"), place + 1 < words.count
      else { return nil }
      return words[place + 1].trimmingCharacters(in: [":"])
    }
  }

  private static func type(of index: Int, in compilation: Compilation, _ text: String) -> String? {
    let types = types(in: text).filter { $0.hasSuffix("Layout") }
    guard let place = compilation.layouts.firstIndex(of: index), place < types.count else {
      return nil
    }
    return types[place]
  }

  /// The views in which a layout is built: those of the previews, four widths, the bounds of
  /// parameters, and other traits.
  static func stages(for index: Int, in compilation: Compilation) -> [Stage] {
    let jobs = compilation.everyJob.filter { $0.layout == index }
    guard let base = jobs.first?.stage else { return [] }
    var stages = jobs.map(\.stage)
    // Where nothing reads the view, one is enough.
    let widths = compilation.program.features.inputs == 0 ? [] : [320, 393, 700, 1024]
    for width in widths {
      var stage = base
      stage.viewport.size.width = Double(width)
      stages.append(stage)
    }
    var other = base
    other.viewport.traits.layoutDirection = .rightToLeft
    other.viewport.traits.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    other.viewport.traits.horizontalSizeClass = .regular
    other.viewport.traits.verticalSizeClass = .compact
    other.viewport.traits.idiom = .pad
    if compilation.program.features.inputs != 0 { stages.append(other) }
    for (name, parameter) in compilation.program.names.parameters {
      guard let id = parameter.only else { continue }
      for value in Self.bounds(of: id, in: compilation.program) {
        var stage = base
        stage.settings[name] = value
        stages.append(stage)
      }
    }
    return stages
  }

  /// The values at the ends of a parameter's range, or both truths.
  private static func bounds(of id: BindingID, in program: CheckedProgram) -> [Value] {
    let binding = program[id]
    if binding.type.type == .boolean { return [.boolean(true), .boolean(false)] }
    guard case .range(let from, let to, let isClosed)? = binding.parameter?.range else { return [] }
    let ends = [from, isClosed ? to : nil].compactMap { $0 }
    return ends.compactMap { constantValue(of: $0, in: program) }
  }

  /// A layout in one environment, and its generated type.
  private struct Shown {
    var job: Job
    let type: String

    /// The same from left to right: custom groups are mirrored by UIKit.
    var solvable: Job {
      var job = job
      job.stage.viewport.traits.layoutDirection = .leftToRight
      return job
    }
  }

  private mutating func add(_ shown: Shown, of compilation: Compilation, _ title: String) {
    let (index, stage, type) = (shown.job.layout, shown.job.stage, shown.type)
    let program = compilation.program
    let evaluation = evaluate(program, layout: index, on: stage)
    guard !evaluation.diagnostics.hasErrors, !evaluation.model.sections.contains(where: \.isFaulty)
    else { return }
    let layout = evaluation.model
    let solved = compilation.result(of: shown.solvable).solved
    let tree = ModelTree(layout, of: program, in: stage.viewport, solved: solved)
    guard layout.sections.count <= 50 else { return }
    // A word is written as its default: a type has no parameter for it.
    let isWord = stage.settings.values.contains { if case .word = $0 { true } else { false } }
    guard !isWord else { return }
    expected[title] = tree.text
    let container = stage.viewport.container(
      layout.insetsReference, scrolling: layout.scrollDirection)
    calls.append(
      Call(
        type: type, title: title, layout: layout, stage: stage, program: program,
        container: container, tree: tree, code: text(of: type)
      ).text)
  }

  private func text(of type: String) -> String {
    let head = "struct \(type) {"
    let text = files.last { $0.text.contains(head) }?.text ?? ""
    return text.components(separatedBy: head).last ?? ""
  }
}

/// Statements that build a layout and print it.
private struct Call {
  let type: String
  let title: String
  let layout: Layout
  let stage: Stage
  let program: CheckedProgram
  let container: Size
  let tree: ModelTree
  let code: String

  var text: String {
    let traits = stage.viewport.traits
    let counts = layout.sections.map { "\($0.itemCount)" }.joined(separator: ", ")
    let sizes = tree.customSizes.map { "CGSize(width: \($0.width), height: \($0.height))" }
    return """
        do {
          let traits = UITraitCollection()
          traits.displayScale = \(traits.displayScale)
          traits.horizontalSizeClass = .\(traits.horizontalSizeClass)
          traits.verticalSizeClass = .\(traits.verticalSizeClass)
          traits.userInterfaceIdiom = .\(traits.idiom)
          traits.layoutDirection = .\(traits.layoutDirection)
          traits.preferredContentSizeCategory = .\(traits.contentSizeCategory)
          let kinds: [String] = [\(kinds)]
          let counts: [Int] = [\(counts)]
          let heights: [[CGFloat]] = \(tree.heights)
          _ = (counts, heights)
          var tree = Tree([\(sizes.joined(separator: ", "))], traits)
          let made = \(type)(\(arguments))
          tree.print(
            \(literal(title)), made.layout(\(layoutArguments)), count: kinds.count,
            in: FixedEnvironment(\(container.width), \(container.height), traits))
        }

      """
  }

  /// A literal in which every character is escaped.
  private func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// The raw values of the sections.
  private var kinds: String {
    var places: [String: [Int]] = [:]
    return layout.sections.map { section in
      let element = program.elements[section.id.index]
      guard element.name == nil else { return literal(element.name ?? "") }
      let word = element.kind.name
      if places[word]?.contains(section.id.index) != true {
        places[word, default: []].append(section.id.index)
      }
      let place = (places[word]?.firstIndex(of: section.id.index) ?? 0) + 1
      return literal(place == 1 ? word : word + "\(place)")
    }.joined(separator: ", ")
  }

  private var arguments: String {
    var arguments: [String] = []
    for id in program.names.declarations {
      let name = program[id].name
      guard program[id].parameter != nil, program.names.parameters[name]?.only == id,
        let value = stage.settings[name],
        let range = code.range(of: " init("),
        let end = code[range.upperBound...].firstIndex(of: "{"),
        ["\(name): ", "`\(name)`: "].contains(where: code[range.upperBound..<end].contains),
        let text = text(of: value)
      else { continue }
      arguments.append("\(name): \(text)")
    }
    for part in code.components(separatedBy: "Height: @escaping").dropLast() {
      let name = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
      arguments.append("\(name)Height: { path, _ in heights[path[0]][path[1]] }")
    }
    if code.contains("itemCount: @escaping") { arguments.append("itemCount: { counts[$0] }") }
    return arguments.joined(separator: ", ")
  }

  private func text(of value: Value) -> String? {
    switch value {
    case .number(let number): number.isWhole ? "\(Int(number.value))" : "\(number.value)"
    case .boolean(let truth): "\(truth)"
    case .text(let text): literal(text)
    case .word(let word): "." + word
    case .list(let values): "[" + values.compactMap(text).joined(separator: ", ") + "]"
    default: nil
    }
  }

  private var layoutArguments: String {
    let head = code.components(separatedBy: " func layout(").dropFirst().first ?? ""
    let list = head.components(separatedBy: "kind: ").first ?? ""
    let classes = list.components(separatedBy: ": UICollectionReusableView.Type").dropLast()
      .map { $0.replacingOccurrences(of: ", ", with: "") + ": SomeDecoration.self" }
    let hasEnvironment = head.contains("kind: (@MainActor (Int, any")
    let kind =
      "kind: { index\(hasEnvironment ? ", _" : "") in \(type).Section(rawValue: kinds[index]) }"
    return (classes + [kind]).joined(separator: ", ")
  }
}
