import LayoutDiagnostics
import LayoutText

/// One of SwiftUI's modifiers, and how it is written as a property.
struct WrittenModifier {
  let range: TextRange
  /// `nil` where no property means the same.
  let property: String?
  let endsLine: Bool
}

extension Parser {
  /// Whether one of SwiftUI's modifiers stands here, behind what it modifies or below it.
  var isModifier: Bool {
    mutating get {
      guard here.kind == .dot, token(1).kind == .word, !token(1).isSpaced, cursor.openBrackets == 0
      else {
        return false
      }
      if here.leadsLine { return true }
      switch previous?.kind {
      case .rightBrace: return true
      case .string, .rightParenthesis:
        if token(2).kind == .leftBrace { return true }
        return token(2).kind == .leftParenthesis && !token(2).isSpaced && !hasCross
      default: return false
      }
    }
  }

  /// Reads the modifiers behind the element that begins at `element`: one mistake, however many.
  mutating func takeModifiers(behind element: NodeStart) {
    guard isModifier else { return }
    let end = gap.upperBound
    let closer = previous?.kind == .rightBrace ? previous : nil
    let isBelow = here.leadsLine
    let start = nodeStart
    let all = takeModifiers()
    let margin = margin(of: cursor.leaves[element.leaf].token)
    var edits = replacements(of: all)
    if let closer {
      let sign = closer.leadsLine || closer.range.count == 0 ? "" : ";"
      edits.append(Edit(replace: closer.range, with: sign + (isBelow ? "" : " ")))
    } else {
      edits.append(Edit(replace: end..<end, with: isBelow ? " {" : " { "))
    }
    let opensLine = isBelow || closer?.leadsLine ?? false
    let last = gap.upperBound..<gap.upperBound
    edits.append(
      Edit(replace: last, with: opensLine ? cursor.source.lineBreak + margin + "}" : " }"))
    report(all, edits)
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  /// Reads modifiers that stand between the properties of a block.
  mutating func looseModifiers() {
    let start = nodeStart
    let all = takeModifiers()
    report(all, replacements(of: all))
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  private mutating func report(_ all: [WrittenModifier], _ edits: [Edit]) {
    let properties = all.compactMap(\.property)
    let isWhole = properties.count == all.count
    report {
      .modifier(
        $0.source[all[0].range.lowerBound + 1..<all[0].range.upperBound].firstWord,
        properties: properties.joined(separator: "; "), at: all[0].range,
        fix: isWhole ? Fix(.safe, edits) : nil)
    }
  }

  /// The edits that write modifiers as properties in their places.
  private func replacements(of all: [WrittenModifier]) -> [Edit] {
    all.map { Edit(replace: $0.range, with: ($0.property ?? "") + ($0.endsLine ? "" : "; ")) }
  }

  private mutating func takeModifiers() -> [WrittenModifier] {
    var all: [WrittenModifier] = []
    repeat {
      cursor.joined = cursor.position
      let start = here.offset
      take()
      let name = text(of: here)
      take()
      var arguments: [WrittenArgument]? = []
      if here.kind == .leftParenthesis, !here.isSpaced, partner(of: cursor.position) > 0 {
        arguments = self.arguments(writtenFrom: cursor.position)
      }
      var property = arguments?.property(called: name)
      if peek == .leftBrace {
        let inside = here.end
        skipBraces()
        let isClosed = previous?.kind == .rightBrace
        let block = isClosed ? cursor.source[inside..<(previous?.offset ?? inside)] : nil
        property = block.flatMap { arguments?.element(called: name, holding: $0) }
      }
      all.append(
        WrittenModifier(
          range: start..<gap.upperBound, property: property,
          endsLine: !isModifier || here.leadsLine))
    } while isModifier
    return all
  }
}

extension String {
  /// The letters and digits that it begins with.
  fileprivate var firstWord: String { String(prefix { $0.isLetter || $0.isNumber }).shortened }
}
