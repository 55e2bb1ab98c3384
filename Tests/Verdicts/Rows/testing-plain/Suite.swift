import Testing

@testable import Scene

@Test func itAdds() {
  #expect(Adder().sum(1, 2) == 3)
}

@Test func itDoesNotMultiply() {
  #expect(Adder().sum(3, 3) == 9, "this one is wrong")
}

struct AdderTests {
  let sut = Adder()

  @Test func itAdds() {
    #expect(sut.sum(1, 2) == 3)
  }

  @Test func testNamedAsInXCTest() {
    #expect(sut.sum(1, 2) == 4)
  }

  func helper() {}
}
