import Foundation

@testable import vipkata

/// A clock that stands still until a test moves it.
final class ClockStub: ClockWorkerLogic {
  var now = Date(timeIntervalSince1970: 0)
}
