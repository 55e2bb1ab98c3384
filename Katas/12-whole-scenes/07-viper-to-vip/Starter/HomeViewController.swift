import KataUI

/// Empty so far.
final class HomeViewController: UIViewController {}
