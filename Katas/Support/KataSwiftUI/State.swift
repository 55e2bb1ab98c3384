/// Stands in for `State`: a value that lives for as long as its view has the same identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @MainActor public var wrappedValue: Value {
    get { box.location?.value ?? box.initial }
    nonmutating set { box.location?.value = newValue }
  }

  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// What the copies of a view have in common, so that closures reach the state that the view
  /// was given after it was made.
  private final class Box {
    let initial: Value
    var location: Location<Value>?
    init(_ initial: Value) { self.initial = initial }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Installed {
  func install(in place: Place, as name: String) {
    box.location = place.location(name, box.initial)
  }
}

/// Stands in for `Binding`: reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// As in SwiftUI, none while the value is nil.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// Stands in for `Bindable`: makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
