internal import LayoutSwiftSource
internal import LayoutText

/// The view that shows the layout, as the code reads it.
extension Evaluator {
  /// What the files compute for each view, of the one that shows the layout.
  mutating func addedMember(
    _ name: String, ofView base: SwiftExpression, _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    if case .name("self", _) = base.form, let frame = ownFrame(name, at: whole.range) {
      return frame
    }
    guard program.index.memberNames.contains(name), Framework.isView(base), !isShadowed(base)
    else { return nil }
    for path in ["UICollectionView", "UIView"] {
      guard let variable = program.variable(name, of: path, isStatic: false),
        let getter = variable.binding.getter
      else { continue }
      noteWidthOfView(whole)
      return try compute(getter, of: variable, selfValue: .input("view"), at: whole.range)
    }
    return nil
  }

  /// The container's frame for `bounds` and `frame` in a subclass of UIKit's collection view.
  mutating func ownFrame(_ name: String, at range: TextRange) -> SwiftValue? {
    guard ["bounds", "frame"].contains(name), isInCollectionView else { return nil }
    holes.noteWidthOfView(text(of: range), at: range)
    return .record(Framework.containerFrame)
  }

  private var isInCollectionView: Bool {
    guard scope.selfPlace != nil, let type = scope.type else { return false }
    return program.family(of: type).contains { ancestor in
      ancestor.inherited.contains { Framework.canonical($0.name) == "UICollectionView" }
    }
  }

  mutating func noteWidthOfView(_ expression: SwiftExpression) {
    holes.noteWidthOfView(text(of: expression.range), at: expression.range)
  }
}
