#if !canImport(UIKit)
  /// Stands in for `UIViewController`: one screen, its view loaded when first asked for.
  @preconcurrency @MainActor
  open class UIViewController {
    open var title: String?
    public internal(set) weak var parent: UIViewController?
    public private(set) var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    private var loadedView: UIView?

    public init() {}

    public var isViewLoaded: Bool { loadedView != nil }

    open var view: UIView! {
      get {
        loadViewIfNeeded()
        return loadedView
      }
      set { loadedView = newValue }
    }

    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }

    open func loadView() { loadedView = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}

    open func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      loadView()
      viewDidLoad()
    }

    /// As in UIKit, a controller that presents already ignores a second call.
    open func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      guard presentedViewController == nil else { return }
      presentedViewController = controller
      controller.presentingViewController = self
      controller.appear(animated)
      completion?()
    }

    /// As in UIKit, a controller that presents nothing asks the one that presented it.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      guard let presented = presentedViewController else {
        presentingViewController?.dismiss(animated: animated, completion: completion)
        return
      }
      presented.presentingViewController = nil
      presentedViewController = nil
      completion?()
    }

    /// What a window does for a screen that becomes visible.
    func appear(_ animated: Bool) {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewDidAppear(animated)
    }
  }
#endif
