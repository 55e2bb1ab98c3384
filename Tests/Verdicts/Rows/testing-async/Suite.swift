import Testing

@testable import Scene

struct AsyncTests {
  @Test func awaits() async {
    let sum = await Task { Adder().sum(1, 2) }.value
    #expect(sum == 3)
  }

  @Test func failsInATask() async {
    await Task { #expect(1 == 2) }.value
  }

  @Test func failsInAGroup() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...3 { group.addTask { #expect(number < 3) } }
    }
  }
}
