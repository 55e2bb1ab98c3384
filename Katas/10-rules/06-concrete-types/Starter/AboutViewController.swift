import KataUI

/// A screen that only says who made the app: without decisions, it needs no cycle.
final class AboutViewController: UIViewController {
  let textLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    textLabel.text = "Made by people who like heroes."
    view.addSubview(textLabel)
  }
}
