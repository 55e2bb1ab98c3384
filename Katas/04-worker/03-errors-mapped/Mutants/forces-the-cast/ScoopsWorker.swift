import Foundation

@MainActor
protocol ScoopsWorkerLogic {
  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<IceCream, ScoopsError>) -> Void
  )
}

final class ScoopsWorker: ScoopsWorkerLogic {
  private let service: any ShopService

  init(service: any ShopService) {
    self.service = service
  }

  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<IceCream, ScoopsError>) -> Void
  ) {
    service.make(cone: cone, flavor: flavor) { reply in
      completion(Self.answer(to: reply))
    }
  }

  private static func answer(to reply: Result<ShopReply, any Error>)
    -> Result<IceCream, ScoopsError>
  {
    switch reply {
    case .success(let reply):
      guard !reply.isSoldOut else { return .failure(.soldOut) }
      guard let iceCream = reply.iceCream else { return .failure(.unknown) }
      return .success(iceCream)
    case .failure(let error):
      return .failure(scoopsError(for: error))
    }
  }

  private static func scoopsError(for error: any Error) -> ScoopsError {
    switch error {
    case let error as ScoopsError: error
    default:
      switch (error as! URLError).code {
      case .notConnectedToInternet, .networkConnectionLost: .offline
      default: .unknown
      }
    }
  }
}
