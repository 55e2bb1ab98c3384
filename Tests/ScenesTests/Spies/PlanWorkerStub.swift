@testable import vipkata

/// A workshop's plan that a test provides; none at first.
final class PlanWorkerStub: PlanWorkerLogic {
  var written: WrittenPlan?
  var failure: UserError?

  func plan() throws -> WrittenPlan? {
    if let failure { throw failure }
    return written
  }
}
