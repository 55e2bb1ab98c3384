import Foundation

/// The host's plan, read from the copy that was fetched last: no command waits for it. An old copy
/// is fetched anew in the background, after what is to be delivered.
extension BackgroundDelivery: PlanWorkerLogic {
  /// Seconds after which a copy is fetched anew.
  private static let freshness = 60.0
  /// Seconds that a copy counts where the place is away: a day of a workshop.
  private static let validity = 43_200.0

  func plan() throws -> WrittenPlan? {
    guard let membership = try? folder.membership(), !membership.isLeaving else { return nil }
    let copy = folder.plan
    let age = copy.map { Date().timeIntervalSince($0.fetched) } ?? .infinity
    if age > Self.freshness { begin() }
    guard let copy, age < Self.validity, !copy.content.isEmpty else { return nil }
    return try WrittenPlan(copy.content)
  }
}
