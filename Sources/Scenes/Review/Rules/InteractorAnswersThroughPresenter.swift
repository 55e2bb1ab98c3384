extension VIPCode {
  /// What the view asks for comes back round the cycle; a returned task only says when it has.
  var interactorAnswersThroughPresenter: [Breach] {
    let known = held(by: .view).filter { $0.role == .interactor }
    let others = Set(known.filter { $0.kind == .protocol }.map(\.scene))
    let logics = sceneProtocols(.interactor).filter { !isService($0) }
    // If the view holds another protocol of the interactor, this one shows it nothing.
    let seen = logics.filter { known.contains($0) || !others.contains($0.scene) }
    let promised: [Breach] =
      logics.flatMap(answers(promisedBy:)) + seen.flatMap { values(shownBy: $0) }
    let own: [Breach] = parts(.interactor).flatMap { observed($0) + failures(keptBy: $0) }
    return promised + openStores + missingJoints + own
  }

  /// Leaves out functions with a body: an extension adds them for the interactors themselves.
  private func answers(promisedBy logic: TypeDeclaration) -> [Breach] {
    logic.routines.filter { $0.isFunction && !$0.hasBody && isAnswered(by: $0) }.map {
      $0.breach(
        "\(logic.name) answers \($0.baseName) with "
          + ($0.result == nil && throwsErrors($0) ? "an error" : "a value")
          + "; hand a response to the presenter instead")
    }
  }

  private func values(shownBy logic: TypeDeclaration) -> [Breach] {
    logic.properties.breaches { value in
      let role = role(of: value)
      let isService = declarations(of: value).contains {
        $0.kind == .protocol && RoleNames.isService($0.name)
      }
      let isPlain = role == nil && !logic.name.hasSuffix("DataStore")
      guard
        role == .worker || role == .presenter || isService
          || isPlain
            && (isForTheView(value) || value.type?.isClosure == true
              || isSetByView(value, of: logic))
      else { return nil }
      return "\(logic.name) shows \(value.name) to the view; "
        + (role == nil
          ? "hand it to the presenter in a response" : "only code that joins the parts needs it")
    }
  }

  /// `output.page = 1` in a view.
  private func isSetByView(_ value: Property, of logic: TypeDeclaration) -> Bool {
    parts(.view).filter { $0.scene == logic.scene }.flatMap { $0.scopes(in: self) }
      .contains { scope in
        scope.routine.chains.contains { chain in
          chain.isAssigned && chain.names.count == 2 && chain.lastName == value.name
            && scope.declarations(of: scope.baseType(of: chain)).contains(logic)
        }
      }
  }

  /// Whether it belongs to an app's interactor, which serves others and has no presenter.
  private func isService(_ logic: TypeDeclaration) -> Bool {
    let own = conformers(of: logic)
    guard !own.isEmpty,
      !own.flatMap(\.properties).contains(where: { role(of: $0) == .presenter })
    else { return false }
    return parts(.interactor).contains { other in
      !own.contains(other.type)
        && declarations(of: other.type.properties).contains { held in
          held == logic || parents(of: held).contains(logic)
        }
    }
  }

  /// `case .failure: break` and `catch { print(error) }` in routines that reach the presenter.
  private func failures(keptBy interactor: Part) -> [Breach] {
    let told = interactor.contacts.filter { $0.role == .presenter && $0.way == .calls }
      .map(\.position)
    let telling = interactor.routines.filter { routine in
      told.contains(where: routine.contains)
    }
    let names = Set(telling.filter(\.isFunction).map(\.baseName))
    return interactor.routines.filter { routine in
      names.contains(routine.baseName)
        || routine.chains.contains {
          $0.isCalled && $0.names.count == 1 && names.contains($0.names[0])
        }
    }.flatMap { routine in
      let cases = routine.file.nodes(kind: "stmt.case").filter {
        routine.range.contains($0.range.lowerBound) && isSilent($0, in: routine.file)
      }.map(\.range.lowerBound)
      return (cases + closuresKeepingFailures(in: routine)).map {
        Breach(
          routine.file, $0,
          "the interactor \(interactor.name) keeps a failure to itself; "
            + "hand it to the presenter in a response")
      }
    }
  }

  /// `worker?.load(success: { … }, failure: { print($0) })`
  private func closuresKeepingFailures(in routine: Routine) -> [Int] {
    let names: Set = ["error", "failure", "onError", "onFailure", "failed", "fail"]
    let file = routine.file
    return routine.calls.flatMap(\.arguments).filter { argument in
      let body = argument.bodyRange
      guard names.contains(argument.name), file.bytes[body].first == UInt8(ascii: "{") else {
        return false
      }
      let start = file.tokens(in: body).first { file.text($0) == "in" }?.range.upperBound
      return onlyLogs((start ?? body.lowerBound + 1)..<body.upperBound, in: file)
    }.map(\.bodyRange.lowerBound)
  }

  /// Whether a failure is dropped; a comment in its branch counts as a reason.
  private func isSilent(_ node: SyntaxNode, in file: SourceCode) -> Bool {
    let isCatch = file.isCatch(node)
    let sign = UInt8(ascii: isCatch ? "{" : ":")
    guard let start = file.bytes[node.range.clamped(to: file.bytes.indices)].firstIndex(of: sign)
    else { return false }
    let pattern = file.text(node.range.lowerBound..<start).trimmed
    let isFailure =
      isCatch
      ? ["catch", "catch let error"].contains(pattern)
      : ["case .failure", "case let .failure", "case .error"].contains(where: pattern.hasPrefix)
    return isFailure && onlyLogs((start + 1)..<node.range.upperBound, in: file)
      && !(isCatch && onlyCancels(before: node, in: file))
  }

  /// `do { try Task.checkCancellation() … } catch {}`: whoever cancels a task wants no answer.
  private func onlyCancels(before node: SyntaxNode, in file: SourceCode) -> Bool {
    let end = file.signs.last(before: node.range.lowerBound)
    guard let tried = file.nodes(kind: "stmt.brace").first(where: { $0.range.upperBound == end })
    else { return false }
    let tries = file.tokens(in: tried.range).filter { file.text($0) == "try" }
    return !tries.isEmpty
      && tries.allSatisfy { word in
        file.chains(in: word.range.upperBound..<tried.range.upperBound).first.map {
          [["Task", "checkCancellation"], ["Task", "sleep"]].contains($0.names)
        } == true
      }
  }

  private func onlyLogs(_ body: Range<Int>, in file: SourceCode) -> Bool {
    let logs = file.calls(in: body).filter { WordingReader.isLog($0.name) }
    return file.tokens(in: body).allSatisfy { token in
      ["break", "return"].contains(file.text(token))
        || logs.contains { $0.range.contains(token.range.lowerBound) }
    }
  }

  /// `@Observable` and `@Published var items` in an interactor, which a view could observe.
  private func observed(_ interactor: Part) -> [Breach] {
    let mend = "; hand a response to the presenter instead"
    let type = interactor.type
    let whole =
      type.customAttributes.contains("Observable")
      ? [Breach(at: type.position, "the interactor \(type.path) is observable\(mend)")] : []
    return whole
      + type.properties.filter { !$0.isPrivate }.breaches { property in
        property.text.hasPrefix("@Published")
          ? "the interactor \(type.path) publishes \(property.name)\(mend)" : nil
      }
  }

  /// `interactor: LoginBusinessLogic & LoginDataStore` in a view, which could then read what is
  /// kept, and `protocol LoginBusinessLogic: LoginDataStore`.
  private var openStores: [Breach] {
    parts(.view).flatMap(\.type.properties).compactMap { property in
      guard let written = property.type, role(of: property) == .interactor else { return nil }
      let file = property.file
      let logics = declarations(of: property)
      let stores = logics.count > 1 ? logics : logics.flatMap(parents)
      guard
        let store = stores.first(where: { $0.name.contains("DataStore") && !$0.properties.isEmpty })
      else { return nil }
      let inherits = logics.count == 1 ? logics[0].position : nil
      return Breach(
        at: inherits ?? alias(written.names[0], from: file)?.position ?? property.position,
        "the view knows its interactor as the \(store.name), too; "
          + "let it know only what takes requests")
    }
  }

  /// Whether the view is to read it; a property that can be set is handed in, as by a router.
  private func isForTheView(_ property: Property) -> Bool {
    let isWayIn = property.type?.names.first.map { name in
      ["Relay", "Subject", "Observer"].contains(where: name.hasSuffix)
    }
    return isWayIn != true && !property.isSettable
  }

  func throwsErrors(_ routine: Routine) -> Bool {
    routine.tokens.contains { $0.kind == "keyword" && routine.file.text($0) == "throws" }
  }

  /// Whether it answers its caller: with a result, an error, an `inout` or a callback.
  func isAnswered(by routine: Routine) -> Bool {
    let nothing: Set = ["Void", "Task", "Never"]
    return routine.result?.names.first.map { !nothing.contains($0) } == true
      || throwsErrors(routine) || routine.tokens.contains { routine.file.text($0) == "inout" }
      || routine.parameters.compactMap(\.type).contains {
        $0.isClosure && !nothing.isSuperset(of: $0.inside)
      }
  }
}
