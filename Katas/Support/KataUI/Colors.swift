/// Stands in for `UIColor`: a colour known by its name.
public final class UIColor: Equatable, Sendable {
  public static let systemBackground = UIColor("systemBackground")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let systemRed = UIColor("systemRed")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemGray = UIColor("systemGray")
  public static let white = UIColor("white")
  public static let black = UIColor("black")
  public static let gray = UIColor("gray")
  public static let red = UIColor("red")
  public static let green = UIColor("green")
  public static let blue = UIColor("blue")
  public static let clear = UIColor("clear")

  private let name: String

  private init(_ name: String) { self.name = name }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.name == right.name
  }
}

/// Stands in for `UIFont`: a font known by its style or size.
public final class UIFont: Equatable, Sendable {
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, headline, body, footnote
  }

  private let style: TextStyle?
  private let size: Double?

  private init(style: TextStyle? = nil, size: Double? = nil) {
    self.style = style
    self.size = size
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont
  {
    UIFont(style: style)
  }

  public static func systemFont(ofSize size: Double) -> UIFont {
    UIFont(size: size)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.style == right.style && left.size == right.size
  }
}
