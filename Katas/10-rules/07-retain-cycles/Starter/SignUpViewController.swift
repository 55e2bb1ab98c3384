import KataUI

/// Empty so far.
final class SignUpViewController: UIViewController {}
