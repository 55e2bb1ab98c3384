import Foundation

@MainActor
protocol CreateIceCreamWorkerLogic {
  func iceCream() throws -> IceCream
}

/// Reads the app's own file.
struct CreateIceCreamWorker: CreateIceCreamWorkerLogic {
  let json: Data

  func iceCream() throws -> IceCream {
    try JSONDecoder().decode(IceCream.self, from: json)
  }
}
