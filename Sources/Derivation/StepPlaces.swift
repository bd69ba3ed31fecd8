internal import LayoutChecking
package import LayoutCompiler
internal import LayoutLanguage
package import LayoutEvaluation
package import LayoutSteps
internal import LayoutText

/// Finds where the steps of derivations are written.
package struct StepPlaces {
  let compilation: Compilation
  /// What the viewport was solved for.
  let preview: ElementID
  /// Where the size of the viewport comes from: the preview, or what stands in its place.
  let viewOrigin: DerivedValue.Origin
  /// The parameters that are given from outside of the layout.
  private let settings: Set<String>
  /// Where constants and parameters are read, by where that begins.
  private let readings: [(range: TextRange, binding: BindingID)]

  package init(_ compilation: Compilation, _ stage: Stage, viewOrigin: DerivedValue.Origin) {
    (self.compilation, self.viewOrigin) = (compilation, viewOrigin)
    (preview, settings) = (stage.preview, Set(stage.settings.keys))
    let program = compilation.program
    let expressions = program.expressions
    readings = zip(expressions.nodes, expressions.ranges).compactMap { node, range in
      guard case .binding(let id) = node, program[id].origin != .turn else { return nil }
      return (range, id)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  var program: CheckedProgram { compilation.program }

  /// Where a number is given, and by what if not in the source.
  struct Place {
    var range: TextRange?
    var origin: DerivedValue.Origin?
    /// The constants that the number follows from.
    var constants: [(name: String, range: TextRange)] = []
    /// Where the definition is used that the place is in.
    var use: TextRange?
  }

  /// The place of `value`.
  func place(of value: DerivedValue) -> Place {
    if value.cause.origin == .preview { return previewPlace(of: value.cause) }
    guard value.operation != .given || value.cause.origin == nil else {
      return Place(origin: value.cause.origin)
    }
    guard let element = element(value.cause.element) else {
      return Place(origin: value.operation == .given ? .default : nil)
    }
    var place = Place(range: element.range, use: element.uses.first?.range)
    var written = element.range
    if let name = value.cause.property {
      if let property = element.body.lazy.compactMap({ property(name, in: $0) }).first {
        (place.range, written) = (property.written, property.written)
      } else if let header = element.range(of: name, in: program) {
        written = header
      } else if value.operation == .given {
        return Place(origin: .default)
      }
    }
    place.constants = constants(in: written)
    return place
  }

  private func previewPlace(of cause: DerivedValue.Cause) -> Place {
    guard let element = element(preview) else {
      return Place(origin: viewOrigin == .flag ? .flag : .default)
    }
    let name = cause.property
    if let property = element.body.lazy.compactMap({ self.property(name, in: $0) }).first {
      return Place(range: property.written, constants: constants(in: property.written))
    }
    if viewOrigin != .preview { return Place(origin: viewOrigin) }
    return name == nil
      ? Place(range: element.range, constants: constants(in: element.range))
      : Place(origin: element.size == nil ? .device : .default)
  }

  /// Whether `number` stands at the place of `value`, or in a constant that it follows from.
  func shows(_ number: Double, at value: DerivedValue) -> Bool {
    let place = place(of: value)
    let ranges = [place.range].compactMap(\.self) + place.constants.map(\.range)
    return ranges.contains { program.sources[$0].numbers.contains(abs(number)) }
  }

  func element(_ id: ElementID?) -> CheckedElement? {
    guard let id, program.elements.indices.contains(id.index) else { return nil }
    return program.elements[id.index]
  }

  private func property(_ name: String?, in statement: CheckedStatement) -> CheckedProperty? {
    switch statement {
    case .property(let property): return property.name == name ? property : nil
    case .condition(let branches):
      return branches.flatMap(\.body).compactMap { property(name, in: $0) }.first
    case .use(let use): return use.body.compactMap { property(name, in: $0) }.first
    case .loop(let loop): return loop.body.compactMap { property(name, in: $0) }.first
    case .binding, .element: return nil
    }
  }

  /// The constants and parameters that are read in `range`, and those that they read.
  private func constants(in range: TextRange) -> [(name: String, range: TextRange)] {
    var found: [BindingID] = []
    var ranges = [range]
    while let next = ranges.popLast(), found.count < Self.mostConstants {
      let start = readings.partitioningIndex { next.lowerBound <= $0.range.lowerBound }
      for (place, id) in readings[start...].prefix(while: { $0.range.lowerBound < next.upperBound })
      where place.upperBound <= next.upperBound && !found.contains(id) {
        found.append(id)
        ranges.append(program.range(of: program[id].value))
      }
    }
    return found.flatMap { id in
      let binding = program[id]
      let end = program.range(of: binding.value).upperBound
      let range = binding.nameRange.lowerBound..<max(binding.nameRange.upperBound, end)
      return [(binding.name, range)] + setting(of: binding)
    }
  }

  /// Where the preview gives a parameter its value.
  private func setting(of binding: Binding) -> [(name: String, range: TextRange)] {
    guard binding.parameter != nil, settings.contains(binding.name),
      let property = element(preview)?.body.lazy.compactMap({ property("set", in: $0) }).first
    else { return [] }
    return [(binding.name, property.written)]
  }

  private static let mostConstants = 8

  /// `range` in words: `line 29`, with the file where it is another.
  func words(_ range: TextRange) -> String {
    let (file, range) = compilation.written(range)
    let line = "line \(file.location(of: range.lowerBound).line)"
    return file.name == program.source.name ? line : "\(file.name), \(line)"
  }

  /// The place of `value` in words; `nil` where it has none.
  func words(of value: DerivedValue) -> String? {
    let place = place(of: value)
    guard let range = place.range else {
      return [.flag, .device, .font, .data].contains(place.origin) && value.operation == .given
        ? place.origin?.rawValue : nil
    }
    var words = self.words(range)
    if value.rule == "viewport", let name = element(preview)?.name {
      words = "preview \"\(name)\", " + words
    }
    if let use = place.use { words += ", used at " + self.words(use) }
    for constant in place.constants {
      words += ", `\(constant.name)` " + self.words(constant.range)
    }
    return words
  }
}

extension String {
  /// The numbers in it, without signs.
  fileprivate var numbers: [Double] {
    split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
  }
}

extension CheckedProperty {
  /// All of it, values included.
  fileprivate var written: TextRange {
    let end = values.map(\.range.upperBound).max() ?? range.upperBound
    return range.lowerBound..<max(end, range.upperBound)
  }
}

extension CheckedElement {
  /// Where a number of its header stands: a length, or how often it is divided.
  fileprivate func range(of name: String, in program: CheckedProgram) -> TextRange? {
    switch name {
    case "width": size.map { program.range(of: $0.width) }
    case "height": size.map { program.range(of: $0.height) }
    case "split": arrangement?.range
    case Modifier.frameName:
      size.map {
        program.range(of: $0.width).lowerBound..<program.range(of: $0.height).upperBound
      }
    default: nil
    }
  }
}
