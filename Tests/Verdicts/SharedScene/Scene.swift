/// What the suites test, where a row brings no scene of its own.
struct Adder {
  func sum(_ a: Int, _ b: Int) -> Int { a + b }
}
