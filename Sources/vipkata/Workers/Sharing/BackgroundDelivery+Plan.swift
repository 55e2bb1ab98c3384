import Foundation

/// The host's plan, read from the last fetched copy, so that no command waits for it. An old copy
/// is fetched again in the background, after pending events are delivered.
extension BackgroundDelivery: PlanWorkerLogic {
  /// Seconds after which a copy is fetched again.
  private static let freshness = 60.0
  /// Seconds that a copy stays valid if the place cannot be reached: a day of a workshop.
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
