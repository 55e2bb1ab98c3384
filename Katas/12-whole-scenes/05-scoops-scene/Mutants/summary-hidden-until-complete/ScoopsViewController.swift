import KataUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displayChoose(viewModel: Scoops.Choose.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
}

final class ScoopsViewController: UIViewController {
  var interactor: (any ScoopsBusinessLogic)?

  private let coneStack = UIStackView()
  private let flavorStack = UIStackView()
  private let toppingStack = UIStackView()
  private let summaryLabel = UILabel()
  private let doneButton = UIButton(type: .system)
  private let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scoops"
    doneButton.setTitle("Done", for: .normal)
    doneButton.isEnabled = false
    doneButton.addAction(
      UIAction { [weak self] _ in
        self?.interactor?.save(request: Scoops.Save.Request())
      },
      for: .touchUpInside)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        coneStack, flavorStack, toppingStack, summaryLabel, doneButton,
        messageLabel,
      ]))
    interactor?.load(request: Scoops.Load.Request())
  }

  /// One button for each name; a tap on it chooses that ingredient.
  private func fill(
    _ stack: UIStackView, with names: [String],
    as ingredient: (String) -> Ingredient
  ) {
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    for name in names {
      let request = Scoops.Choose.Request(ingredient: ingredient(name))
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          self?.interactor?.choose(request: request)
        },
        for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }
}

extension ScoopsViewController: ScoopsDisplayLogic {
  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    fill(coneStack, with: viewModel.cones, as: Ingredient.cone)
    fill(flavorStack, with: viewModel.flavors, as: Ingredient.flavor)
    fill(toppingStack, with: viewModel.toppings, as: Ingredient.topping)
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    summaryLabel.text = viewModel.summary
    summaryLabel.isHidden = !viewModel.isDoneEnabled
    doneButton.isEnabled = viewModel.isDoneEnabled
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    messageLabel.text = viewModel.message
  }
}
