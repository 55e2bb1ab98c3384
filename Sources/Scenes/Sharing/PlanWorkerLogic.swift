/// The plan of a workshop that its host put into the place.
protocol PlanWorkerLogic {
  /// The copy that was fetched last; nil where there is none, or none of today.
  /// - Throws: `UserError` that says what is wrong with it.
  func plan() throws -> WrittenPlan?
}
