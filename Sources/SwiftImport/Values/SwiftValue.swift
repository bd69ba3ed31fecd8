internal import LayoutSwiftSource
internal import LayoutText

/// What an expression of the Swift code gives.
indirect enum SwiftValue: Equatable, Sendable {
  case number(Number)
  case truth(Term)
  case string(String)
  case none
  case nothing
  /// An implicit member of a type that is not known: `.compact`.
  case word(String)
  case enumeration(EnumerationValue)
  case record(Record)
  /// An object of the heap: an own class's, or one of a layout.
  case object(Int)
  case array([Element])
  case tuple([Part])
  case range(ValueRange)
  case dictionary([Entry])
  case function(FunctionValue)
  /// A type by its path, one of these files or a framework's.
  case type(String)
  /// Something of the environment: `environment`, `container`, `traits`, or one of its words.
  case input(String)
  /// What is computed from the section's index.
  case subject(Subject)
  case hole(Hole)
  /// What a SwiftUI view shows.
  case views([ViewElement])
  /// One of two values that cannot be joined.
  case choice(Term, SwiftValue, SwiftValue)

  /// A case of an enumeration of these files.
  struct EnumerationValue: Equatable, Sendable {
    let type: String
    let name: String
    var payload: [Part] = []
  }

  /// A value with its label.
  struct Part: Equatable, Sendable {
    var label: String?
    var value: SwiftValue
    /// The argument that it is; two of different places may be equal.
    var origin: TextRange?

    static func == (left: Self, right: Self) -> Bool {
      left.label == right.label && left.value == right.value
    }
  }

  /// A value of a struct.
  struct Record: Equatable, Sendable {
    let type: String
    var fields: [String: SwiftValue]
    /// The call that made it; two of different places may be equal.
    var origin: TextRange?
    /// Whether what holds it is declared with another type, as a protocol.
    var isDeclaredOtherwise = false

    static func == (left: Self, right: Self) -> Bool {
      left.type == right.type && left.fields == right.fields
    }
  }

  /// An element of an array, and the condition under which it is there.
  struct Element: Equatable, Sendable {
    var condition = Term.truth(true)
    var value: SwiftValue
    /// The loops that make as many of it as inputs say, the outermost first.
    var loops: [ElementLoop] = []
    /// Where it stands in the list that it is a slice of.
    var index: Int?

    /// Whether it is there, once.
    var isCertain: Bool { condition.isTrue == true && loops.isEmpty }
  }

  /// A loop over whole numbers whose bounds depend on inputs, or over a parameter that is a list.
  struct ElementLoop: Hashable, Sendable {
    /// The input that its variable is.
    let variable: Term
    let lower: Term
    let upper: Term
    let isClosed: Bool
    var list: Term?
    /// Tells it from others over the same bounds.
    let place: Int
  }

  struct ValueRange: Equatable, Sendable {
    let lower: SwiftValue?
    let upper: SwiftValue?
    let isClosed: Bool
    /// Whether it has the places of all cases of an enumeration, which sections have.
    var isOfCases = false
  }

  struct Entry: Equatable, Sendable {
    let key: SwiftValue
    var value: SwiftValue
  }

  static let yes = SwiftValue.truth(.truth(true))
  static let no = SwiftValue.truth(.truth(false))

  static func real(_ value: Double) -> SwiftValue { .number(Number(.number(value), .real)) }
  static func whole(_ value: Int) -> SwiftValue { .number(Number(value)) }
  static func list(_ values: [SwiftValue]) -> SwiftValue {
    .array(values.map { Element(value: $0) })
  }

  /// A tuple with the labels of another that it replaces, where it has none of its own.
  func labelled(like old: [Part]) -> SwiftValue {
    guard case .tuple(var parts) = self, parts.count == old.count else { return self }
    for index in parts.indices { parts[index].label = parts[index].label ?? old[index].label }
    return .tuple(parts)
  }

  /// Whether layout objects may be reached through it.
  var objectIDs: [Int] {
    switch self {
    case .object(let id): [id]
    case .array(let elements): elements.flatMap(\.value.objectIDs)
    case .tuple(let parts): parts.flatMap(\.value.objectIDs)
    case .choice(_, let left, let right): left.objectIDs + right.objectIDs
    case .record(let record): record.fields.values.flatMap(\.objectIDs)
    case .dictionary(let entries): entries.flatMap(\.value.objectIDs)
    default: []
    }
  }
}

extension [SwiftValue.Element] {
  /// The index of the first element: that of a slice is not 0. `nil` where it is open.
  var start: Int? {
    guard contains(where: { $0.index != nil }) else { return 0 }
    guard let start = first?.index else { return nil }
    return enumerated().allSatisfy { $1.index ?? start + $0 == start + $0 } ? start : nil
  }

  /// The same with the indices of a slice that begins at `start`.
  func sliced(at start: Int?) -> Self {
    var elements = self
    for place in indices {
      elements[place].index = start.flatMap { $0 == 0 ? nil : $0 + place }
    }
    return elements
  }
}

/// A function with what it has captured.
struct FunctionValue: Equatable, Sendable {
  enum Body: Sendable {
    case closure(SwiftClosure)
    /// An argument that is evaluated at each use of its parameter.
    case autoclosure(SwiftExpression, result: String?)
    /// A computed variable of a block.
    case computed(SwiftBinding)
    case declared(SwiftFunction)
    /// A case of an enumeration with a payload, by its type and name.
    case enumCase(String, String)
    /// An initialiser of a type, with its labels where they are written.
    case initializer(String, labels: [String]?)
    /// An operator that is passed as a function.
    case sign(String)
    /// A key path as it is written.
    case keyPath(String)
    /// A method of the framework or of the standard library, bound to a value.
    case method(SwiftValue, String)
    /// One that gives this for all arguments.
    case constant(SwiftValue)
    /// Code that is not in these files.
    case foreign(Hole)
  }

  let body: Body
  let scope: Scope
  /// Where it is written; with the scope it tells functions apart.
  let place: Int
  /// The type that is declared for it, as far as it is written.
  var type: String?

  /// The type of what it gives, where that is written.
  var resultType: String? { type?.functionTypes.flatMap { $0.result == "_" ? nil : $0.result } }

  var scopeOfClosure: Scope {
    var inner = scope
    inner.isClosure = true
    return inner
  }

  static func == (left: Self, right: Self) -> Bool {
    left.place == right.place && left.scope == right.scope
  }
}

/// The names that code sees, and whose code it is.
struct Scope: Equatable, Sendable {
  /// The places of variables in the store, the innermost block's last.
  var names: [[String: Int]] = [[:]]
  /// The path of the type around it.
  var type: String?
  /// The place of `self`; `nil` in static code and at a file's top.
  var selfPlace: Int?
  /// The number of the file.
  var file = 0
  /// Whether it is that of a closure.
  var isClosure = false

  func place(of name: String) -> Int? {
    for level in names.reversed() { if let place = level[name] { return place } }
    return nil
  }
}

/// What is computed from the index of a section, and of what type it is.
struct Subject: Equatable, Sendable {
  /// How it is computed, as text: it tells subjects apart.
  let key: String
  /// Its declared type as it is written, if that is known.
  var type: String?
  /// Whether it is the index itself.
  var isIndex = false
  /// Whether it is the only list that the data of a section has.
  var isItems = false
  /// Whether code that is not declared gives it, which may give nothing.
  var mayBeMissing = false
  /// The names of the cases that sections are of, in the order of these; empty where that is not known.
  var cases: [String] = []
  /// Before how many of these the first section stands that is none of them; `nil` where that is not known.
  var placeOfMissing: Int?
  /// The list that it is an element of, where some of it is there under conditions.
  var elements: [SwiftValue.Element] = []
}
