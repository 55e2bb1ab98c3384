import Foundation

/// The host's plan is fetched in the background, after what is to be delivered, and read from a
/// copy: no command waits for it.
extension RecordDelivery: PlanWorkerLogic {
  /// Seconds after which a copy is fetched anew.
  private static let freshness = 60.0
  /// Seconds that a copy counts where the place is away: a day of a workshop.
  private static let validity = 43_200.0

  func plan() throws -> WrittenPlan? {
    guard let membership = try? file.membership(), !membership.isLeaving else { return nil }
    let copy = file.plan
    let age = copy.map { Date().timeIntervalSince($0.fetched) } ?? .infinity
    if age > Self.freshness { deliverInBackground() }
    guard let copy, age < Self.validity, !copy.content.isEmpty else { return nil }
    return try WrittenPlan(copy.content)
  }

  /// Where the place is away, the former copy stays.
  /// - Parameter patience: seconds that the server may take.
  func fetchPlan(patience: Int) {
    guard let membership = try? file.membership(), !membership.isLeaving else { return }
    do {
      let store = try store(of: membership, scratch: file.folder, patience: patience)
      let content = try store.get(WrittenPlan.file) ?? Data()
      try file.keepPlan(content.prefix(WrittenPlan.largest + 1))
    } catch let failure as PlaceFailure where !failure.isPassing {
      let problem: JSONObject = ["problem": failure.said.message]
      try? file.keepPlan(Data(problem.json.utf8))
    } catch {}
  }
}
