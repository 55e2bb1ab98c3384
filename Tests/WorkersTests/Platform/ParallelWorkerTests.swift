import Foundation
import XCTest

@testable import Workers

final class ParallelWorkerTests: XCTestCase {
  func testEveryItemIsDoneOnceInALaneOfItsOwn() throws {
    var done: [Int] = []
    var lanes: Set<Int> = []

    try ParallelWorker(lanes: 3).run(Array(0..<50)) { item, lane in
      (item: item, lane: lane)
    } each: {
      done.append($0.item)
      lanes.insert($0.lane)
    }

    XCTAssertEqual(done.sorted(), Array(0..<50))
    XCTAssertTrue(lanes.isSubset(of: [0, 1, 2]), "\(lanes)")
  }

  /// Each of the two comes to its end only when the other has begun.
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

  func testResultsComeToTheCallersThread() throws {
    let caller = Thread.current
    var threads: Set<Thread> = []

    try ParallelWorker(lanes: 2).run([1, 2, 3]) { item, _ in
      item
    } each: { _ in
      threads.insert(Thread.current)
    }

    XCTAssertEqual(threads, [caller])
  }

  func testWithoutItemsThereIsNothingToWaitFor() throws {
    try ParallelWorker(lanes: 2).run([Int]()) { item, _ in
      item
    } each: { _ in
      XCTFail("there is no result")
    }
  }

  /// The second item is at work when the first one's result turns out to be of no use.
  func testAFailureStopsTheRestAndLeavesNothingRunning() throws {
    struct Full: Error {}
    let log = Log()
    let second = DispatchSemaphore(value: 0)

    XCTAssertThrowsError(
      try ParallelWorker(lanes: 1).run(Array(0..<1_000)) { item, _ in
        log.begin()
        if item == 1 { second.signal() }
        if item > 0 { log.workUntilFailure() }
        log.end()
      } each: { _ in
        second.wait()
        log.fail()
        throw Full()
      }
    ) { XCTAssertTrue($0 is Full) }

    let atReturn = log.counts
    XCTAssertEqual(atReturn.ended, atReturn.begun)
    XCTAssertLessThan(atReturn.begun, 1_000)
  }
}

/// How many bodies began and ended.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var begun = 0
  private var ended = 0
  private var hasFailed = false

  func begin() { lock.withLock { begun += 1 } }
  func end() { lock.withLock { ended += 1 } }
  func fail() { lock.withLock { hasFailed = true } }
  var counts: (begun: Int, ended: Int) { lock.withLock { (begun, ended) } }

  /// And for a while longer.
  func workUntilFailure() {
    while !lock.withLock({ hasFailed }) { sched_yield() }
    for _ in 0..<50_000 { sched_yield() }
  }
}
