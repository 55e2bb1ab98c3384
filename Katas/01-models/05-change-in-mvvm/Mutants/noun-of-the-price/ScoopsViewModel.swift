/// All of the screen in one object: the scoops, the price and the texts. It is not
/// `final`, so that a test can give it another price.
@MainActor
class ScoopsViewModel {
  private var scoops = 0

  var summary: String {
    "\(scoops) \(price == 2 ? "scoop" : "scoops"), $\(price)"
  }
  var payTitle: String { "Pay $\(price)" }

  /// Every fourth scoop is free.
  var price: Int { (scoops - scoops / 4) * 2 }

  func addScoop() {
    scoops += 1
  }
}
