// See Views.swift.

import Foundation

// MARK: Values

public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue };
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom],
      all: Set = [.horizontal, .vertical]
  }
}
public struct EdgeInsets: Sendable {
  let top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public enum Alignment: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom,
    bottomTrailing
}
public enum UnitPoint: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom,
    bottomTrailing
}
public enum ContentMode: Sendable { case fit, fill }
public struct Font: Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  let text: String
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(text: "size \(number(size)) \(weight.map { "\($0)" } ?? "_")")
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(text: "font \(name) \(number(fixedSize))")
  }
  public static func system(_ style: Font, weight: Weight? = nil) -> Font {
    Font(text: style.text + (weight.map { " \($0)" } ?? ""))
  }
  public static let largeTitle = Font(text: "largeTitle"), title = Font(text: "title"),
    title2 = Font(text: "title2"), title3 = Font(text: "title3"), headline = Font(text: "headline"),
    body = Font(text: "body")
  public static let callout = Font(text: "callout"), subheadline = Font(text: "subheadline"),
    footnote = Font(text: "footnote"), caption = Font(text: "caption"),
    caption2 = Font(text: "caption2")
}
@propertyWrapper public struct State<Value> {
  private let initial: Value
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public var projectedValue: Binding<Value> { Binding(wrappedValue: wrappedValue) }
}
@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value;
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public static func constant(_ value: Value) -> Binding { Binding(wrappedValue: value) }
}
@propertyWrapper public struct Environment<Value> {
  let key: KeyPath<EnvironmentValues, Value>
  public init(_ key: KeyPath<EnvironmentValues, Value>) { self.key = key }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: key] }
}
public struct EnvironmentValues {
  /// What views read, which their users set.
  nonisolated(unsafe) public static var current = EnvironmentValues()
  public init() {}
  public var size = CGSize.zero
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact,
    verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var layoutDirection = LayoutDirection.leftToRight, displayScale: CGFloat = 3,
    dynamicTypeSize = DynamicTypeSize.large
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Int, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
