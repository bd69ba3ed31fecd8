internal import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// `Type(arguments)` of SwiftUI; `nil` where the type is none of its views or values.
  mutating func frameworkView(
    _ path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard ArgumentLabels.view(path, takes: arguments) else {
      guard path == "EdgeInsets" else {
        return .views([foreignView(path.loweringFirst, whole)])
      }
      var insets = hole(.foreign, whole, name: "insets")
      insets.type = path
      return .hole(insets)
    }
    if let word = Self.containers[path] {
      return try container(word, ViewCall(path, arguments, whole))
    }
    switch path {
    case "Text": return try text(ViewCall(path, arguments, whole))
    case "Image": return try image(ViewCall(path, arguments, whole))
    case "Color": return try color(ViewCall(path, arguments, whole))
    case "Circle":
      var circle = ViewElement(
        .element(ViewContainer(word: "box", name: "circle")), at: whole.range)
      circle.modifiers.append(
        ViewModifier(form: .property(ViewProperty("aspectRatio", "fit 1")), origin: whole.range))
      return .views([circle])
    case "Spacer": return try spacer(ViewCall(path, arguments, whole))
    case "Divider":
      return .views([ViewElement(.element(ViewContainer(word: "divider")), at: whole.range)])
    case "EmptyView": return .views([])
    case "Group", "AnyView":
      return try content(of: ViewCall(path, arguments, whole))
    case "NavigationStack", "NavigationView":
      // Its bars take a part of the height.
      let name = whole.range.lowerBound..<whole.range.lowerBound + path.utf8.count
      let inside = try content(of: ViewCall(path, arguments, whole))
      var views = views(of: inside, at: whole.range)
      if views.count > 1 {
        let stack = ViewContainer(word: "vstack", children: views)
        views = [ViewElement(.element(stack), at: whole.range)]
      }
      return .views([lostView(name, .lost)] + views)
    case "Button", "NavigationLink", "Link": return try label(of: ViewCall(path, arguments, whole))
    case "List": return try list(ViewCall(path, arguments, whole))
    case "DisclosureGroup": return try disclosureGroup(ViewCall(path, arguments, whole))
    case "ForEach": return try forEach(ViewCall(path, arguments, whole))
    case "GeometryReader": return try geometryReader(ViewCall(path, arguments, whole))
    case "GridItem": return try gridItem(ViewCall(path, arguments, whole))
    case "EdgeInsets":
      return .record(
        SwiftValue.Record(
          type: Framework.insets,
          fields: Framework.zeroInsets.fields.merging(
            Dictionary(
              try evaluate(arguments).compactMap { part in part.label.map { ($0, part.value) } },
              uniquingKeysWith: { first, _ in first })
          ) { _, given in given }))
    default: return shapeOrForeign(path, whole)
    }
  }

  /// The words of SwiftUI's views with children, by its names.
  static let containers: [String: String] = ElementKind.all.reduce(into: [:]) { words, kind in
    if let name = kind.words.swiftUI { words[name] = kind.name }
  }

  private static let shapes: Set = [
    "Rectangle", "Capsule", "Ellipse", "RoundedRectangle", "UnevenRoundedRectangle",
  ]
  static let styles: Set = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "Material", "Gradient",
  ]

  /// Values of SwiftUI that are no views.
  private static let values: Set = [
    "Font", "Animation", "Binding", "State", "Axis", "Edge", "Alignment", "UnitPoint",
    "LocalizedStringKey", "EdgeInsets", "URL", "Date", "UUID", "Optional", "String", "Int",
    "CGFloat", "Double", "Float", "Array", "Set", "Bool", "CGSize", "CGPoint", "CGRect",
    "Dictionary",
    "Range", "ClosedRange", "DispatchQueue", "Task", "Self", "Angle", "IndexSet", "Character",
    "AttributedString", "Calendar", "Locale", "Bundle", "NumberFormatter", "DateFormatter",
  ]

  private mutating func shapeOrForeign(_ path: String, _ whole: SwiftExpression) -> SwiftValue? {
    if Self.shapes.contains(path) {
      return .views([
        ViewElement(
          .element(ViewContainer(word: "box", name: path.loweringFirst)), at: whole.range)
      ])
    }
    if Self.styles.contains(path) { return .views([box(at: whole.range)]) }
    guard !Self.values.contains(path), program.types[path] == nil, !Framework.isType(path),
      path.first?.isUppercase == true, !path.hasPrefix("NS"), !path.hasPrefix("UI")
    else { return nil }
    return .views([foreignView(NameTable.word(path.loweringFirst), whole)])
  }

  func box(at range: TextRange) -> ViewElement {
    ViewElement(.element(ViewContainer(word: "box")), at: range)
  }

  // MARK: Leaves

  private mutating func image(_ call: ViewCall) throws -> SwiftValue {
    guard let first = call.arguments.first else { return .views([lostView(call.range, .lost)]) }
    let value = try evaluate(first.value, expecting: "String")
    return .views(images(value, first, at: call.range))
  }

  private mutating func images(
    _ value: SwiftValue, _ argument: SwiftArgument, at range: TextRange
  ) -> [ViewElement] {
    var name = "image"
    var isSymbol = argument.label == "systemName"
    switch value {
    case .choice(let condition, let left, let right):
      return [
        ViewElement(
          .branch(condition, images(left, argument, at: range), images(right, argument, at: range)),
          at: range)
      ]
    case .string(""): return [lostView(range, .lost)]
    case .string(let text): name = text
    case .hole(let hole):
      // Which symbol it is, is not known, nor is its size.
      (name, isSymbol) = (hole.name, false)
    case .word(let word): (name, isSymbol) = (word, false)
    default: isSymbol = false
    }
    var hole = Hole(text(of: range), .ownSize, at: range, name: NameTable.word(name.joiningWords))
    hole.key += " " + name
    return [ViewElement(.image(ViewImage(name: name, isSymbol: isSymbol, hole: hole)), at: range)]
  }

  private mutating func color(_ call: ViewCall) throws -> SwiftValue {
    var element = ViewContainer(word: "box")
    if let first = call.arguments.first, first.label == nil,
      case .string(let name) = try evaluate(first.value, expecting: "String")
    {
      element.name = name
    }
    return .views([ViewElement(.element(element), at: call.range)])
  }

  private mutating func spacer(_ call: ViewCall) throws -> SwiftValue {
    var element = ViewContainer(word: "spacer")
    if let argument = call["minLength"] {
      if let number = try length(argument) {
        element.properties.append(ViewProperty("minLength", [.whole(number, .distance)]))
      } else if try !isNone(argument) {
        return .views([lostView(call.range, .lost)])
      }
    }
    return .views([ViewElement(.element(element), at: call.range)])
  }

  // MARK: Transparent views

  /// What the closure of a view builds.
  mutating func children(_ argument: SwiftArgument?) throws -> [ViewElement]? {
    guard let argument else { return nil }
    let value = try evaluate(argument.value)
    run.around.views.depth += 1
    defer { run.around.views.depth -= 1 }
    if case .function(let function) = value {
      return views(of: try built(function, []), at: argument.value.range)
    }
    return isShown(value) ? views(of: value, at: argument.value.range) : nil
  }

  /// The views that a closure gives with these arguments.
  mutating func built(_ function: FunctionValue, _ arguments: [SwiftValue.Part]) throws
    -> SwiftValue
  {
    let place: TextRange = function.place..<function.place
    guard case .closure(let closure) = function.body, !closure.body.returns else {
      return try call(function, arguments, at: place, result: "some View")
    }
    return try enter(function.scope, run.names.last ?? "") { evaluator in
      evaluator.bind(arguments, to: closure)
      return try evaluator.build(closure.body.statements)
    }
  }

  private mutating func content(of call: ViewCall) throws -> SwiftValue {
    guard let children = try children(call.content) else {
      return .views([lostView(call.range, .lost)])
    }
    return .views(children)
  }

  /// What a button or a link shows; one that shows nothing has a size nevertheless.
  private mutating func label(of call: ViewCall) throws -> SwiftValue {
    let foreign = [foreignView(call.path.loweringFirst, call.whole)]
    var label: SwiftArgument?
    if let own = call.argument("label") {
      label = own
    } else if let first = call.arguments.first, first.label == nil, !first.isTrailing {
      if call.argument("systemImage") != nil || call.argument("image") != nil {
        return .views(foreign)
      }
      let value = try shownText(first.value)
      let texts = texts(value, first.value, at: call.range)
      return .views(markingMarkdown(texts, of: value, first.value))
    } else if call.arguments.count > 1 || call.arguments.first?.label != nil,
      let last = call.arguments.last, last.isTrailing, last.label == nil
    {
      // `Button(action:) { label }`, `NavigationLink(destination:) { label }`.
      label = last
    }
    guard let label else { return .views(foreign) }
    guard let children = try children(label) else {
      return .views(call.argument("label") == nil ? foreign : [lostView(call.range, .lost)])
    }
    return .views(children.isEmpty ? foreign : row(children, at: call.range))
  }

  /// Views beside one another, as a label shows several.
  private func row(_ children: [ViewElement], at range: TextRange) -> [ViewElement] {
    guard !children.isEmpty, !children.isAlone else { return children }
    return [ViewElement(.element(ViewContainer(word: "hstack", children: children)), at: range)]
  }

  private mutating func geometryReader(_ call: ViewCall) throws -> SwiftValue {
    guard run.around.views.depth == 0, run.around.views.types.count == 1,
      let argument = call.content,
      case .function(let function) = try evaluate(argument.value)
    else { return .views([lostView(call.range, .lost)]) }
    run.around.views.depth += 1
    defer { run.around.views.depth -= 1 }
    let proxy = SwiftValue.Part(label: nil, value: .input("geometry"))
    var stack = ViewContainer(word: "zstack")
    stack.properties = [ViewProperty("alignment", "topLeading")]
    stack.children = views(of: try built(function, [proxy]), at: call.range)
    stack.readsProxy = true
    var element = ViewElement(.element(stack), at: call.range)
    element.modifiers = [
      ViewModifier(
        form: .property(
          ViewProperty("frame", "maxWidth infinity, maxHeight infinity, alignment topLeading")),
        origin: call.range)
    ]
    return .views([element])
  }
}

/// The call of an initialiser of a view.
struct ViewCall {
  let path: String
  let arguments: [SwiftArgument]
  let whole: SwiftExpression

  init(_ path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression) {
    (self.path, self.arguments, self.whole) = (path, arguments, whole)
  }

  var range: TextRange { whole.range }
  subscript(label: String) -> SwiftExpression? {
    arguments.first { $0.label == label }?.value
  }
  func argument(_ label: String) -> SwiftArgument? { arguments.first { $0.label == label } }

  /// The closure that builds what stands in it.
  var content: SwiftArgument? {
    arguments.first { $0.label == "content" }
      ?? arguments.last { $0.label == nil && ($0.isTrailing || arguments.count == 1) }
  }
}

extension String {
  /// Its words as one, with capital letters: `starFill` of `star.fill`.
  fileprivate var joiningWords: String {
    let words = split { $0 == "." || $0 == "-" || $0 == " " || $0 == "/" }
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
