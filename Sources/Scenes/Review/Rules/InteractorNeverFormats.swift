extension ReviewRule {
  /// An interactor decides; texts, dates and money are worded by the presenter.
  @Sendable static func interactorNeverFormats(_ code: VIPCode) -> [Breach] {
    code.parts(.interactor).flatMap { interactor in
      let reader = WordingReader(code: code, interactor: interactor)
      return interactor.type.routines.flatMap { routine in
        reader.wordings(in: routine).map { wording in
          Breach(
            position: Position(file: routine.file, offset: wording.offset),
            message: "the interactor \(interactor.name) \(wording.what); "
              + "put the plain value into the response and let the presenter word it")
        }
      }
    }
  }
}
