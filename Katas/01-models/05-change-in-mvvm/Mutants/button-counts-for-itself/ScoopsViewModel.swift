/// All of the screen in one object: the scoops, the price and the texts.
@MainActor
final class ScoopsViewModel {
  private var scoops = 0

  var summary: String {
    "\(scoops) \(scoops == 1 ? "scoop" : "scoops"), $\(price)"
  }
  var payTitle: String {
    "Pay $\(scoops >= 4 ? scoops * 2 - 2 : scoops * 2)"
  }

  /// Every fourth scoop is free.
  private var price: Int { (scoops - scoops / 4) * 2 }

  func addScoop() {
    scoops += 1
  }
}
