/// Stands in for `NavigationPath`: the values of a stack's screens, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<Elements: Sequence>(_ elements: Elements)
  where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append(_ value: some Hashable) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }
}

/// Stands in for `NavigationStack`: a screen, and those pushed over it by values.
public struct NavigationStack<Data, Root: View>: View, Drawable {
  public typealias Body = Never
  private let path: PathLink?
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathLink(path)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection
      & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = PathLink(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else {
          return false
        }
        path.wrappedValue.append(element)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.root = root()
  }

  func items(in place: Place) -> [Item] {
    let own = place.location("path", NavigationPath())
    let path =
      path
      ?? PathLink(Binding(get: { own.value }, set: { own.value = $0 }))
    return StackOfScreens(path: path).items(root, in: place)
  }
}

/// The path of a stack, whatever its type is.
@MainActor
struct PathLink {
  let values: @MainActor () -> [AnyHashable]
  /// False for a value of another type than the path's.
  let append: @MainActor (AnyHashable) -> Bool
  let removeLast: @MainActor (Int) -> Void
}

extension PathLink {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}
