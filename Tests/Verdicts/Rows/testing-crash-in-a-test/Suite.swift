import Testing

struct CrashTests {
  @Test func aBefore() {}

  @Test func bCrashes() {
    let numbers: [Int] = []
    #expect(numbers[1] == 1)
  }

  @Test func cAfter() {}
}
