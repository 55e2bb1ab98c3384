/// Works out its texts when a scoop is added, and keeps them.
@MainActor
class ScoopsViewModel {
  private(set) var summary = ""
  private(set) var payTitle = ""
  private(set) var price = 0
  private var scoops = 0

  func addScoop() {
    scoops += 1
    if !scoops.isMultiple(of: 4) { price += 2 }
    let count = scoops == 1 ? "1 scoop" : "\(scoops) scoops"
    summary = "\(count), $\(price)"
    payTitle = "Pay $\(price)"
  }
}
