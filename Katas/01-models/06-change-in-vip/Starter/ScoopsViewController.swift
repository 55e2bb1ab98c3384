import KataUI

@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayAdd(viewModel: Scoops.Add.ViewModel)
}

/// The screen. Each tap goes to the interactor; what the presenter answers is shown.
final class ScoopsViewController: UIViewController, ScoopsDisplayLogic {
  var interactor: (any ScoopsBusinessLogic)?

  let summaryLabel = UILabel()
  let addButton = UIButton(type: .system)
  let payButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.setTitle("Add a scoop", for: .normal)
    payButton.setTitle("Pay", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [summaryLabel, addButton, payButton]))
    addButton.addAction(
      UIAction { [weak self] _ in self?.addScoop() }, for: .touchUpInside)
  }

  func displayAdd(viewModel: Scoops.Add.ViewModel) {
    summaryLabel.text = viewModel.summary
    payButton.setTitle(viewModel.payTitle, for: .normal)
  }

  private func addScoop() {
    interactor?.add(request: Scoops.Add.Request())
  }
}
