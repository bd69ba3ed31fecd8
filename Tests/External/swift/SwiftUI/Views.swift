// The part of SwiftUI that generated views use, for systems without it: a view stores its arguments,
// and `nodes` gives them as text, one node an element or a modifier, outermost first. Compiled as a
// module called `SwiftUI`.

@_exported import Foundation

public struct Node {
  public let text: String
  public let children: [Node]
  public init(_ text: String, _ children: [Node] = []) {
    (self.text, self.children) = (text, children)
  }
  public func lines(_ depth: Int = 0) -> [String] {
    [String(repeating: "  ", count: depth) + text] + children.flatMap { $0.lines(depth + 1) }
  }
}

extension [Node] {
  /// Several views where there is room for one: in a stack.
  func stacked(_ stack: String) -> [Node] { count > 1 ? [Node("\(stack) center _", self)] : self }
}

func number(_ x: CGFloat?) -> String {
  x.map {
    $0 == .infinity
      ? "infinity" : String(format: "%.6f", Double($0)).replacing(#/\.?0+$/#, with: "")
  } ?? "_"
}

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var nodes: [Node] { get }
}
extension View { public var nodes: [Node] { body.nodes } }
extension Never: View { public var body: Never { fatalError("no body") } }
public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError("no body") } }

public struct EmptyView: Primitive { public init() {}; public var nodes: [Node] { [] } }
public struct Views<each Content: View>: Primitive {
  let content: (repeat each Content)
  public var nodes: [Node] {
    var all: [Node] = []; for view in repeat each content { all += view.nodes }; return all
  }
}
public enum Either<First: View, Second: View>: Primitive {
  case first(First), second(Second)
  public var nodes: [Node] {
    switch self {
    case .first(let v): v.nodes;
    case .second(let v): v.nodes
    }
  }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("no body") };
  public var nodes: [Node] { map { $0.nodes } ?? [] }
}
@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Views<
    repeat each Content
  > { Views(content: (repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
}
public struct Element: Primitive {
  public let nodes: [Node];
  init(_ text: String, _ children: [Node] = []) { nodes = [Node(text, children)] }
  init(_ nodes: [Node]) { self.nodes = nodes }
}

public struct Text: Primitive {
  let text: String
  public init(_ key: LocalizedStringKey) { text = key.value }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(verbatim: String) { text = verbatim }
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.text + right.text)
  }
  public var nodes: [Node] { [Node("text \"\(text)\"")] }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  let value: String; public init(stringLiteral value: String) { self.value = value }
}
public struct Image: Primitive {
  let text: String
  init(text: String) { self.text = text }
  public init(_ name: String) { text = "image \(name)" }
  public init(systemName: String) { text = "image \(systemName)" }
  public func resizable() -> Image { Image(text: text + " resizable") }
  public var nodes: [Node] { [Node(text)] }
}
public struct Color: Primitive, ShapeStyle, Sendable {
  let name: String
  public init(_ name: String) { self.name = name }
  public static let clear = Color(""), red = Color("red"), gray = Color("gray"),
    blue = Color("blue"), accentColor = Color("accentColor")
  public var nodes: [Node] { [Node("box")] }
}
public protocol ShapeStyle {}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color("red") }; public static var gray: Color { Color("gray") }
}
public struct Material: ShapeStyle { public init() {} }
extension ShapeStyle where Self == Material { public static var thinMaterial: Material { .init() } }
public struct LinearGradient: Primitive, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var nodes: [Node] { [Node("box")] }
}
public struct HierarchicalShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quaternary: Self { .init() }; public static var secondary: Self { .init() }
}
public protocol Shape: Primitive {}
extension Shape {
  public func fill(_ style: some ShapeStyle) -> Self { self };
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self };
  public var nodes: [Node] { [Node("box")] }
}
public struct Rectangle: Shape { public init() {} }
public struct Circle: Shape {
  public init() {}; public var nodes: [Node] { [Node("aspectRatio fit 1", [Node("box")])] }
}
public struct Ellipse: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct RoundedRectangle: Shape { public init(cornerRadius: CGFloat) {} }
public struct Spacer: Primitive {
  let text: String;
  public init(minLength: CGFloat? = nil) { text = "spacer \(number(minLength ?? 8))" };
  public var nodes: [Node] { [Node(text)] }
}
public struct Divider: Primitive {
  public init() {}; public var nodes: [Node] { [Node("divider")] }
}
public struct Group<Content: View>: Primitive {
  public let nodes: [Node];
  public init(@ViewBuilder content: () -> Content) { nodes = content().nodes }
}
public struct Button<Label: View>: Primitive {
  public let nodes: [Node];
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    nodes = label().nodes.stacked("hstack")
  }
  public init(_ title: String, action: @escaping () -> Void) where Label == Text {
    nodes = Text(title).nodes
  }
}
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  public let nodes: [Node];
  public init(destination: Destination, @ViewBuilder label: () -> Label) { nodes = label().nodes }
  public init(_ title: String, destination: Destination) where Label == Text {
    nodes = Text(title).nodes
  }
}
public struct AnyView: Primitive {
  public let nodes: [Node]; public init(_ view: some View) { nodes = view.nodes }
}
/// Views whose size is their own.
public struct Map<Annotation>: Primitive {
  public init(_ annotations: [Annotation]) {}; public var nodes: [Node] { [Node("box")] }
}
public struct Toggle: Primitive {
  public init(_ title: String, isOn: Binding<Bool>) {}; public var nodes: [Node] { [Node("box")] }
}
