/// Stands in for `EnvironmentKey`: names a value that views pass down.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Stands in for `EnvironmentValues`: what views pass down to those within them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the user can press and change what is there.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Ends what the view is presented in: the sheet, or its place on the stack.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type] as AnyObject? }
    set { values[type] = newValue }
  }
}

private enum EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

/// Stands in for `DismissAction`, which is called as a function.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  public func callAsFunction() { action() }
}

/// Stands in for `Environment`: a value that was passed down to the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box = Box()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// As in SwiftUI, an object that nobody passed down is a mistake that ends the app.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0[object: ObjectIdentifier(type)] as? Value else {
        fatalError(
          "No Observable object of type \(type) found. A "
            + "View.environment(_:) for \(type) may be missing as an "
            + "ancestor of this view.")
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type)
  where Value == Object? {
    read = { $0[object: ObjectIdentifier(type)] as? Object }
  }

  @MainActor public var wrappedValue: Value { read(box.values) }

  private final class Box { var values = EnvironmentValues() }
}

extension Environment: Installed {
  func install(in place: Place, as name: String) {
    box.values = place.environment
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    inEnvironment { $0[keyPath: keyPath] = value }
  }

  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    inEnvironment { $0[object: ObjectIdentifier(Object.self)] = object }
  }

  /// As in SwiftUI, what is disabled further out cannot be enabled further in.
  public func disabled(_ disabled: Bool) -> some View {
    inEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  private func inEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    modified { view, place in
      var place = place
      change(&place.environment)
      return view.items(in: place)
    }
  }
}
