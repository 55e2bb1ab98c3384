/// Stands in for `Axis`.
public enum Axis: Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Stands in for `Edge`.
public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Stands in for `HorizontalAlignment`.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
/// Stands in for `VerticalAlignment`.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
/// Stands in for `Alignment`.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// Stands in for `TextAlignment`.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// Stands in for `Color`: a colour known by its name. As a view it is drawn as nothing.
public struct Color: View, Hashable, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
  public var body: some View { EmptyView() }

  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color("accentColor")
  public static let black = Color("black")
  public static let blue = Color("blue")
  public static let brown = Color("brown")
  public static let clear = Color("clear")
  public static let gray = Color("gray")
  public static let green = Color("green")
  public static let orange = Color("orange")
  public static let pink = Color("pink")
  public static let purple = Color("purple")
  public static let red = Color("red")
  public static let white = Color("white")
  public static let yellow = Color("yellow")
}

/// Stands in for `Font`.
public struct Font: Hashable, Sendable {
  public enum Weight: Sendable {
    case light, regular, medium, semibold, bold, heavy
  }

  private let name: String

  public static func system(size: Double, weight: Weight? = nil) -> Font {
    Font(name: "\(size)")
  }

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
}

/// Stands in for the styles of lists, buttons and other controls, which all look the same here.
public struct ControlStyle: Sendable {
  public static let automatic = ControlStyle()
  public static let plain = ControlStyle()
  public static let bordered = ControlStyle()
  public static let borderedProminent = ControlStyle()
  public static let borderless = ControlStyle()
  public static let roundedBorder = ControlStyle()
  public static let inset = ControlStyle()
  public static let insetGrouped = ControlStyle()
  public static let grouped = ControlStyle()
  public static let inline = ControlStyle()
  public static let menu = ControlStyle()
  public static let segmented = ControlStyle()
  public static let wheel = ControlStyle()
  public static let navigationLink = ControlStyle()
  public static let `switch` = ControlStyle()
  public static let circular = ControlStyle()
  public static let linear = ControlStyle()
  public static let iconOnly = ControlStyle()
  public static let titleAndIcon = ControlStyle()
  public static let titleOnly = ControlStyle()
}
