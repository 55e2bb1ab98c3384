/// All of the screen in one object: the scoops, the price and the texts.
@MainActor
final class ScoopsViewModel {
  private var scoops = 0

  var summary: String {
    "\(scoops) \(scoops % 10 == 1 ? "scoop" : "scoops"), $\(price)"
  }
  var payTitle: String { "Pay $\(price)" }

  /// Every fourth scoop is free.
  private var price: Int { (scoops - scoops / 4) * 2 }

  func addScoop() {
    scoops += 1
  }
}
