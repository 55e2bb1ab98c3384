import Foundation

@testable import vipkata

/// A workshop's plan that a test writes; none at first.
final class PlanWorkerStub: PlanWorkerLogic {
  var now = Date(timeIntervalSince1970: 1_767_268_800)  // 2026-01-01T12:00:00Z
  var written: WrittenPlan?
  var failure: UserError?

  func plan() throws -> WrittenPlan? {
    if let failure { throw failure }
    return written
  }
}
