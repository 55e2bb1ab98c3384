#if !canImport(UIKit)
  /// Stands in for `UIColor`: a colour known by its name.
  public final class UIColor: Equatable, Sendable {
    public static let systemBackground = UIColor("systemBackground")
    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let systemRed = UIColor("systemRed")
    public static let systemGreen = UIColor("systemGreen")

    private let name: String

    private init(_ name: String) { self.name = name }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.name == right.name }
  }
#endif
