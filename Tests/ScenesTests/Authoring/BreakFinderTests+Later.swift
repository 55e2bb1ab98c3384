import XCTest

@testable import vipkata

/// Breaks of code that runs later.
extension BreakFinderTests {
  func testATaskIsNotReturned() throws {
    try assert(
      """
      func load() -> Task<Void, Never> {
        guard isNew else { return Task {} }
        return Task { await ask() }
      }
      func again() -> Task<Void, Never> {
        Task { await ask() }
      }
      func start() {
        Task { await ask() }
      }
      func late() -> Task<Void, Never> {
        return Task(priority: .low) { await ask() }
      }
      func apart() -> Task<Void, Never> {
        Task.detached { await ask() }
      }
      """, about: "returned",
      breaks: "3: in load(), the task is not returned -> _ = Task { await ask() }; return Task {}",
      "6: in again(), the task is not returned -> _ = Task { await ask() }; return Task {}",
      "12: in late(), the task is not returned -> "
        + "_ = Task(priority: .low) { await ask() }; return Task {}",
      "15: in apart(), the task is not returned -> "
        + "_ = Task.detached { await ask() }; return Task {}")
  }

  func testAClosureIsCalledAsItIsGiven() throws {
    try assert(
      """
      func a() {
        button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        let alert = Alert { close() }
        worker.fetch { reply in show(reply) }
        rows.forEach { show($0) }
        Task { send() }
        Task.detached { send() }
      }
      """, about: "before its time",
      breaks: "2: in a(), the closure of `UIAction` is called before its time -> "
        + "_ = { [weak self] in self?.send() }(); "
        + "button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)",
      "3: in a(), the closure of `Alert` is called before its time -> "
        + "_ = { close() }(); let alert = Alert { close() }")
  }
}
