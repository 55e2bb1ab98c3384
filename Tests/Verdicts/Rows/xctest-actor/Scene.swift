actor Account {
  private(set) var balance = 0

  func pay(_ amount: Int) {
    balance += amount
  }
}
