struct ShopReply: Equatable, Sendable {
  let isSoldOut: Bool
  let iceCream: IceCream?
}

/// Calls back once, on the main actor, with a reply or with any error there is.
@MainActor
protocol ShopService {
  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<ShopReply, any Error>) -> Void
  )
}
