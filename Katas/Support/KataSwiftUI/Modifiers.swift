extension View {
  /// Another id is another identity: the state begins anew.
  public func id(_ id: some Hashable) -> some View {
    modified { $0.items(in: $1, at: .id(id)) }
  }

  /// Not on the screen for a person; `ViewHost` finds a control by it, too.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    each { $0.identifier = $0.identifier ?? identifier }
  }

  /// What the control is called instead of the texts in it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View
  {
    each {
      $0.words = [String(label)]
      if case .image = $0.kind { $0.kind = .text }
    }
  }

  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modified { view, place in
      view.items(in: place).map {
        var item = $0
        if item.tap == nil {
          item.tap = { action() }
          item.isEnabled = place.environment.isEnabled
        }
        return item
      }
    }
  }

  /// Drawn below what it lies over.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modified {
      $0.items(in: $1) + content().items(in: $1, at: .role("overlay"))
    }
  }

  /// Nothing of it is seen, though its state lives.
  public func hidden() -> some View {
    modified { view, place in
      _ = view.items(in: place)
      return []
    }
  }

  private func each(
    _ change: @escaping @MainActor (inout Item) -> Void
  ) -> some View {
    modified { view, place in
      view.items(in: place).map {
        var item = $0
        change(&item)
        return item
      }
    }
  }
}
