internal import LayoutSwiftSource
internal import LayoutText

/// A type of the given files with its extensions, or the extensions of another one.
struct TypeInfo: Sendable {
  /// Its name with those of the types around it, joined by dots.
  let path: String
  /// `nil` where it is only extended here.
  var keyword: SwiftTypeDeclaration.Keyword?
  var inherited: [SwiftType] = []
  /// The paths of the types that it inherits from, and of the protocols that it conforms to.
  var parents: [String] = []
  /// Whether only its file sees it.
  var isPrivate = false
  /// Whether it wraps properties.
  var isWrapper = false
  private(set) var members: [Member] = []
  /// The variables among the members that are not static.
  private(set) var storing: [Member] = []
  /// The places of the members of each name.
  private var places: [String: [Int]] = [:]
  var cases: [SwiftEnumCase] = []
  var file = 0
  var range: TextRange = 0..<0

  /// A member with the file that it is declared in.
  struct Member: Sendable {
    let declaration: SwiftDeclaration
    let file: Int
    /// Whether it stands in an extension.
    let isExtension: Bool
    /// Whether only its file sees it.
    let isPrivate: Bool
    /// What its extension asks of the type.
    var requirements: [String] = []
  }

  init(path: String, file: Int = 0) { (self.path, self.file) = (path, file) }

  mutating func add(_ member: Member, named names: [String]) {
    for name in names { places[name, default: []].append(members.count) }
    members.append(member)
    if case .variable = member.declaration.form, !member.declaration.isStatic {
      storing.append(member)
    }
  }

  func members(named name: String) -> [Member] { (places[name] ?? []).map { members[$0] } }

  /// Whether it has initialisers outside of its extensions.
  var hasOwnInitializers: Bool {
    members.contains { member in
      guard case .function(let function) = member.declaration.form else { return false }
      return !member.isExtension && function.keyword == .initializer
    }
  }

  var name: String { path.lastName }
}

/// A variable with its place in a program.
struct Variable: Sendable {
  let binding: SwiftBinding
  let isConstant: Bool
  let isStatic: Bool
  let isLazy: Bool
  /// Whether it stands for one of a superclass.
  var isOverride = false
  /// Whether only its file may change it.
  var isPrivate = false
  let attributes: [SwiftAttribute]
  let file: Int
  let range: TextRange
  /// The type that it is a member of.
  var owner: String?

  var name: String { binding.name ?? "" }
  /// Whether a closure behind the parentheses of a memberwise initialiser may be for it.
  var takesClosure: Bool { isBuilder || binding.type?.text.holds("->") ?? (binding.value == nil) }
  /// Whether it holds what a builder has built, not the builder.
  var isBuilt: Bool { isBuilder && binding.type?.text.holds("->") != true }
  private var isBuilder: Bool { attributes.contains { $0.name == "ViewBuilder" } }
  /// Tells it from others.
  var key: String {
    let own = (isStatic ? "static " : "") + name
    guard let owner else { return String(file) + ":" + own }
    return (isPrivate ? String(file) + ":" : "") + owner + "." + own
  }
}

/// A function with its place in a program.
struct Callable: Sendable {
  var function: SwiftFunction
  let isStatic: Bool
  let file: Int
  var owner: String?
  let isMutating: Bool
  let range: TextRange
  /// Whether all calls of it stand in its own file.
  var isPrivate = false

  /// Whether it does nothing but stop the app: subclasses are to have their own.
  var isLeftToOthers: Bool { function.body?.onlyStops ?? false }
}
