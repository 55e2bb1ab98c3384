/// Reads the records that learners share in a place.
protocol PlaceWorkerLogic {
  /// Each record is released once the body has seen it, since together they may be large.
  /// - Parameter body: is called for several records at the same time.
  /// - Returns: the body's results, in the same order each time.
  /// - Throws: `UserError` when the place itself cannot be read. A record that cannot be read has a
  ///   flaw that says so.
  func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value]
  /// What the host planned; nil if there is no plan.
  /// - Throws: an error that says what is wrong with it.
  func plan() throws -> WrittenPlan?
}
