extension ProjectShape {
  var name: String {
    switch self {
    case .viper: "VIPER"
    case .ribs: "RIBs"
    case .mvvm: "MVVM"
    case .mvp: "MVP"
    }
  }

  var evidence: String {
    switch self {
    case .viper(let scenes, let all):
      "in \(scenes) of \(Wording.count(all, "scene")) the presenter knows the interactor, "
        + "and the view does not"
    case .ribs(let features):
      "\(Wording.count(features, "feature")) with Buildable, Interactable and Routing protocols"
    case .mvvm(let viewModels, let interactors):
      "\(Wording.count(viewModels, "view model class", "view model classes")), "
        + "\(interactors == 0 ? "no interactor" : Wording.count(interactors, "interactor")) "
        + "and no presenter"
    case .mvp(let presenters):
      "\(Wording.count(presenters, "presenter")) with a view, and no interactor"
    }
  }
}
