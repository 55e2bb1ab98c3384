import Testing

#if compiler(>=6.2)
  struct `Raw names, "quoted"` {
    @Test func `one and one are two`() {
      #expect(1 + 1 == 2)
    }

    @Test func `a.b / c (d)`() {
      Issue.record("as it should")
    }

    @Test(arguments: 1...2) func `each one: is it small?`(number: Int) {
      #expect(number < 2)
    }
  }
#endif
