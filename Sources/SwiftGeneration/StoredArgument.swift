internal import LayoutChecking

/// A stored property and an argument of the initializer.
struct StoredArgument: Equatable {
  let name: String
  let type: String
  var comment = ""
  var standard: String?
  /// Whether the default uses what is private to the file, which no default of a public initializer may.
  var isPrivate = false
  /// The range as it is written in code, for a precondition.
  var range: String?

  var isClosure: Bool { type.hasPrefix("@MainActor") }

  /// Whether the argument is computed inside of the initializer: a default is computed outside of the
  /// main actor in Swift 5, and UIKit's dimensions are its own.
  private var isDeferred: Bool { type == ValueKind.dimension.swiftName && !isPrivate }

  /// The argument as the initializer declares it.
  var declaration: String {
    let prefix = isDeferred ? "@autoclosure @MainActor () -> " : isClosure ? "@escaping " : ""
    guard !isPrivate else { return "\(name.escaped): \(type)? = nil" }
    return "\(name.escaped): \(prefix)\(type)" + (standard.map { " = \($0)" } ?? "")
  }

  /// What the initializer does with it, each statement on a line.
  var statements: [String] {
    let name = name.escaped
    var lines: [String] = []
    if isPrivate, let standard { lines.append("let \(name) = \(name) ?? \(standard)") }
    if let range {
      lines.append(
        "precondition((\(range)).contains(\(name)), \"\(self.name) is \\(\(name)), not in \(range)\")"
      )
    }
    return lines + ["self.\(name) = \(name)\(isDeferred ? "()" : "")"]
  }
}

extension [StoredArgument] {
  /// The initializer.
  func initializer(_ access: String) -> String {
    guard !isEmpty else { return "    \(access)init() {}\n" }
    let ranged = filter { $0.range != nil }
    var text = ""
    if ranged.count == 1 {
      text += "    /// - Parameter \(ranged[0].name): in \(ranged[0].range ?? "")\n"
    } else if ranged.count > 1 {
      text += "    /// - Parameters:\n"
      for argument in ranged {
        text += "    ///   - \(argument.name): in \(argument.range ?? "")\n"
      }
    }
    text += "    \(access)init(\(map(\.declaration).joined(separator: ", "))) {\n"
    let lines = map(\.statements)
    for line in lines.flatMap({ $0.dropLast() }) + lines.compactMap(\.last) {
      text += "        \(line)\n"
    }
    return text + "    }\n"
  }
}

extension ProgramFacts {
  /// The default of a `param`, as an argument has it.
  func standard(of id: BindingID, _ value: Code) -> (text: String, isPrivate: Bool) {
    let isPrivate = value.uses.contains {
      switch $0 {
      case .binding, .helper: true
      default: false
      }
    }
    return (value.closed(freeNames), isPrivate && options.access == .everywhere)
  }
}
