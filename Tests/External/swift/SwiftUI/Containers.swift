// See Views.swift.

import Foundation

// MARK: Containers

public struct HStack<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { nodes = [Node("hstack \(alignment) \(number(spacing))", content().nodes)] }
}
public struct VStack<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { nodes = [Node("vstack \(alignment) \(number(spacing))", content().nodes)] }
}
public struct ZStack<Content: View>: Primitive {
  public let nodes: [Node];
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    nodes = [Node("zstack \(alignment)", content().nodes)]
  }
}
public struct LazyHStack<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { nodes = [Node("lazyhstack \(alignment) \(number(spacing))", content().nodes)] }
}
public struct LazyVStack<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { nodes = [Node("lazyvstack \(alignment) \(number(spacing))", content().nodes)] }
}
public struct ScrollView<Content: View>: Primitive {
  public let nodes: [Node];
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Content) {
    nodes = [
      Node("scroll \(axis)", content().nodes.stacked(axis == .vertical ? "vstack" : "hstack"))
    ]
  }
}
public struct LazyVGrid<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    nodes = [
      Node("lazyvgrid \(columns.map(\.text)) \(alignment) \(number(spacing ?? 8))", content().nodes)
    ]
  }
}
public struct LazyHGrid<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    nodes = [
      Node("lazyhgrid \(rows.map(\.text)) \(alignment) \(number(spacing ?? 8))", content().nodes)
    ]
  }
}
public struct Grid<Content: View>: Primitive {
  public let nodes: [Node];
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    nodes = [
      Node(
        "grid \(alignment) \(number(horizontalSpacing ?? 8)) \(number(verticalSpacing ?? 8))",
        content().nodes
      )
    ]
  }
}
public struct GridRow<Content: View>: Primitive {
  public let nodes: [Node];
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    nodes = [Node("gridrow \(alignment.map { "\($0)" } ?? "_")", content().nodes)]
  }
}
public struct ViewThatFits<Content: View>: Primitive {
  public let nodes: [Node];
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    nodes = [Node("viewthatfits \(axes.rawValue)", content().nodes)]
  }
}
/// A view that fills its space, in which its content stands at the top.
public struct GeometryReader<Content: View>: Primitive {
  public let nodes: [Node]
  public init(@ViewBuilder content: (GeometryProxy) -> Content) {
    let inside = content(GeometryProxy(size: EnvironmentValues.current.size)).nodes
    nodes = [
      Node("frame _ _ infinity _ _ infinity topLeading", [Node("zstack topLeading", inside)])
    ]
  }
}
public struct GeometryProxy { public let size: CGSize }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  public let nodes: [Node]
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) { nodes = data.flatMap { content($0).nodes } }
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    nodes = data.flatMap { content($0).nodes }
  }
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content)
  where Data == Range<Int>, ID == Int { nodes = data.flatMap { content($0).nodes } }
}
public struct List<Content: View>: Primitive {
  public let nodes: [Node];
  public init(@ViewBuilder content: () -> Content) { nodes = [Node("outline", content().nodes)] }
}
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
  public let nodes: [Node]
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { nodes = [Node("node \(isExpanded.wrappedValue)", label().nodes + content().nodes)] }
  public init(
    _ title: String, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: title) }
  }
}
public struct GridItem {
  public enum Size {
    case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(
      minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  let text: String
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    let length =
      switch size {
      case .fixed(let points): "fixed \(number(points))"
      case .flexible(let least, let most): "flexible \(number(least)) \(number(most))"
      case .adaptive(let least, let most): "adaptive \(number(least)) \(number(most))"
      }
    text = "\(length) \(number(spacing ?? 8)) \(alignment ?? .center)"
  }
}
