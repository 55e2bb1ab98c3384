import KataUI

final class SignUpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
  }
}
