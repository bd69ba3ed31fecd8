internal import LayoutSwiftSource

/// The names at the top of the layout's file and those of the block that is written.
struct NameTable: Sendable {
  /// Constants in the order of their first use.
  private(set) var constants: [NamedConstant] = []
  private var constantNames: [String: String] = [:]
  private(set) var parameterNames: [String: String] = [:]
  /// What each parameter stands for, by its place in the layout.
  private(set) var uses: [String: ParameterUse] = [:]
  private var taken: Set<String> = []

  /// The locals of the block that is written, with how often they were used.
  var locals: [Local] = []
  /// Whether locals have names, or are written out.
  var keepsLocals: Set<Term> = []

  struct Local: Sendable {
    let term: Term
    let name: String
    var count = 0
    var isCount = false
  }

  private static let reserved: Set = [
    "let", "param", "define", "use", "if", "else", "for", "in", "import", "switch", "case",
    "default", "true", "false", "x", "all", "horizontal", "vertical", "top", "leading", "bottom",
    "trailing", "container", "traits", "section", "data", "infinity", "none", "w", "h", "pt", "_",
  ]

  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// A name of the language for one of Swift's.
  ///
  /// A letter that the language does not have is written as its number, so that no two names become
  /// one.
  static func word(_ name: String) -> String {
    let plain = name.unicodeScalars.reduce(into: "") { text, letter in
      if letter.isASCII {
        if UInt8(letter.value).isPartOfWord { text.unicodeScalars.append(letter) }
      } else if letter.properties.isAlphabetic {
        text += "u" + String(letter.value, radix: 16, uppercase: true)
      }
    }
    let word = plain.isEmpty ? "value" : plain.first!.isNumber ? "_" + plain : plain
    return reserved.contains(word) ? word + "Value" : word
  }

  private mutating func free(_ name: String) -> String {
    let word = Self.word(name)
    var (candidate, number) = (word, 2)
    while taken.contains(candidate) || locals.contains(where: { $0.name == candidate }) {
      candidate = "\(word)\(number)"
      number += 1
    }
    return candidate
  }

  /// Keeps names of the language's own loops from being given to anything else.
  mutating func reserve(_ names: [String]) { taken.formUnion(names) }

  mutating func name(of constant: NamedConstant) -> String {
    if let known = constantNames[constant.path] { return known }
    let name = free(constant.name)
    taken.insert(name)
    constantNames[constant.path] = name
    constants.append(constant)
    return name
  }

  mutating func name(ofParameter key: String, _ entry: HoleTable.Entry?) -> String {
    if let known = parameterNames[key] { return known }
    let name = free(entry?.hole.name ?? "value")
    taken.insert(name)
    parameterNames[key] = name
    return name
  }

  /// Forgets the parameters whose names are not used.
  mutating func keepParameters(_ isUsed: (String) -> Bool) {
    parameterNames = parameterNames.filter { isUsed($1) }
  }

  mutating func note(_ use: ParameterUse, of key: String) {
    if uses[key] == nil || uses[key] == .compared || use == .count { uses[key] = use }
  }

  /// The name of a computed value, if it keeps one.
  mutating func name(ofLocal name: String, _ term: Term, isCount: Bool) -> String? {
    if let index = locals.firstIndex(where: { $0.term == term }) {
      locals[index].count += 1
      if isCount { locals[index].isCount = true }
      return keepsLocals.contains(term) ? locals[index].name : nil
    }
    let free = free(name)
    locals.append(Local(term: term, name: free, count: 1, isCount: isCount))
    return keepsLocals.contains(term) ? free : nil
  }
}

/// What a hole's number is in the layout, which decides its range and default.
enum ParameterUse: Sendable {
  case count, size, distance, fraction
  /// It is only compared with other numbers.
  case compared

  var lower: Double {
    switch self {
    case .count, .size: 1
    case .distance, .compared: 0
    case .fraction: 0.1
    }
  }
  var upper: Double {
    switch self {
    case .count: 6
    case .size, .compared: 1000
    case .distance: 100
    case .fraction: 1
    }
  }
  var standard: Double {
    switch self {
    case .count: 2
    case .size, .compared: 44
    case .distance: 8
    case .fraction: 0.5
    }
  }
}
