/// One screen of a stack, while it is drawn.
@MainActor
final class Screen {
  let stack: StackOfScreens
  let outer: Screen?
  let leave: (@MainActor () -> Void)?
  /// Whether another screen of the stack lies over it.
  var isCovered = false
  var title: String?
  var toolbar: [Item] = []
  /// Screens that it pushes without a value.
  var pushed: [Pushed] = []

  struct Pushed {
    let place: Place
    let leave: @MainActor () -> Void
    let draw: @MainActor (Place) -> [Item]
  }

  init(
    stack: StackOfScreens, outer: Screen?, leave: (@MainActor () -> Void)?
  ) {
    self.stack = stack
    self.outer = outer
    self.leave = leave
  }

  var isVisible: Bool { !isCovered && outer?.isVisible != false }
}

/// Draws the screens of a stack, of which the last is on top.
@MainActor
final class StackOfScreens {
  typealias Destination = @MainActor (AnyHashable, Place) -> [Item]

  private let path: PathLink
  private var destinations: [ObjectIdentifier: Destination] = [:]

  init(path: PathLink) { self.path = path }

  func items(_ root: some View, in place: Place) -> [Item] {
    var drawn = draw(in: place, on: place.screen, leave: nil) {
      root.items(in: $0, at: .role("root"))
    }
    for (index, value) in path.values().enumerated() {
      let key = Key.id([AnyHashable(index), value])
      drawn += draw(
        in: place.child(key, of: Screen.self), on: place.screen,
        leave: { [path] in
          path.removeLast(max(0, path.values().count - index))
        },
        { items(of: value, in: $0) })
    }
    guard let top = drawn.last else { return [] }
    for lower in drawn.dropLast() { lower.screen.isCovered = true }
    place.layer.title = top.screen.title
    place.layer.back = top.screen.leave
    return top.screen.toolbar + top.items
  }

  /// As in SwiftUI, the destination that is nearest to the root counts.
  func add(_ type: Any.Type, _ destination: @escaping Destination) {
    let key = ObjectIdentifier(type)
    if destinations[key] == nil { destinations[key] = destination }
  }

  /// Pushes the value's screen.
  /// - Throws: `ViewHostError` where SwiftUI says that the link cannot be activated.
  func push(_ value: AnyHashable) throws {
    let type = Swift.type(of: value.base)
    guard destinations[ObjectIdentifier(type)] != nil else {
      throw ViewHostError(Self.lacks(type))
    }
    guard path.append(value) else {
      throw ViewHostError("The stack's path takes no \(type).")
    }
  }

  private static func lacks(_ type: Any.Type) -> String {
    "The stack has no .navigationDestination(for: \(type).self)."
  }

  private func items(of value: AnyHashable, in place: Place) -> [Item] {
    let type = Swift.type(of: value.base)
    guard let destination = destinations[ObjectIdentifier(type)] else {
      place.renderer.warn(Self.lacks(type))
      return []
    }
    return destination(value, place)
  }

  private func draw(
    in place: Place, on outer: Screen?, leave: (@MainActor () -> Void)?,
    _ content: @MainActor (Place) -> [Item]
  ) -> [(screen: Screen, items: [Item])] {
    let screen = Screen(stack: self, outer: outer, leave: leave)
    var place = place
    place.screen = screen
    if let leave { place.environment.dismiss = DismissAction(leave) }
    var drawn = [(screen, content(place))]
    let pushed = screen.pushed
    screen.pushed = []
    for next in pushed {
      drawn += draw(
        in: next.place, on: outer, leave: next.leave, next.draw)
    }
    return drawn
  }
}
