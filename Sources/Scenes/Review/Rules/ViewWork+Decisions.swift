/// Finds where a view decides by what it displays.
extension ViewWork {
  /// `row.status == "Placed"`, `row.balance.hasPrefix("-")`, `switch row.name {`
  func decidesByText(_ chain: Chain) -> Bool {
    let isAsked =
      chain.isCalled && ["hasPrefix", "hasSuffix", "contains"].contains(chain.lastName)
      && file.call(endingWith: chain).map { file.isConstantText($0.bodyRange) } == true
    guard isAsked || isComparedToWords(chain) || isSwitched(chain) else { return false }
    // `if state == "Late" {} else if state == "Paid" {}` is one decision.
    if file.line(before: chain).contains("else if "),
      let first = scope.routine.chains.first(where: {
        $0.names == chain.names && isComparedToWords($0)
      }), first.range != chain.range
    {
      return false
    }
    if chain.lastName == "titleForSegment" { return chain.isCalled }
    let isCased = chain.isCalled && ["lowercased", "uppercased"].contains(chain.lastName)
    let name = chain.names.count - (isAsked || isCased ? 2 : 1)
    return isTextToRead(chain, at: name) || name == 0 && keepsTextToRead(chain)
  }

  /// `status` of `let status = row.status`, also in a method called as `badge(status: row.status)`.
  private func keepsTextToRead(_ chain: Chain) -> Bool {
    guard !chain.startsWithDot, let kept = scope.routine.local(behind: chain) else { return false }
    if let source = kept.source {
      return !kept.isElement && isTextToRead(source)
    }
    // `label.text = state`, where `state` is handed in.
    let isShown = scope.routine.chains.flatMap(shown).contains { file.text($0) == kept.name }
    return isShown && kept.type?.names == ["String"]
      || handed(to: kept).contains { caller, value in
        caller.file.chains(in: value).first.map { chain in
          chain.range == value
            && ViewWork(scope: caller, isDisplay: false)
              .isTextToRead(chain)
        } == true
      }
  }

  /// `if question.choices != nil { … } else { … }`, where the question is an entity.
  func decidesByNil(_ chain: Chain) -> Bool {
    guard chain.names.count > 1, let other = file.equated(to: chain),
      file.token(at: other).map(file.text) == "nil", file.branches(behind: chain)?.count == 2
    else { return false }
    return scope.declarations(of: scope.ownerType(of: chain))
      .contains { $0.kind == .struct && scope.code.isEntity($0) }
  }

  /// `row.quantity` in `Int(row.quantity)`, `totalLabel.text` in `Double(totalLabel.text ?? "")`
  func isShownText(_ chain: Chain) -> Bool {
    shownType(of: chain)?.names == ["String"]
      || chain.lastName == "text" && chain.names.count > 1 && !isEntered(chain)
  }

  /// `datePicker.date > Date()`, `Date.now.timeIntervalSince(loaded) > 300`
  func readsClock(_ chain: Chain) -> Bool {
    let start = chain.start
    return scope.code.isClock(chain, in: file)
      && (file.isCompared(chain)
        || file.chains(in: start..<file.statementEnd(from: start)).contains {
          $0.lastName == "timeIntervalSince" && file.isCompared($0)
        })
  }

  private func isTextToRead(_ chain: Chain, at index: Int? = nil) -> Bool {
    guard shownType(of: chain, at: index)?.names == ["String"] else { return false }
    let name = chain.names[index ?? chain.names.count - 1].lowercased()
    return !["id", "identifier", "key", "url", "path"].contains(where: name.hasSuffix)
  }

  /// `viewModel.progress >= 1`, `viewModel.rows.count > 10`
  func decidesByNumber(_ chain: Chain) -> Bool {
    guard chain.names.count > 1, let number = file.comparedNumber(chain)?.number,
      number != 0
    else { return false }
    let type = shownType(of: chain)?.names.first
    let places = ["index", "row", "section", "page", "tag", "item", "step", "height", "width"]
    return ["Int", "Double", "Float"].contains(type)
      && !places.contains(where: chain.lastName.lowercased().hasSuffix)
      || chain.lastName == "count" && number > 1 && isListOfViewModel(chain)
  }

  /// `if row.isLate { interactor?.cancel(…) } else { interactor?.select(…) }`
  func picksUseCase(_ chain: Chain) -> Bool {
    guard scope.asksInteractor(chain) else { return false }
    return file.nodes(kind: "stmt.if").contains { node in
      let branches = node.children.filter { $0.kind == "stmt.brace" }
      guard branches.count == 2, branches[0].range.contains(chain.start) else { return false }
      let others = file.chains(in: branches[1].range).filter(scope.asksInteractor)
      return !others.isEmpty && others.allSatisfy { $0.lastName != chain.lastName }
        && file.chains(in: node.range.lowerBound..<branches[0].range.lowerBound).contains(
          where: isFlag)
    } || isPickedInLine(chain)
  }

  /// `isMarked ? interactor?.unmark() : interactor?.mark()`
  private func isPickedInLine(_ chain: Chain) -> Bool {
    guard let call = file.call(of: chain) else { return false }
    let rest = call.range.upperBound..<file.statementEnd(from: call.range.upperBound)
    guard file.line(before: chain).trimmed.hasSuffix("?"), file.text(rest).trimmed.hasPrefix(":"),
      let other = file.chains(in: rest).first
    else { return false }
    let start = file.lineStart(of: chain.start)
    return file.chains(in: start..<chain.start).contains(where: isFlag)
      && scope.asksInteractor(other) && other.lastName != chain.lastName
  }

  /// `row.isLate` of a view model, `isMarked` of the view itself and `button.isSelected`.
  private func isFlag(_ chain: Chain) -> Bool {
    shownType(of: chain)?.names == ["Bool"]
      || chain.names.count == 2 && chain.lastName == "isSelected"
      || chain.names.count == 1 && !chain.startsWithDot && scope.routine.local(behind: chain) == nil
        && scope.type.properties.contains {
          $0.name == chain.names[0] && $0.type?.names == ["Bool"] && !$0.isComputed
        }
  }

  /// `display.displayOrders(…)` in a SwiftUI view.
  func displaysByItself(_ chain: Chain) -> Bool {
    chain.isCalled && chain.names.count == 2 && chain.lastName.hasPrefix("display")
      && scope.type.kind == .struct && scope.role(of: scope.baseType(of: chain)) == .view
  }

  /// The type of a view model's or a row's property that the chain names at an index, or last.
  private func shownType(of chain: Chain, at index: Int? = nil) -> WrittenType? {
    let index = index ?? chain.names.count - 1
    guard index > 0 else { return nil }
    let types = scope.types(along: chain)
    guard types.count > index, let type = types[index], !type.isCollection,
      let owner = types[index - 1], !owner.isCollection,
      scope.declarations(of: owner).contains(where: {
        isFilled(chain.names[index], of: $0)
          || scope.code.isInViewModel($0) && $0.role == nil
            && !$0.path.hasPrefix(scope.type.path + ".")
      })
    else { return nil }
    return type
  }

  /// `summary` of an object that displays for a SwiftUI view: `summary = viewModel.summary`.
  private func isFilled(_ name: String, of display: TypeDeclaration) -> Bool {
    display.role == .view && display.isObservable
      && display.routines.contains { routine in
        routine.chains.contains { $0.isAssigned && $0.names == [name] }
          && routine.parameters.contains { parameter in
            scope.code.declarations(of: parameter.type, from: routine.file, inside: display.path)
              .contains(where: scope.code.isInViewModel)
          }
      }
  }

  private func isListOfViewModel(_ chain: Chain) -> Bool {
    let list = scope.ownerType(of: chain)
    return isDisplayed(list, chain) && !file.isGuarded(chain)
      && scope.declarations(of: list).contains(where: scope.code.isInViewModel)
  }

  private func isComparedToWords(_ chain: Chain) -> Bool {
    let start = file.operand(chain).lowerBound
    if ["==", "!="].contains(file.signs.before(start)),
      let token = file.tokens(in: 0..<start).last(where: { $0.kind != "operator" })
    {
      return token.kind == "string" && file.text(token) != "\"\""
    }
    guard let other = file.equated(to: chain) else { return false }
    if let token = file.token(at: other), token.kind == "string" {
      return file.text(token) != "\"\""
    }
    return file.chain(at: other).map { words in
      file.isConstantText(words.range) || words.names == ["NSLocalizedString"]
        || words.names[0] == "L10n"
        || words.names == ["String"] && file.call(of: words)?.labels.first == "localized"
    } == true
  }

  /// Whether it is switched over texts or constants, not only over whether there is a value.
  private func isSwitched(_ chain: Chain) -> Bool {
    let switched = file.operand(chain)
    guard file.word(before: switched.lowerBound) == "switch",
      file.signs.after(switched.upperBound).sign == "{",
      let node = file.switches.last(where: { $0.range.contains(switched.lowerBound) })
    else { return false }
    return node.children.filter { $0.kind == "stmt.case" }.contains { node in
      let pattern = file.text(node.range).prefix { $0 != ":" }
      let words = node.range.lowerBound..<node.range.lowerBound + pattern.utf8.count
      return pattern.contains("\"")
        || file.chains(in: words).contains { $0.names[0].first?.isUppercase == true }
    }
  }
}

extension Chain {
  /// `navigationController?.viewControllers = […]`, also by `append`.
  var changesStack: Bool {
    names.dropLast(isAssigned ? 0 : 1).suffix(2) == ["navigationController", "viewControllers"]
      && (isAssigned || isCalled && VIPCode.mutations.contains(lastName))
  }
}
