extension ReviewRule {
  /// An interactor decides; texts, dates and money are worded by the presenter.
  @Sendable static func interactorNeverFormats(_ code: VIPCode) -> [Breach] {
    code.wordings(beside: .interactor)
      + code.parts(.interactor).flatMap { interactor in
        let reader = WordingReader(interactor, localisers: code.settings.localisers)
        let nested = code.types.filter { $0.path.hasPrefix(interactor.type.path + ".") }
        return (interactor.type.routines + nested.flatMap(\.routines)).flatMap { routine in
          reader.wordings(in: routine).map { what, offset in
            Breach(
              routine.file, offset,
              "the interactor \(interactor.name) \(what); "
                + "put the plain value into the response and let the presenter word it")
          }
        }
      }
  }
}
