/// Stands in for `Visibility`.
public enum Visibility: Sendable { case automatic, visible, hidden }

extension View {
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    asking(.alert, title, isPresented, (), { actions() }, { message() })
  }

  public func alert<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    asking(
      .alert, title, isPresented, data, { actions($0) },
      { _ in EmptyView() }
    )
  }

  /// As in SwiftUI, it is presented when there are data, too.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    asking(
      .alert, title, isPresented, data, { actions($0) }, { message($0) })
  }

  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(
      .dialog, title.shown(titleVisibility), isPresented, (), { actions() },
      { EmptyView() })
  }

  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    asking(
      .dialog, title.shown(titleVisibility), isPresented, (), { actions() },
      { message() })
  }

  public func confirmationDialog<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    asking(
      .dialog, title.shown(titleVisibility), isPresented, data,
      { actions($0) }, { _ in EmptyView() })
  }

  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    asking(
      .dialog, title.shown(titleVisibility), isPresented, data,
      { actions($0) }, { message($0) })
  }

  private func asking<Data, Actions: View, Message: View>(
    _ kind: Layer.Kind, _ title: some StringProtocol,
    _ isPresented: Binding<Bool>,
    _ data: Data?, _ actions: @escaping @MainActor (Data) -> Actions,
    _ message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      guard isPresented.wrappedValue, let data else { return items }
      let question = Question(
        kind: kind, title: String(title), isPresented: isPresented)
      question.present(in: place) {
        message(data).items(in: $0, at: .role("message"))
      } actions: {
        actions(data).items(in: $0, at: .role("actions"))
      }
      return items
    }
  }
}

/// What an alert and a confirmation dialog have in common.
@MainActor
private struct Question {
  let kind: Layer.Kind
  let title: String
  let isPresented: Binding<Bool>

  func present(
    in place: Place, message: @MainActor (Place) -> [Item],
    actions: @MainActor (Place) -> [Item]
  ) {
    let layer = Layer(kind)
    place.present(
      layer, at: .role("question"),
      leave: { isPresented.wrappedValue = false },
      draw: {
        let answers = answers(actions($0))
        layer.dismiss = {
          guard kind == .dialog,
            let cancel = answers.first(where: { $0.role == .cancel })
          else {
            throw ViewHostError("An alert is left by one of its buttons.")
          }
          try cancel.tap?()
        }
        let title = title.isEmpty ? [] : [Item(kind: .text, words: [title])]
        return title + message($0) + answers
      })
  }

  /// As Apple documents it, all of them end it after what they do (in apps the binding may be false
  /// before); there is an OK in an alert without any, and a way to cancel a dialog.
  private func answers(_ items: [Item]) -> [Item] {
    var items = items
    if kind == .alert, !items.contains(where: { $0.tap != nil }) {
      items.append(Item(kind: .button, words: ["OK"], tap: {}))
    }
    if kind == .dialog, !items.contains(where: { $0.role == .cancel }) {
      items.append(
        Item(kind: .button, words: ["Cancel"], role: .cancel, tap: {}))
    }
    return items.map {
      guard let tap = $0.tap else { return $0 }
      var item = $0
      item.tap = { [isPresented] in
        try tap()
        isPresented.wrappedValue = false
      }
      return item
    }
  }
}

extension StringProtocol {
  fileprivate func shown(_ visibility: Visibility) -> String {
    visibility == .hidden ? "" : String(self)
  }
}
