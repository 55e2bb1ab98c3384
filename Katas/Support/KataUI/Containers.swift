/// Stands in for `UINavigationController`: a stack of screens, as if it were always on screen:
/// the screen that comes to the top loads its view and appears at once.
///
/// The root screen given to `init` is not loaded before someone asks for its view.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public override init() {}

  public init(rootViewController: UIViewController) {
    super.init()
    stack = [rootViewController]
    rootViewController.parent = self
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) {
    show(controllers, animated)
  }

  open func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) {
    show(stack + [controller], animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast(), animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    show(Array(stack[...index]), animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    show(Array(stack.prefix(1)), animated)
    return popped
  }

  private func show(_ controllers: [UIViewController], _ animated: Bool) {
    let formerTop = topViewController
    for controller in stack { controller.parent = nil }
    stack = controllers
    for controller in stack { controller.parent = self }
    guard let top = topViewController, top !== formerTop else { return }
    let left = formerTop?.isViewLoaded == true ? formerTop : nil
    left?.viewWillDisappear(animated)
    top.appear(animated)
    left?.viewDidDisappear(animated)
  }
}

/// Stands in for `UITabBarController`: screens side by side, one of them selected.
open class UITabBarController: UIViewController {
  open var selectedIndex = 0

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.parent = nil }
      for controller in viewControllers ?? [] { controller.parent = self }
    }
  }

  open var selectedViewController: UIViewController? {
    guard let viewControllers,
      viewControllers.indices.contains(selectedIndex)
    else { return nil }
    return viewControllers[selectedIndex]
  }
}
