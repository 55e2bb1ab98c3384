/// Stands in for `ViewBuilder`: makes one view of the lines of a body.
@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView {
    var parts: [@MainActor (Place, Key) -> [Item]] = []
    for part in repeat each content {
      parts.append { part.items(in: $0, at: $1) }
    }
    return TupleView(parts: parts)
  }

  public static func buildIf<Content: View>(
    _ content: Content?
  ) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(either: .first(first)) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(either: .second(second)) }

  public static func buildLimitedAvailability(
    _ content: some View
  ) -> AnyView { AnyView(content) }
}

/// Several views beside each other.
public struct TupleView: View, Drawable {
  public typealias Body = Never
  let parts: [@MainActor (Place, Key) -> [Item]]

  func items(in place: Place) -> [Item] {
    parts.enumerated().flatMap { $1(place, .index($0)) }
  }
}

/// One view or another: each has an identity of its own.
public struct _ConditionalContent<First: View, Second: View>: View, Drawable
{
  public typealias Body = Never
  enum Either {
    case first(First)
    case second(Second)
  }
  let either: Either

  func items(in place: Place) -> [Item] {
    switch either {
    case .first(let view): view.items(in: place, at: .branch(true))
    case .second(let view): view.items(in: place, at: .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: some View {
    if case .some(let view) = self { view } else { EmptyView() }
  }
}

/// Stands in for `EmptyView`: nothing on the screen.
public struct EmptyView: View, Drawable {
  public typealias Body = Never
  public init() {}
  func items(in place: Place) -> [Item] { [] }
}

/// Stands in for `AnyView`: a view of any type. Another type is another identity.
public struct AnyView: View, Drawable {
  public typealias Body = Never
  private let view: any View
  public init(_ view: some View) { self.view = view }
  func items(in place: Place) -> [Item] { view.items(in: place) }
}

/// Stands in for `Group`: several views that are treated as one.
public struct Group<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}
