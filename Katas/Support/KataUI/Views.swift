/// Stands in for `UIView`: a rectangle on screen, reduced to its place in the tree of views.
@preconcurrency @MainActor
open class UIView {
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha = 1.0
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var translatesAutoresizingMaskIntoConstraints = true

  public init() {}

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: index)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag
      ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Whether fingers reach it.
  var isTouchable: Bool {
    isUserInteractionEnabled && !isHidden && superview?.isTouchable ?? true
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

/// Stands in for `UILabel`: a text that the user reads.
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var font: UIFont!
  open var numberOfLines = 1
  open var isEnabled = true
}

/// Stands in for `NSTextAlignment`.
public enum NSTextAlignment: Sendable {
  case left, center, right, justified, natural
}

/// Stands in for `UIActivityIndicatorView`: the spinner.
open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }

  public private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor!

  public override init() {}
  public convenience init(style: Style) { self.init() }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// Stands in for `UIStackView`: views in a row or a column; katas use it for lists, too.
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing = 0.0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill

  public enum Alignment: Sendable {
    case fill, leading, top, center, trailing, bottom
  }
  public enum Distribution: Sendable {
    case fill, fillEqually, equalSpacing
  }

  public var arrangedSubviews: [UIView] {
    arranged.filter { $0.superview === self }
  }
  private var arranged: [UIView] = []

  public override init() {}

  public init(arrangedSubviews views: [UIView]) {
    super.init()
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    removeArrangedSubview(view)
    addSubview(view)
    arranged.append(view)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    addArrangedSubview(view)
    arranged.insert(arranged.removeLast(), at: index)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
  }
}

/// Stands in for the little of `NSLayoutConstraint` that a stack view needs: nothing is laid out.
public enum NSLayoutConstraint {
  public enum Axis: Sendable { case horizontal, vertical }
}
