import Testing

@testable import Scene

@Testing.Suite struct OwnWordsTests {
  @Testing.Test func first() {
    #expect(Scene.Test.count == 1)
  }

  @Testing.Test func second() {
    #expect(Scene.Suite(title: "a").title == "b")
  }
}
