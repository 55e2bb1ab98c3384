/// Stands in for `Picker`: one of several, each with a `tag`.
public struct Picker<
  Label: View, SelectionValue: Hashable, Content: View
>: View, Drawable {
  public typealias Body = Never
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  func items(in place: Place) -> [Item] {
    let options = content.items(in: place, at: .role("options"))
    var item = Item(
      kind: .picker(""), words: label.items(in: place).words)
    item.isEnabled = place.environment.isEnabled
    for option in options {
      guard let value = option.tag?.base as? SelectionValue else {
        continue
      }
      if value == selection.wrappedValue {
        item.kind = .picker(option.label)
      }
      item.options.append(
        (option.label, { [selection] in selection.wrappedValue = value }))
    }
    return [item]
  }
}

extension Picker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) })
  }
}

extension View {
  /// What is selected in a `Picker` when this is chosen.
  public func tag(_ tag: some Hashable) -> some View {
    modified { view, place in
      view.items(in: place).map {
        var item = $0
        item.tag = AnyHashable(tag)
        return item
      }
    }
  }
}
