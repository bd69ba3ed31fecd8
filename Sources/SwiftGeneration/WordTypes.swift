internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// Which of the framework's types the words are of that have a name.
struct WordTypes {
  private var types: [BindingID: (name: String, use: TextRange)] = [:]
  /// What is reported of each `param` whose word is of two types.
  private(set) var conflicts: [BindingID: Diagnostic] = [:]
  private let program: CheckedProgram

  init(_ program: CheckedProgram) {
    self.program = program
    for element in program.elements { note(element.body) }
    for case .chain(let first, let links) in program.expressions.nodes {
      let operands = [first] + links.map(\.operand)
      guard let type = operands.lazy.compactMap(inputType).first else { continue }
      for operand in operands { note(operand, type) }
    }
  }

  /// What stands for the type of UIKit and that of AppKit: the only one that they call differently.
  static let scrollingOfBoth = "ScrollingBehavior"

  /// The type of the words that a name stands for; `nil` where nothing shows it.
  func name(of id: BindingID, _ platform: SwiftOptions.Platform) -> String? {
    guard let type = types[id]?.name else { return nil }
    guard platform != .iOS, type.hasPrefix("UI") else { return type }
    return platform == .macOS ? "NS" + type.dropFirst(2) : Self.scrollingOfBoth
  }

  /// By property.
  private static let ofProperties = [
    PropertyName.alignment: "NSRectAlignment",
    PropertyName.anchor: "NSDirectionalRectEdge",
    PropertyName.itemAnchor: "NSDirectionalRectEdge",
    PropertyName.appearance: "UICollectionLayoutListConfiguration.Appearance",
    PropertyName.headerMode: "UICollectionLayoutListConfiguration.HeaderMode",
    PropertyName.footerMode: "UICollectionLayoutListConfiguration.FooterMode",
    PropertyName.insetsReference: "UIContentInsetsReference",
    PropertyName.supplementaryInsetsReference: "UIContentInsetsReference",
    PropertyName.orthogonal: "UICollectionLayoutSectionOrthogonalScrollingBehavior",
    PropertyName.scrollDirection: "UICollectionView.ScrollDirection",
  ]

  /// By input.
  private static let ofInputs = [
    "traits.horizontalSizeClass": "UIUserInterfaceSizeClass",
    "traits.verticalSizeClass": "UIUserInterfaceSizeClass",
    "traits.idiom": "UIUserInterfaceIdiom",
    "traits.layoutDirection": "UITraitEnvironmentLayoutDirection",
    "traits.contentSizeCategory": "UIContentSizeCategory",
  ]

  private func inputType(_ id: ExpressionID) -> String? {
    guard case .input(let index) = program[id] else { return nil }
    return Self.ofInputs[Input.all[index].name]
  }

  private mutating func note(_ body: [CheckedStatement]) {
    for statement in body {
      switch statement {
      case .property(let property):
        guard let type = Self.ofProperties[property.name] else { continue }
        for value in property.values { note(value.expression, type) }
      case .binding, .element: continue
      case .condition(let branches): for branch in branches { note(branch.body) }
      case .use(let use): note(use.body)
      case .loop(let loop): note(loop.body)
      }
    }
  }

  private mutating func note(_ id: ExpressionID, _ type: String) {
    switch program[id] {
    case .binding(let binding):
      let use = program.range(of: id)
      let known = types[binding]
      guard known?.name != type else { return }
      if let known, program[binding].parameter != nil {
        conflicts[binding] =
          conflicts[binding]
          ?? .wordOfTwoTypes(
            program[binding].name, at: use, other: known.use)
        return
      }
      types[binding] = (type, use)
      if program[binding].parameter == nil { note(program[binding].value, type) }
    case .choice(let choices, let otherwise):
      for choice in choices { note(choice.value, type) }
      note(otherwise, type)
    case .match(_, let cases, let otherwise):
      for one in cases { note(one.value, type) }
      if let otherwise { note(otherwise, type) }
    default: return
    }
  }
}
