import Testing

private let numbers: [Int] = { fatalError("no numbers") }()

@Test func before() {}

@Test(arguments: numbers) func each(number: Int) {}
