#if !canImport(UIKit)
  /// Stands in for `UIView`: a rectangle on screen, reduced to its place in the tree of views.
  @preconcurrency @MainActor
  open class UIView {
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    open var isHidden = false
    open var backgroundColor: UIColor?

    public init() {}

    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      view.superview = self
      subviews.append(view)
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
  }

  /// Stands in for `UIActivityIndicatorView`: the spinner.
  open class UIActivityIndicatorView: UIView {
    public private(set) var isAnimating = false

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
  }

  /// Stands in for `UIStackView`: views in a row or a column; katas use it for lists, too.
  open class UIStackView: UIView {
    public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
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

    open func removeArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0 === view }
    }
  }
#endif
