/// Stands in for `List`: rows below each other.
public struct List<Content: View>: View, Drawable {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, Row>
  {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  func items(in place: Place) -> [Item] {
    content.items(in: place).map {
      var item = $0
      if case .section = item.kind { return item }
      item.margin = (item.continues ? "  " : "- ") + item.margin
      return item
    }
  }
}

/// Stands in for `ForEach`: a view for each element, whose identity is the element's id.
public struct ForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: View, Drawable {
  public typealias Body = Never
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// As in SwiftUI, the tag of an element that has none is its id.
  func items(in place: Place) -> [Item] {
    var known: Set<AnyHashable> = []
    return data.flatMap { element in
      let id = AnyHashable(id(element))
      if !known.insert(id).inserted {
        place.renderer.warn(
          "Two rows have the id \(id): SwiftUI does not tell them apart.")
      }
      return content(element).items(in: place, at: .id(id)).map {
        var item = $0
        item.tag = item.tag ?? id
        return item
      }
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
