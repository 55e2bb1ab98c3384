import KataUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

/// Lays everything out below each other, and makes its buttons anew with each menu.
final class ScoopsViewController: UIViewController, ScoopsDisplayLogic {
  var interactor: ScoopsBusinessLogic?

  private var menuButtons: [UIButton] = []
  private let summary = UILabel()
  private let message = UILabel()
  private lazy var done = button("Done") { $0.save(request: .init()) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scoops"
    done.isEnabled = false
    for part in [summary, done, message] { view.addSubview(part) }
    interactor?.load(request: .init())
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    for old in menuButtons { old.removeFromSuperview() }
    let ingredients =
      viewModel.cones.map { ($0, Ingredient.cone($0)) }
      + viewModel.flavors.map { ($0, Ingredient.flavor($0)) }
      + viewModel.toppings.map { ($0, Ingredient.topping($0)) }
    menuButtons = ingredients.map { name, ingredient in
      button(name) { $0.choose(request: .init(ingredient: ingredient)) }
    }
    for new in menuButtons { view.addSubview(new) }
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    summary.text = viewModel.summary
    done.isEnabled = viewModel.isDoneEnabled
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    message.text = viewModel.message
  }

  private func button(
    _ title: String, asks ask: @escaping @MainActor (ScoopsBusinessLogic) -> Void
  ) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in
      guard let interactor = self?.interactor else { return }
      ask(interactor)
    }
    return UIButton(type: .system, primaryAction: action)
  }
}
