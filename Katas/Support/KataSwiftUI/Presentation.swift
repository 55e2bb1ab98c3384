/// The window, or what is presented over it, while it is drawn.
@MainActor
final class Layer {
  enum Kind: String { case window, sheet, alert, dialog }

  let kind: Kind
  /// What a person does who wants nothing of it.
  var dismiss: (@MainActor () throws -> Void)?
  /// The navigation title of the screen on top.
  var title: String?
  /// Leaves the screen on top of the stack.
  var back: (@MainActor () -> Void)?
  var items: [Item] = []

  init(_ kind: Kind, dismiss: (@MainActor () throws -> Void)? = nil) {
    self.kind = kind
    self.dismiss = dismiss
  }
}

extension Place {
  /// Draws a layer over those that are there.
  func present(
    _ layer: Layer, at key: Key, leave: @escaping @MainActor () -> Void,
    left: @escaping @MainActor () -> Void = {},
    draw: @MainActor (Place) -> [Item]
  ) {
    var place = child(key, of: Layer.self)
    place.layer = layer
    place.screen = nil
    place.environment.dismiss = DismissAction(leave)
    renderer.layers.append(layer)
    place.add { [weak renderer] in
      if renderer?.isClosed == false { left() }
    }
    layer.items = draw(place)
  }

  private func add(end: @escaping @MainActor () -> Void) {
    renderer.add(Effect(node: node, end: end))
  }
}

extension View {
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      if isPresented.wrappedValue {
        let leave: @MainActor () -> Void = {
          isPresented.wrappedValue = false
        }
        place.present(
          Layer(.sheet, dismiss: leave), at: .role("sheet"), leave: leave,
          left: { onDismiss?() }
        ) { content().items(in: $0) }
      }
      return items
    }
  }

  public func sheet<Value: Identifiable, Content: View>(
    item: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      if let value = item.wrappedValue {
        let leave: @MainActor () -> Void = { item.wrappedValue = nil }
        place.present(
          Layer(.sheet, dismiss: leave), at: .id(value.id), leave: leave,
          left: { onDismiss?() }
        ) { content(value).items(in: $0) }
      }
      return items
    }
  }
}
