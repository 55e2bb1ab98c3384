import Testing

private let none: [Int] = []

@Test(arguments: none) func each(number: Int) {
  Issue.record("there is none")
}

@Test func one() {}
