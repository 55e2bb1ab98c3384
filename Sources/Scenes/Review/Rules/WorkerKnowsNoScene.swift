extension VIPCode {
  /// A worker answers its caller; it knows no part of a scene.
  var workerKnowsNoScene: [Breach] {
    contacts(
      of: .worker, with: .view, .presenter, .interactor,
      mend: "return a value or call a completion instead"
    ) { !RoleFinder.isScreenClass($0.name) }
      + parts(.worker).flatMap { worker in
        worker.routines.breaches { chain, _ in
          screenWork(chain).map {
            "the worker \(worker.name) \($0); return a value or call a completion instead"
          }
        }
      }
  }

  /// `UIAlertController(…)`, `UIApplication.shared.isNetworkActivityIndicatorVisible = true`
  private func screenWork(_ chain: Chain) -> String? {
    if let made = chain.constructedType?.names[0],
      made == "UIAlertController" || made.hasPrefix("UI") && made.hasSuffix("FeedbackGenerator")
    {
      return "makes \(made.withArticle)"
    }
    if chain.isCalled,
      ["show", "hide", "start", "stop", "dismiss"].contains(where: chain.lastName.hasPrefix),
      chain.lastName.hasSuffix("ActivityIndicator")
        || chain.lastName.hasSuffix("HUD") || chain.names[0].hasSuffix("HUD")
    {
      return "shows with \(chain.lastName) that it is busy"
    }
    guard chain.names[0] == "UIApplication" else { return nil }
    if chain.isAssigned, chain.lastName == "isNetworkActivityIndicatorVisible" {
      return "sets \(chain.lastName)"
    }
    return chain.isCalled && chain.lastName == "present" ? "presents a screen" : nil
  }
}
