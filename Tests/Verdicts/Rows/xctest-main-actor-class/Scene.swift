@MainActor
final class Counter {
  private(set) var count = 0

  func increase() {
    count += 1
  }
}
