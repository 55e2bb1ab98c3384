/// All of the screen in one object: the scoops, the price and the texts. It is not
/// `final`, so that a test can give it another price.
@MainActor
class ScoopsViewModel {
  private var scoops = 0

  // TODO: Every fourth scoop is free, and one scoop is no "1 scoops".
  var summary: String { "\(scoops) scoops, $\(scoops * 2)" }
  var payTitle: String { "Pay $\(scoops * 2)" }

  /// In dollars.
  var price: Int { scoops * 2 }

  func addScoop() {
    scoops += 1
  }
}
