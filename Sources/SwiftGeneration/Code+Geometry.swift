extension Code {
  /// A point, a size or a rectangle. Of whole numbers alone Swift makes one of `Int`, whose quotients
  /// are whole: their numerators are written as real numbers.
  static func geometry(_ type: String, _ parts: [(label: String, code: Code)]) -> Code {
    let isWhole = parts.allSatisfy { part in
      part.code.text.allSatisfy { $0.isASCII && ($0.isNumber || " ()+-*/".contains($0)) }
    }
    let texts = parts.map { part in
      let text = part.code.text
      return part.label + ": " + (isWhole ? text.replacing(" / ", with: ".0 / ") : text)
    }
    return Code(
      "\(type)(\(texts.joined(separator: ", ")))",
      uses: parts.reduce(into: []) { $0.formUnion($1.code.uses) })
  }
}
