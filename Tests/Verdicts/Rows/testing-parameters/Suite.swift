import Testing

@testable import Scene

enum Flavour: CaseIterable {
  case vanilla, chocolate
}

struct ParameterTests {
  @Test(arguments: [1, 2, 3]) func each(number: Int) {
    #expect(number < 3)
  }

  @Test(arguments: [1, 2], ["a", "b"]) func both(number: Int, text: String) {
    #expect(number > 0 && !text.isEmpty)
  }

  @Test(arguments: zip([1, 2], [2, 4])) func pairs(_ number: Int, doubled: Int) {
    #expect(Adder().sum(number, number) == doubled)
  }

  @Test("cases", arguments: Flavour.allCases) func flavours(_ flavour: Flavour) throws {
    try #require(flavour == .vanilla)
  }

  @Test(arguments: ["a": 1]) func keyed(key: String, value: Int) async {
    #expect(key == "a" && value == 1)
  }

  @Test(arguments: [1, 1, 1]) func alike(number: Int) {
    #expect(number == 2)
  }
}
