/// Reads the workshop's plan, which its host put into the place.
protocol PlanWorkerLogic {
  /// The copy that was fetched last; nil if there is none that is recent enough.
  /// - Throws: `UserError` that says what is wrong with it.
  func plan() throws -> WrittenPlan?
}
