internal import LayoutText

/// What the text of a type says of its parts.
extension String {
  /// The type of the elements of a list: `A` of `[A]`; `nil` for any other type.
  package var elementType: String? {
    let text = withoutTypeMarks
    for name in ["Array<", "Set<"] where text.hasPrefix(name) && text.last == ">" {
      return String(text.dropFirst(name.count).dropLast())
    }
    guard let inside = text.inside("[", "]"), inside.split(at: ":").count == 1 else { return nil }
    return String(inside)
  }

  /// The types of the keys and values of a dictionary: `A` and `B` of `[A:B]`.
  package var entryTypes: (key: String, value: String)? {
    guard let parts = withoutTypeMarks.inside("[", "]")?.split(at: ":"), parts.count == 2 else {
      return nil
    }
    return (String(parts[0]), String(parts[1]))
  }

  /// The labels and types of the elements of a tuple.
  package var tupleTypes: [(label: String?, type: String)]? {
    guard let parts = withoutTypeMarks.inside("(", ")")?.split(at: ","), parts.count > 1 else {
      return nil
    }
    return parts.map { part in
      let halves = part.split(at: ":")
      return (halves.count == 2 ? String(halves[0]) : nil, String(halves[halves.count - 1]))
    }
  }

  /// What a list of generic parameters asks of the one called `name`: empty where that is nothing, `nil`
  /// where there is none of the name.
  package func constraint(of name: String) -> String? {
    let parameters = self[...].inside("<", ">")?.split(at: ",").map { $0.split(at: ":") } ?? []
    guard let parameter = parameters.first(where: { $0[0] == name }) else { return nil }
    return parameter.count == 2 ? String(parameter[1]) : ""
  }

  /// The types of the parameters and the result of a function.
  package var functionTypes: (parameters: [String], result: String)? {
    // An optional function stands in brackets.
    if let inside = withoutTypeMarks.inside("(", ")"),
      let function = String(inside).functionTypes
    {
      return function
    }
    var text = self[...]
    while text.hasPrefix("@") { text = text.drop { $0 != " " && $0 != "(" }.drop { $0 == " " } }
    let halves = text.split(at: ">")
    guard halves.count > 1, halves[0].last == "-",
      let parameters = halves[0].dropLast().trimmed.inside("(", ")")
    else { return nil }
    let types = parameters.split(at: ",").filter { !$0.isEmpty }.map(String.init)
    return (types, String(text[halves[1].startIndex...].trimmed))
  }
}

extension Substring {
  /// What stands between the brackets that are around all of it.
  fileprivate func inside(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Substring? {
    guard utf8.first == UInt8(ascii: opening), utf8.last == UInt8(ascii: closing) else {
      return nil
    }
    let inside = dropFirst().dropLast()
    var level = 0
    for byte in inside.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): level -= 1
      default: break
      }
      if level < 0 { return nil }
    }
    return inside
  }

  /// The parts between the separators that stand in no brackets.
  fileprivate func split(at separator: Unicode.Scalar) -> [Substring] {
    var (parts, level, start): ([Substring], Int, Index) = ([], 0, startIndex)
    var last = UInt8(ascii: " ")
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: separator) where level == 0:
        parts.append(self[start..<index].trimmed)
        start = utf8.index(after: index)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ">") where last != UInt8(ascii: "-"): level -= 1
      default: break
      }
      last = byte
    }
    return parts + [self[start...].trimmed]
  }
}
