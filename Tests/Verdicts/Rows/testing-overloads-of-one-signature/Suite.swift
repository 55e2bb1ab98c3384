import Testing

@Test(arguments: ["a"]) func adds(_ text: String) {
  #expect(text == "b")
}

@Test(arguments: [1]) func adds(_ number: Int) {
  #expect(number == 1)
}
