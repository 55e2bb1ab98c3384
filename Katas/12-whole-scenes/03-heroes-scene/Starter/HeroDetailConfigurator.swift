@MainActor
enum HeroDetailConfigurator {
  static func configure(hero: Hero) -> HeroDetailViewController {
    // TODO: Make the interactor and the presenter, too, and wire the circle.
    HeroDetailViewController()
  }
}
