import Foundation
import XCTest

@testable import vipkata

final class ParallelWorkerTests: XCTestCase {
  func testEveryItemIsDoneOnceInALaneOfItsOwnAndToldOnTheCallersThread() throws {
    for items in [[], Array(0..<50)] {
      var done: [Int] = []
      var lanes: Set<Int> = []
      var threads: Set<Thread> = [Thread.current]

      try ParallelWorker(lanes: 3).run(items) { item, lane in
        (item: item, lane: lane)
      } each: {
        done.append($0.item)
        lanes.insert($0.lane)
        threads.insert(Thread.current)
      }

      XCTAssertEqual(done.sorted(), items)
      XCTAssertTrue(lanes.isSubset(of: [0, 1, 2]), "\(lanes)")
      XCTAssertEqual(threads.count, 1)
    }
  }

  /// Each of the two ends only after the other has begun.
  func testItemsRunSideBySide() throws {
    let first = DispatchSemaphore(value: 0)
    let second = DispatchSemaphore(value: 0)
    var met: [Bool] = []

    try ParallelWorker(lanes: 2).run([true, false]) { isFirst, _ in
      (isFirst ? first : second).signal()
      return (isFirst ? second : first).wait(timeout: .now() + 60) == .success
    } each: {
      met.append($0)
    }

    XCTAssertEqual(met, [true, true])
  }

  /// The second item is at work when the first one's result turns out to be useless.
  func testAFailureStopsTheRestAndLeavesNothingRunning() throws {
    struct Full: Error {}
    let log = Log()
    let second = DispatchSemaphore(value: 0)
    let failure = DispatchSemaphore(value: 0)

    XCTAssertThrowsError(
      try ParallelWorker(lanes: 1).run(Array(0..<1_000)) { item, _ in
        log.count { $0.begun += 1 }
        if item == 1 {
          second.signal()
          failure.wait()
          usleep(50_000)
        }
        log.count { $0.ended += 1 }
      } each: { _ in
        second.wait()
        failure.signal()
        throw Full()
      }
    ) { XCTAssertTrue($0 is Full) }

    log.count {
      XCTAssertEqual($0.ended, $0.begun)
      XCTAssertLessThan($0.begun, 1_000)
    }
  }
}

private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (begun: 0, ended: 0)

  func count(_ body: (inout (begun: Int, ended: Int)) -> Void) {
    lock.withLock { body(&counts) }
  }
}
