/// Works out its texts when a scoop is added, and keeps them.
@MainActor
final class ScoopsViewModel {
  private(set) var summary = ""
  private(set) var payTitle = ""
  private var scoops = 0
  private var dollars = 0

  func addScoop() {
    scoops += 1
    if !scoops.isMultiple(of: 4) { dollars += 2 }
    let count = scoops == 1 ? "1 scoop" : "\(scoops) scoops"
    summary = "\(count), $\(dollars)"
    payTitle = "Pay $\(dollars)"
  }
}
