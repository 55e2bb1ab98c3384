import Testing

@testable import Greet

@Test func aFarewellIsNoGreeting() {
  #expect(Farewell(name: "Ada").text == "Goodbye, Ada!", "say goodbye")
}
