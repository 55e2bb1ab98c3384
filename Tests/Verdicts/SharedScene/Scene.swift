/// The scene of all suites whose rows have none of their own.
struct Adder {
  func sum(_ a: Int, _ b: Int) -> Int { a + b }
}
