extension VIPCode {
  /// A presenter never goes back to the interactor that called it.
  var presenterNeverCallsInteractor: [Breach] {
    contacts(of: .presenter, with: .interactor, mend: "let the view send the next request")
      + shown(by: .view, .interactor, to: .presenter)
  }
}
