/// Stands in for `NavigationLink`: a button that pushes a screen onto its stack.
public struct NavigationLink<Label: View, Destination: View>: View, Drawable
{
  public typealias Body = Never
  private let label: Label
  private let value: AnyHashable?
  private let destination: Destination?

  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination()
    value = nil
  }

  /// As in SwiftUI, a link outside of a stack is disabled, as is one without a value.
  func items(in place: Place) -> [Item] {
    var item = Item(kind: .link, words: label.items(in: place).words)
    guard let screen = place.screen, value != nil || destination != nil
    else {
      item.isEnabled = false
      item.tap = {}
      return [item]
    }
    item.isEnabled = place.environment.isEnabled
    let stack = screen.stack
    if let value { item.tap = { try stack.push(value) } }
    if let destination {
      let isPushed = place.location("isPushed", false)
      item.tap = { isPushed.value = true }
      if isPushed.value {
        place.push {
          isPushed.value = false
        } draw: {
          destination.items(in: $0, at: .role("destination"))
        }
      }
    }
    return [item]
  }
}

extension NavigationLink where Destination == Never {
  public init(
    value: (some Hashable)?, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    destination = nil
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      if let screen = place.screen, screen.title == nil {
        screen.title = String(title)
      }
      return items
    }
  }

  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.content)
  }

  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View {
    modified { view, place in
      place.screen?.stack.add(type) { value, place in
        guard let value = value.base as? Value else { return [] }
        return destination(value).items(in: place)
      }
      return view.items(in: place)
    }
  }

  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    modified { view, place in
      if isPresented.wrappedValue {
        place.push {
          isPresented.wrappedValue = false
        } draw: {
          destination().items(in: $0, at: .role("destination"))
        }
      }
      return view.items(in: place)
    }
  }

  public func navigationDestination<Value: Hashable, Content: View>(
    item: Binding<Value?>,
    @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View {
    modified { view, place in
      if let value = item.wrappedValue {
        place.push {
          item.wrappedValue = nil
        } draw: {
          destination(value).items(in: $0, at: .id(value))
        }
      }
      return view.items(in: place)
    }
  }
}

extension Place {
  fileprivate func push(
    _ leave: @escaping @MainActor () -> Void,
    draw: @escaping @MainActor (Place) -> [Item]
  ) {
    screen?.pushed.append(
      Screen.Pushed(place: self, leave: leave, draw: draw))
  }
}
