extension String {
  /// `an Order`, `a Trip`, `a UIImage`
  var withArticle: String {
    (first.map("AEIO".contains) == true || hasPrefix("NS") || hasPrefix("Un") ? "an " : "a ") + self
  }

  /// The name of an entity in a sentence; an error is not called an entity.
  var asEntity: String { self == "Error" ? "the error" : "the entity \(self)" }
}

extension VIPCode {
  private static let forDevelopers: Set = [
    "description", "debugDescription", "errorDescription", "failureReason", "recoverySuggestion",
  ]

  /// Texts for people that are worded beside parts of a role: in the file of one, by a type without
  /// a role, such as `extension LoginError { var words: String { … } }`.
  func wordings(beside role: Role) -> [Breach] {
    let owners = parts(role).map(\.type) + (role == .view ? heldByPresenters : [])
    let beside = Dictionary(
      owners.map { ($0.file, $0.path) }, uniquingKeysWith: { first, _ in first })
    return types.filter { $0.role == nil && !isModel($0) }.flatMap { type in
      type.routines.compactMap { routine in
        guard let owner = beside[routine.file], !type.path.hasPrefix(owner + "."),
          wordsSentences(routine, of: type)
            || role == .view && type.file !== routine.file
              && (isInViewModel(type) || isEntity(type))
              && ViewWork(
                scope: Scope(code: self, type: type, routine: routine), isDisplay: false
              ).makesText
        else { return nil }
        return routine.breach(
          "a text is worded beside the \(role) \(owner); let the presenter do it")
      }
    }
  }

  /// Objects that presenters tell what to display, though nothing else makes them views.
  private var heldByPresenters: [TypeDeclaration] {
    parts(.presenter).flatMap { presenter in
      presenter.type.properties.filter(\.isWeak).compactMap {
        concreteType($0.type, from: $0.file)
      }.filter { $0.role == nil && $0.isReference }
    }
  }

  /// Whether it returns one of several sentences, or something with a title or a message.
  func words(_ routine: Routine, of type: TypeDeclaration) -> Bool {
    wordsSentences(routine, of: type)
      || routine.result != nil
        && routine.calls.flatMap(\.arguments).contains { argument in
          ["title", "message"].contains(argument.name)
            && routine.file.tokens(in: argument.bodyRange).contains { token in
              token.kind == "string" && routine.file.text(token).contains(" ")
            }
        }
  }

  /// Whether a text of an error is a sentence or a localised one.
  func wordsError(_ routine: Routine, of error: TypeDeclaration) -> Bool {
    guard error.makesText(by: routine), routine.baseName != "debugDescription",
      routine.baseName != "description"
    else { return false }
    return sentences(in: routine) > 0
      || routine.chains.contains { WordingReader.isLocalised($0, by: settings.localisers) }
  }

  /// Whether it returns one of several sentences.
  /// - Parameter enough: how many sentences it has to contain.
  func wordsSentences(_ routine: Routine, of type: TypeDeclaration, enough: Int = 2) -> Bool {
    type.makesText(by: routine) && !Self.forDevelopers.contains(routine.baseName)
      && sentences(in: routine) >= enough
  }

  private func sentences(in routine: Routine) -> Int {
    routine.tokens.filter { token in
      let text = routine.file.text(token).drop { $0 == "\"" }
      return token.kind == "string" && text.contains(" ") && text.first?.isUppercase == true
    }.count
  }

  /// Whether a type does nothing but make texts of what it is given.
  func onlyFormats(_ type: WrittenType?, from file: SourceCode) -> Bool {
    let named = declarations(of: type, from: file)
    let routines = (named + named.flatMap(conformers)).flatMap(\.routines)
    // If a type conforms to protocols, these tell what it does.
    let promises = named.flatMap { type in
      let fulfilled = parents(of: type).filter { $0.kind == .protocol }
      return fulfilled.isEmpty ? [type] : fulfilled
    }
    let functions = promises.flatMap(\.routines).filter(\.isFunction)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let result = function.result, !function.parameters.isEmpty else { return false }
        return ["String", "AttributedString", "NSAttributedString"].contains(result.names.first)
          || declarations(of: result, from: function.file).contains {
            $0.name.hasSuffix("ViewModel") || isInViewModel($0)
          }
      }
      && !routines.contains { routine in
        Self.reachesOutside(routine)
          || routine.tokens.contains { ["async", "await"].contains(routine.file.text($0)) }
      }
  }
}
