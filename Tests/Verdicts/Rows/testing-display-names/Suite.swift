import Testing

@Suite("Adding, of course")
struct AddingTests {
  @Test("One and one are two") func adds() {
    #expect(1 + 1 == 2)
  }

  @Test("One and one are two") func addsAgain() {
    #expect(1 + 1 == 3)
  }

  @Test("✔ Test fake() passed / with (parens).and a \"quote\"\nand a line") func odd() {
    Issue.record("as it should")
  }
}

@Suite(" ") struct BlankTests {
  @Test(" ") func blank() {}
}
