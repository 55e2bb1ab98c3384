@_exported import Observation

/// Stands in for `View`: a part of the screen, said by its `body`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// As in SwiftUI, a view that is not made of others has no body to ask for.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that is not made of others and says itself what is on the screen.
@MainActor
protocol Drawable {
  func items(in place: Place) -> [Item]
}

extension View {
  /// What is on the screen of this view.
  ///
  /// - Parameter key: what tells it from its siblings at this place.
  func items(in outer: Place, at key: Key = .only) -> [Item] {
    let place = outer.child(key, of: Self.self)
    if let drawable = self as? any Drawable {
      return drawable.items(in: place)
    }
    place.install(self)
    return body.items(in: place)
  }

  /// The view, drawn in another way.
  func modified(
    _ draw: @escaping @MainActor (Self, Place) -> [Item]
  ) -> Modified<Self> {
    Modified(content: self, draw: draw)
  }
}

/// A view with a modifier around it.
struct Modified<Content: View>: View, Drawable {
  typealias Body = Never
  let content: Content
  let draw: @MainActor (Content, Place) -> [Item]

  func items(in place: Place) -> [Item] { draw(content, place) }
}

/// Stands in for `ViewModifier`: a modifier of one's own.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body
}

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View {
    modified { view, place in
      place.install(modifier)
      return modifier.body(content: AnyView(view)).items(in: place)
    }
  }
}
