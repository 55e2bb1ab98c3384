extension VIPCode {
  /// An interactor speaks to the view only through the presenter.
  var interactorNeverTouchesView: [Breach] {
    contacts(of: .interactor, with: .view, mend: "hand a response to the presenter instead")
      + shown(by: .presenter, .view, to: .interactor)
      + sceneProtocols(.interactor).flatMap { controls(handedTo: $0) }
  }

  /// `func share(from button: UIButton)`
  private func controls(handedTo logic: TypeDeclaration) -> [Breach] {
    let endings = ["Button", "Label", "TextField", "TextView", "Switch", "Slider", "Control"]
    return logic.routines.filter(\.isFunction).breachesOfParameters { parameter, routine in
      parameter.type?.names.first { name in
        endings.contains(where: name.hasSuffix)
          && declaration(named: name, from: routine.file) == nil
      }.map { "\(logic.name) takes \($0.withArticle); let the view's request carry the values" }
    }
  }
}
