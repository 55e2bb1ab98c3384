/// What tells a view from its siblings at one place of the tree.
enum Key: Hashable {
  case only
  case index(Int)
  case branch(Bool)
  case id(AnyHashable)
  /// What a modifier adds, such as a sheet.
  case role(String)
}

/// A view's place in the tree, for as long as it is there: what its state lives in.
@MainActor
final class Node {
  private let type: Any.Type
  private var children: [Key: Node] = [:]
  /// The state of the view at this place, by what it belongs to.
  private var kept: [String: AnyObject] = [:]
  private var round = 0

  init(of type: Any.Type) { self.type = type }

  /// The place of a view within this one: the former one, unless a view of another type was
  /// there.
  func child(_ key: Key, of type: Any.Type, round: Int) -> Node {
    var child = children[key]
    if child?.type != type { child = nil }
    let node = child ?? Node(of: type)
    node.round = round
    children[key] = node
    return node
  }

  /// What is kept under a name for as long as the place is there.
  func kept<Value: AnyObject>(
    _ name: String, _ make: @MainActor () -> Value
  ) -> Value {
    if let value = kept[name] as? Value { return value }
    let value = make()
    kept[name] = value
    return value
  }

  /// Lets the places go that were not drawn in this round.
  func sweep(round: Int) {
    children = children.filter { $0.value.round == round }
    for child in children.values { child.sweep(round: round) }
  }
}

/// A value that lives with a place; a change of it draws again.
@MainActor
final class Location<Value> {
  var value: Value { didSet { changed() } }
  private let changed: @MainActor () -> Void

  init(_ value: Value, changed: @escaping @MainActor () -> Void = {}) {
    self.value = value
    self.changed = changed
  }
}

/// Where a view is drawn: its node, and what comes down to it from the views around it.
@MainActor
struct Place {
  let node: Node
  let renderer: Renderer
  var environment = EnvironmentValues()
  var layer: Layer
  /// The screen of a navigation stack that it is on.
  var screen: Screen?

  func child(_ key: Key, of type: Any.Type) -> Place {
    with(node.child(key, of: type, round: renderer.round))
  }

  func with(_ node: Node) -> Place {
    var place = Place(node: node, renderer: renderer, layer: layer)
    place.environment = environment
    place.screen = screen
    return place
  }

  /// A value that lives with this place.
  func location<Value>(_ name: String, _ value: Value) -> Location<Value> {
    node.kept(name) { [renderer] in
      Location(value) { [weak renderer] in renderer?.invalidate() }
    }
  }

  /// Gives a view's properties the state that lives at this place, and the environment.
  func install(_ view: Any) {
    for (number, property) in Mirror(reflecting: view).children.enumerated()
    {
      (property.value as? any Installed)?.install(in: self, as: "\(number)")
    }
  }
}

/// Stands in for `DynamicProperty`: a property that SwiftUI fills before it asks for a body.
public protocol DynamicProperty {}

@MainActor
protocol Installed: DynamicProperty {
  func install(in place: Place, as name: String)
}
