@MainActor
protocol HeroDetailBusinessLogic {
  func load(request: HeroDetail.Load.Request)
}

final class HeroDetailInteractor: HeroDetailBusinessLogic {
  var presenter: (any HeroDetailPresentationLogic)?

  /// The file that it was made in.
  let maker: String
  private let hero: Hero

  init(hero: Hero, maker: String = #fileID) {
    self.hero = hero
    self.maker = maker
  }

  func load(request: HeroDetail.Load.Request) {
    presenter?.presentLoad(response: HeroDetail.Load.Response(hero: hero))
  }
}
