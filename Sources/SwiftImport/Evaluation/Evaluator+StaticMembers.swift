internal import LayoutSwiftSource
internal import LayoutText

/// The members of types, and of modules.
extension Evaluator {
  /// `Swift.max(1, 2)`, `UIKit.UIView()`: a function or type of the framework, where another of its name
  /// may hide it.
  mutating func callOfModule(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue? {
    if Framework.endings.contains(name) { throw Stop.ended }
    if let value = try standardCall(name, arguments, whole, type) { return value }
    return name.first?.isUppercase == true ? try make(name, arguments, whole) : nil
  }

  /// A static member or a case that the files declare.
  mutating func staticMember(
    _ name: String, of path: String, at range: TextRange
  ) throws -> SwiftValue? {
    for type in program.family(of: path) {
      if let item = type.cases.first(where: { $0.name == name }) {
        if item.payload != nil {
          return .function(
            FunctionValue(
              body: .enumCase(type.path, name), scope: Scope(), place: item.range.lowerBound))
        }
        return .enumeration(SwiftValue.EnumerationValue(type: type.path, name: name))
      }
    }
    if var variable = program.variable(name, of: path, isStatic: true) {
      // `self` is the type that was named.
      if variable.binding.getter != nil { variable.owner = path }
      return try read(variable, at: range)
    }
    if let function = program.functions(name, of: path, isStatic: true).first {
      return .function(
        FunctionValue(
          body: .method(.type(path), name), scope: Scope(file: function.file),
          place: function.range.lowerBound))
    }
    if let nested = program.type(name, in: path) { return .type(nested) }
    if name == "max", path == "Int" { return .word(name) }
    if name == "allCases", let cases = program.types[path]?.cases, !cases.isEmpty {
      return .list(
        cases.map { .enumeration(SwiftValue.EnumerationValue(type: path, name: $0.name)) })
    }
    return nil
  }

  /// `.name` where a value of `type` is asked for.
  mutating func implicitMember(
    _ name: String, _ type: String?, at range: TextRange
  ) throws -> SwiftValue {
    let path = type.map { program.typePath(ofText: $0, from: scope.type) }
    if let path, let value = try staticMember(name, of: path, at: range) { return value }
    if let value = Framework.constant(name, of: type) { return value }
    for path in program.typesOfImplicitMembers(expecting: path) {
      if let value = try staticMember(name, of: path, at: range) { return value }
    }
    if name != "zero", let type, Framework.isNumber(program.resolved(type)) {
      // Other files add it to the type of numbers.
      return .hole(Hole(ofForeignMember: name, type, at: range))
    }
    return .word(name)
  }

  /// What `Self` is: the type that `self` has, else that around the code.
  mutating func typeOfSelf() -> String? {
    let own = scope.selfPlace.flatMap { typePath(of: store[variable: $0]) }
    return own.flatMap { program.types[$0] == nil ? nil : $0 } ?? scope.type
  }

  /// Whether `self` may have a type with a static member of its own: which one `Self` has is open.
  mutating func isOpen(_ base: SwiftExpression, staticMember name: String) -> Bool {
    guard case .name("Self", _) = base.form, let place = scope.selfPlace, let type = typeOfSelf()
    else { return false }
    return isOverridden(name, of: store[variable: place], type, isStatic: true)
  }

  /// The hole of a static member of `Self` of which it is open whose it is.
  mutating func openStatic(_ name: String, of path: String, at range: TextRange) throws -> Hole {
    var hole = Hole(text(of: range), .lost, at: range, name: name)
    hole.type = program.variable(name, of: path, isStatic: true).flatMap(program.type)
    hole.begin(with: try staticMember(name, of: path, at: range))
    return hole
  }
}

extension SwiftExpression {
  /// Whether it is the name of a module of the system.
  var namesModule: Bool {
    guard case .name(let name, _) = form, let first = name.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return false }
    return Self.modules.contains(name)
  }

  private static let modules: Set = [
    "AppKit", "CoreGraphics", "Foundation", "Swift", "SwiftUI", "UIKit",
  ]
}
