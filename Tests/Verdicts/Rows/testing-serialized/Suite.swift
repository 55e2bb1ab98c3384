import Testing

private nonisolated(unsafe) var steps: [Int] = []

@Suite(.serialized) struct SerializedTests {
  @Test func first() {
    steps.append(1)
    #expect(steps == [1])
  }

  @Test func second() async {
    steps.append(2)
    #expect(steps == [1, 2])
  }

  @Test(arguments: 3...5) func third(number: Int) {
    steps.append(number)
    #expect(steps.count == number - 1)
  }
}
