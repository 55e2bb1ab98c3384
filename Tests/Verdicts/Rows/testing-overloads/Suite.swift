import Testing

struct OverloadTests {
  @Test(arguments: [1]) func adds(number: Int) {
    #expect(number == 2)
  }

  @Test(arguments: ["a"]) func adds(text: String) {
    #expect(text == "a")
  }

  @Test func adds() {}
}
