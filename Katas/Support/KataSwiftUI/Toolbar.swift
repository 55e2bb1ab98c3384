/// Stands in for `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
}

/// Stands in for `ToolbarItem`: one control of the bar.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Stands in for `ToolbarItemGroup`: several controls of the bar.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

extension View {
  /// Controls in the bar of the screen: there is one in a `NavigationStack` only.
  public func toolbar(
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      if let screen = place.screen {
        screen.toolbar += content().items(in: place, at: .role("toolbar"))
      }
      return items
    }
  }
}
