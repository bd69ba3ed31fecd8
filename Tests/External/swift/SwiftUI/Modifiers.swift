// See Views.swift.

import Foundation

// MARK: Modifiers

extension View {
  public func padding(_ insets: EdgeInsets) -> Element {
    Element(
      "padding \(number(insets.top)) \(number(insets.leading)) \(number(insets.bottom)) \(number(insets.trailing))",
      nodes)
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Element {
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return Element(
      "padding \(number(side(.top))) \(number(side(.leading))) \(number(side(.bottom))) \(number(side(.trailing)))",
      nodes)
  }
  public func padding(_ length: CGFloat) -> Element { padding(.all, length) }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> Element
  { Element("frame \(number(width)) x \(number(height)) \(alignment)", nodes) }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Element {
    let bounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    if bounds.allSatisfy({ $0 == nil }) { return Element(nodes) }
    return Element(
      "frame \(bounds.map(number).joined(separator: " ")) \(alignment)", nodes)
  }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Element {
    Element("fixedSize \(horizontal) \(vertical)", nodes)
  }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Element {
    Element("aspectRatio \(contentMode) \(number(ratio))", nodes)
  }
  public func scaledToFit() -> Element { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> Element { aspectRatio(contentMode: .fill) }
  public func layoutPriority(_ value: Double) -> Element {
    Element("priority \(number(value))", nodes)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Element {
    Element("offset \(number(x)) \(number(y))", nodes)
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> Element
  { Element("overlay \(alignment)", nodes + [Node("layer", content().nodes)]) }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> Element
  { Element("underlay \(alignment)", nodes + [Node("layer", content().nodes)]) }
  public func overlay<V: View>(_ content: V, alignment: Alignment = .center) -> Element {
    overlay(alignment: alignment) { content }
  }
  public func background<V: View>(_ content: V, alignment: Alignment = .center) -> Element {
    background(alignment: alignment) { content }
  }
  @_disfavoredOverload public func background<S: ShapeStyle>(_ style: S) -> Element {
    background { Color.clear }
  }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> Element {
    background { Color.clear }
  }
  public func font(_ font: Font?) -> Element {
    Element(font.map { "font \($0.text)" } ?? "font body", nodes)
  }
  public func fontWeight(_ weight: Font.Weight) -> Element { Element("weight \(weight)", nodes) }
  public func bold() -> Element { fontWeight(.bold) }
  public func lineLimit(_ lines: Int?) -> Element {
    Element("lines \(lines.map(String.init) ?? "_")", nodes)
  }
  public func gridCellColumns(_ count: Int) -> Element { Element("span \(count)", nodes) }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Element {
    Element("unsized \(axes.rawValue)", nodes)
  }
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Element {
    Element("columnAlignment \(alignment)", nodes)
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> Element {
    Element("cellAnchor \(anchor)", nodes)
  }
  public func modifier<M: ViewModifier>(_ modifier: M) -> M.Body {
    modifier.body(content: AnyView(self))
  }
}

// MARK: Modifiers that move nothing

extension View {
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  public func foregroundColor(_ color: Color) -> Self { self }
  public func opacity(_ value: Double) -> Self { self }
  public func shadow(radius: CGFloat) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func onTapGesture(_ action: @escaping () -> Void) -> Self { self }
  public func accessibilityLabel(_ label: String) -> Self { self }
}

@MainActor @preconcurrency public protocol ViewModifier {
  typealias Content = AnyView
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
}

// MARK: Layouts

public struct ProposedViewSize: Sendable {
  public var width, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}
/// A subview of a known size, which notes where it is placed.
public struct LayoutSubview {
  let size: CGSize
  let note: (CGRect) -> Void
  public init(size: CGSize, note: @escaping (CGRect) -> Void) {
    (self.size, self.note) = (size, note)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  public func place(at position: CGPoint, proposal: ProposedViewSize) {
    note(CGRect(origin: position, size: size))
  }
}
public typealias LayoutSubviews = [LayoutSubview]
public protocol Layout {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> Element {
    Element("\(Self.self)", content().nodes)
  }
}
