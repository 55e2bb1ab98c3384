import Testing

struct ManyFailuresTests {
  @Test func many() async throws {
    for number in 0..<50 { #expect(number == -1) }
    await confirmation { _ in }
    throw CancellationError()
  }

  @Test func none() {}

  @Test(arguments: 0..<20) func each(number: Int) {
    #expect(number % 2 == 0)
    #expect(number < 10, "one\ntwo")
  }
}
