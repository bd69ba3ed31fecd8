internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

/// The two dimensions of a size.
struct SizeCode: Sendable {
  var width: Quantity
  var height: Quantity

  static let full = SizeCode(width: .fullWidth, height: .fullHeight)

  /// The size of a child that has none of its own.
  ///
  /// - Source: `language.md` 4.
  var ofUnsizedChild: SizeCode {
    SizeCode(
      width: Self.unsized(width, .fullWidth), height: Self.unsized(height, .fullHeight))
  }

  private static func unsized(_ dimension: Quantity, _ full: Quantity) -> Quantity {
    guard dimension.contains({ $0 == .estimated || $0 == .uniform }) || dimension.hasOpaque else {
      return full
    }
    return dimension.map(
      { $0 == .estimated || $0 == .uniform ? .leaf($0, $1) : full },
      opaque: { code in
        let isEstimated = Code("\(code.text(inside: .atom)).isEstimated", uses: code.uses)
        return .choice([(isEstimated, .opaque(code))], full)
      })
  }

  /// Whether a height or a width is computed from the other, beside a fraction.
  private(set) var hasAspectOfFraction = false

  /// The size with `aspect` computed.
  ///
  /// - Source: `swift.md` 4.
  var withoutAspect: SizeCode {
    var copy = self
    copy.height = Self.computed(height, beside: width, isHeight: true, &copy.hasAspectOfFraction)
    copy.width = Self.computed(width, beside: height, isHeight: false, &copy.hasAspectOfFraction)
    return copy
  }

  init(width: Quantity, height: Quantity) { (self.width, self.height) = (width, height) }

  private static func computed(
    _ dimension: Quantity, beside other: Quantity, isHeight: Bool, _ isOfFraction: inout Bool
  ) -> Quantity {
    guard dimension.contains({ $0 == .aspect }) else { return dimension }
    if other.contains({ if case .fraction = $0 { true } else { false } }) { isOfFraction = true }
    return dimension.map(
      { unit, ratio in
        guard unit == .aspect else { return .leaf(unit, ratio) }
        return other.unpacked.map(
          { .leaf($0, joined($1, isHeight ? .divided : .times, ratio)) }, opaque: Quantity.opaque)
      }, opaque: Quantity.opaque)
  }
}

extension Quantity {
  /// Whether an expression in it is UIKit's.
  var hasOpaque: Bool {
    switch self {
    case .leaf: false
    case .opaque: true
    case .choice(let choices, let last):
      choices.contains { $0.value.hasOpaque } || last.hasOpaque
    }
  }
}

extension ExpressionWriter {
  /// A dimension as UIKit's type, with the type's name where nothing around gives it.
  func dimension(_ quantity: Quantity, isTyped: Bool = true) -> Code {
    let name = ValueKind.dimension.swiftName
    let type = isTyped ? "" : name
    let code = quantity.code { unit, value in
      let code =
        switch unit {
        case .points, .flexible: value.wrapped { "\(type).absolute(\($0))" }
        case .fraction(.horizontal): value.wrapped { "\(type).fractionalWidth(\($0))" }
        case .fraction(.vertical): value.wrapped { "\(type).fractionalHeight(\($0))" }
        case .estimated, .aspect: value.wrapped { "\(type).estimated(\($0))" }
        case .uniform: uniform(value, type)
        }
      return typed(code, name)
    }
    return typed(code, name)
  }

  private func uniform(_ value: Code, _ type: String) -> Code {
    guard facts.options.target < 17 || facts.options.platform != .iOS else {
      return value.wrapped { "\(type).uniformAcrossSiblings(estimate: \($0))" }
    }
    var code = value.wrapped { "\(facts.helperNames[.uniform] ?? Helper.uniform.name)(\($0))" }
    code.uses.insert(.helper(.uniform))
    return code
  }

  /// The argument for a size.
  func layoutSize(_ size: SizeCode) -> Code {
    let sides = [dimension(size.width), dimension(size.height)].limited(
      beside: TypingLoad(forks: 1))
    return Code(
      ".init(widthDimension: \(sides[0].text), heightDimension: \(sides[1].text))",
      uses: sides[0].uses.union(sides[1].uses))
  }

  /// A spacing as UIKit's type.
  func spacing(_ quantity: Quantity) -> Code {
    quantity.code { unit, value in
      typed(
        value.wrapped { unit == .flexible ? ".flexible(\($0))" : ".fixed(\($0))" },
        "NSCollectionLayoutSpacing")
    }
  }

  /// A size as it is written, with names of dimensions replaced where something is computed of them.
  func size(_ written: CheckedSize) -> SizeCode {
    let hasAspect = [written.width, written.height].contains {
      program.inference(of: $0).type.contains(.aspect)
    }
    return SizeCode(
      width: quantity(written.width, isExpanded: hasAspect),
      height: quantity(written.height, isExpanded: hasAspect))
  }

  /// The same where a child is given the dimensions of a group.
  func expandedSize(_ written: CheckedSize) -> SizeCode {
    SizeCode(
      width: quantity(written.width, isExpanded: true),
      height: quantity(written.height, isExpanded: true))
  }
}
