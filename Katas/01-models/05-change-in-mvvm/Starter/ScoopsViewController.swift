import KataUI

/// The screen. Each tap goes to the view model, whose texts are shown after it.
final class ScoopsViewController: UIViewController {
  let summaryLabel = UILabel()
  let addButton = UIButton(type: .system)
  let payButton = UIButton(type: .system)

  private let viewModel = ScoopsViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.setTitle("Add a scoop", for: .normal)
    payButton.setTitle("Pay", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [summaryLabel, addButton, payButton]))
    addButton.addAction(
      UIAction { [weak self] _ in self?.addScoop() }, for: .touchUpInside)
  }

  private func addScoop() {
    viewModel.addScoop()
    summaryLabel.text = viewModel.summary
    payButton.setTitle(viewModel.payTitle, for: .normal)
  }
}
