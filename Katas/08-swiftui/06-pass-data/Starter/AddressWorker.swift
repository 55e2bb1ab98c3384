@MainActor
protocol AddressWorkerLogic {
  func addresses() -> [Address]
}
