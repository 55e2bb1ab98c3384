import Foundation

struct SystemClock: ClockWorkerLogic {
  var now: Date { Date() }
}
