internal import LayoutChecking

/// A Swift expression and what it refers to.
struct Code: Sendable {
  var text: String
  var precedence = Precedence.atom
  var uses: Set<Symbol> = []
  /// Its type, where it may get a constant of its own.
  var type: String?
  private var knownLoad: TypingLoad?

  init(_ text: String, _ precedence: Precedence = .atom, uses: Set<Symbol> = []) {
    (self.text, self.precedence, self.uses) = (text, precedence, uses)
  }

  /// What makes Swift's type checker slow in it.
  var load: TypingLoad {
    get { knownLoad ?? TypingLoad(of: text) }
    set { knownLoad = newValue }
  }

  /// How tightly an operator binds.
  enum Precedence: Int, Comparable, Sendable {
    case choice, or, and, comparison, cast, fallback, sum, product, prefix, atom

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text where operators of `precedence` stand around it.
  func text(inside precedence: Precedence) -> String {
    self.precedence < precedence ? "(\(text))" : text
  }

  /// The text as the right operand of an operator that groups to the left.
  func text(behind precedence: Precedence) -> String {
    self.precedence <= precedence ? "(\(text))" : text
  }

  /// The same expression with `text` made of it.
  func wrapped(_ make: (String) -> String) -> Code {
    var code = Code(make(text), uses: uses)
    code.knownLoad = knownLoad
    return code
  }

  /// The same with a type where nothing in it has one.
  func cast(to type: String) -> Code {
    if precedence == .atom, type == "CGFloat" { return Code("CGFloat(\(text))", uses: uses) }
    return Code("\(text(inside: .sum)) as \(type)", .cast, uses: uses)
  }
}

/// What an expression or a statement refers to.
enum Symbol: Hashable, Sendable {
  /// A name declared in the function.
  case local(String)
  /// The constant for the size of the container.
  case container
  /// The argument for the environment.
  case environment
  /// The argument for the section's index.
  case index
  /// The property that counts items.
  case itemCount
  /// The property of that name, which measures items.
  case measure(String)
  /// What a view is given.
  case view(ViewProperty)
  /// A place in the data of a view.
  case data(DataUse)
  /// The variable of a loop around the function, which does not reach it.
  case turn(BindingID)
  /// A `param`.
  case parameter(BindingID)
  /// A `let` of a file's top.
  case binding(BindingID)
  case helper(Helper)
}

/// A function or type at the end of the file.
enum Helper: Int, CaseIterable, Hashable, Sendable {
  case columns, columnWidth, floored, uniform, tile, repeatingTile, waterfall, splitGroup,
    ignoreInsets, flow, balanced

  /// The name that calls use.
  var name: String {
    switch self {
    case .columns: "columns"
    case .columnWidth: "columnWidth"
    case .floored: "floored"
    case .uniform: "uniform"
    case .tile, .repeatingTile: "Tile"
    case .waterfall: "Waterfall"
    case .splitGroup: "splitGroup"
    case .ignoreInsets: "ignoreInsets"
    case .flow: "Flow"
    case .balanced: "Balanced"
    }
  }

  var isType: Bool { name != name.lowercasedFirst }

  /// The types beside those that helpers are called by.
  static let types = ["InsetsSetter", "InsetsSetting", "SplitAxis", "Splitter", "Splitting"]

  /// The helpers that it is made of.
  var needs: [Helper] {
    switch self {
    case .columnWidth, .waterfall: [.floored]
    case .tile, .repeatingTile: [.floored, .splitGroup]
    case .columns, .floored, .uniform, .splitGroup, .ignoreInsets, .flow, .balanced: []
    }
  }
}
