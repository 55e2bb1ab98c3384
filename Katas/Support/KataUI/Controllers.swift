/// Stands in for `UIViewController`: one screen, its view loaded when first asked for.
@preconcurrency @MainActor
open class UIViewController {
  open var title: String? { didSet { navigationItem.title = title } }
  public let navigationItem = UINavigationItem()
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public internal(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  private var loadedView: UIView?

  public init() {}

  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }

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
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    viewDidLoad()
  }

  /// Pushes it where there is a navigation controller, else presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// As in UIKit, a controller that presents already ignores a second call.
  open func present(
    _ controller: UIViewController, animated: Bool,
    completion: (() -> Void)? = nil
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
      presentingViewController?.dismiss(
        animated: animated, completion: completion)
      return
    }
    presented.presentingViewController = nil
    presentedViewController = nil
    presented.viewWillDisappear(animated)
    presented.viewDidDisappear(animated)
    completion?()
  }

  /// What a window does for a screen that becomes visible.
  func appear(_ animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    viewDidAppear(animated)
  }
}

/// Stands in for `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen
}

/// Stands in for `UINavigationItem`: what the bar says above a screen.
@preconcurrency @MainActor
open class UINavigationItem {
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  public init() {}
}

/// Stands in for `UIBarButtonItem`: a button in that bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  public enum SystemItem: Sendable {
    case done, cancel, save, add, edit, refresh
  }

  open var title: String?
  open var isEnabled = true
  open var primaryAction: UIAction?

  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(
      title: "\(systemItem)".capitalizedWord, primaryAction: primaryAction)
  }
}

extension String {
  fileprivate var capitalizedWord: String {
    prefix(1).uppercased() + dropFirst()
  }
}
