enum Place: Hashable {
  case order(number: Int)
}
