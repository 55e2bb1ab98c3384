/// Finds where a view judges what was entered.
extension ViewWork {
  /// `nameField.text?.isEmpty`, `email.contains("@")`, `field.hasText`; not to show a placeholder.
  func judgesInput(_ chain: Chain) -> Bool {
    let start = max(0, chain.start - 40)
    let around = file.text(start..<min(chain.range.upperBound + 90, file.bytes.count))
    guard !around.lowercased().contains("placeholder"), !around.contains("idden") else {
      return false
    }
    return (isEntered(chain) && isComparedToText(chain) || asksAboutInput(chain))
      && !onlyTidies(chain)
  }

  private func asksAboutInput(_ chain: Chain) -> Bool {
    if chain.lastName == "hasText" { return letsAsk }
    // `(field.text ?? "").count`
    if chain.startsWithDot, ["count", "isEmpty"].contains(chain.names[0]),
      let start = file.signs.openingBracket("(", ")", before: chain.start),
      file.chains(in: start..<chain.start).contains(where: isEntered)
    {
      return true
    }
    let questions = ["isEmpty", "count", "contains", "hasPrefix", "hasSuffix"]
    guard questions.contains(chain.lastName), chain.names.count > 1, !isReckonedWith(chain) else {
      return false
    }
    let counted = scope.ownerType(of: chain)
    return isAskedOfInput(chain)
      || chain.lastName == "count" && counted == WrittenType(names: ["String"]) && !isWritten(chain)
  }

  /// Whether the routine asks the interactor, or lets the user do so.
  private var letsAsk: Bool {
    scope.routine.chains.contains {
      scope.asksInteractor($0) || $0.isAssigned && $0.lastName == "isEnabled"
    }
  }

  /// Tidying: `if field.text == hint { field.text = "" }` and
  /// `if field.text == "" { field.becomeFirstResponder() }`.
  private func onlyTidies(_ chain: Chain) -> Bool {
    guard let branches = file.branches(behind: chain), branches.count == 1 else { return false }
    let done = file.chains(in: branches[0]).filter {
      !$0.startsWithDot && $0.names[0].first?.isUppercase != true
    }
    let returns = file.tokens(in: branches[0]).contains { file.text($0) == "return" }
    return !done.isEmpty && !returns
      && done.allSatisfy {
        $0.lastName.hasSuffix("FirstResponder")
          || $0.names.count == 1 && !$0.isCalled && !$0.isAssigned
          || $0.isAssigned && $0.names[0] == chain.names[0]
      }
  }

  /// `email.isValidEmail`, `isValid(password)`; not an answer of a view model or another part.
  func validates(_ chain: Chain) -> Bool {
    let name = chain.lastName
    if name == "trimmingCharacters" { return chain.isCalled }
    if name == "range", chain.isCalled, chain.names.count > 1, let call = file.call(of: chain) {
      return file.text(call.bodyRange).contains(".regularExpression")
    }
    guard ["isValid", "isInvalid", "validate"].contains(where: name.hasPrefix) else { return false }
    let own = scope.type.routines.contains {
      $0.baseName == name && $0.result == WrittenType(names: ["Bool"])
    }
    let base = chain.names.count > 1 ? scope.ownerType(of: chain) : nil
    return own && chain.names.count == 1 && file.call(of: chain) != nil
      || base == WrittenType(names: ["String"])
      || chain.names.dropLast().last == "text"
  }

  /// `field.text?.append("-")`
  func fillsInput(_ chain: Chain) -> Bool {
    chain.isCalled && chain.names.count > 2 && chain.names.dropLast().last == "text"
      && ["append", "insert"].contains(chain.lastName)
  }

  /// `interactor?.load(request: .init(page: page + 1))`, where the view counts the pages.
  func turnsPage(_ chain: Chain) -> Bool {
    let isAsked =
      chain.lastName.hasSuffix("Request")
      || ["interactor", "output", "delegate"].contains(where: chain.names[0].lowercased().hasSuffix)
    guard chain.isCalled, isAsked, let call = file.call(of: chain) else { return false }
    let handed = file.calls(in: call.bodyRange).filter { $0.name.lastName == "init" } + [call]
    return handed.flatMap(\.arguments).contains { argument in
      let name = (argument.name.isEmpty ? chain.lastName : argument.name).lowercased()
      return ["page", "pagenumber", "offset"].contains(where: name.hasSuffix)
        && file.chains(in: argument.bodyRange).first.map { isCounted($0, in: argument) } == true
    }
  }

  /// `page += 1` in a view that asks for that page.
  func countsPage(_ chain: Chain) -> Bool {
    guard file.isAdded(to: chain), chain.names.count < 3,
      ["page", "pagenumber"].contains(where: chain.lastName.lowercased().hasSuffix),
      scope.type.properties.contains(where: { $0.name == chain.names[0] && !$0.isComputed })
    else { return false }
    return scope.code.scopes(of: scope.type).contains { own in
      own.routine.chains.contains { asked in
        own.asksInteractor(asked)
          && own.file.call(of: asked).map { own.file.chains(in: $0.bodyRange) }?
            .contains { $0.names == chain.names } == true
      }
    }
  }

  /// `interactor?.rename(request: .init(from: nameLabel.text ?? ""))`
  func readsBack(_ chain: Chain) -> Bool {
    chain.lastName == "text" && chain.names.count > 1 && !chain.isAssigned
      && chain.names[chain.names.count - 2].lowercased().hasSuffix("label") && isSent(chain.start)
  }

  /// `if indexPath.row == rows.count - 1 { interactor?.loadMore() }` when a row is about to be
  /// shown; the view should only say which row that is.
  func asksForMore(_ chain: Chain) -> Bool {
    let routine = scope.routine
    if appearsLast(chain) { return true }
    guard chain.names.count == 2, ["row", "item", "section"].contains(chain.lastName),
      routine.parameters.contains(where: {
        $0.name == chain.names[0] && $0.type?.names == ["IndexPath"]
      }),
      routine.chains.contains(where: asks)
    else { return false }
    let rest = file.line(after: chain).drop { $0 == ")" }.trimmed
    guard routine.name.contains("willDisplay") || rest.contains("count") else { return false }
    return ["==", ">=", "> "].contains(where: rest.hasPrefix)
      || rest.isEmpty && routine.name.contains("willDisplay")
        && file.text(routine.range).contains("==")
  }

  /// `.onAppear { if row.id == rows.last?.id { … } }` and `if index == rows.count - 1`
  private func appearsLast(_ chain: Chain) -> Bool {
    guard scope.type.kind == .struct, chain.names.count > 1,
      chain.names.dropFirst().contains("last")
        || chain.lastName == "count"
          && file.line(after: chain).trimmed.hasPrefix("- ")
    else { return false }
    return scope.routine.calls.contains { call in
      ["onAppear", "task"].contains(call.name.lastName) && call.bodyRange.contains(chain.start)
    }
  }

  /// Whether the interactor is asked, directly or through a method of the view.
  private func asks(_ chain: Chain) -> Bool {
    scope.asksInteractor(chain)
      || methods(calledBy: chain).contains { own in
        own.routine.chains.contains(where: own.asksInteractor)
      }
  }

  /// The view's own methods behind a call such as `reload()`.
  func methods(calledBy chain: Chain) -> [Scope] {
    guard chain.isCalled, chain.names.count == 1, !chain.startsWithDot,
      chain.names[0] != scope.routine.baseName
    else { return [] }
    return scope.code.scopes(of: scope.type).filter {
      $0.routine.isFunction && $0.routine.baseName == chain.names[0]
    }
  }

  private func isCounted(_ chain: Chain, in argument: SyntaxNode) -> Bool {
    if chain.range != argument.bodyRange { return file.text(argument.bodyRange).contains("+") }
    return chain.names.count == 1
      && scope.type.routines.flatMap(\.chains).contains {
        $0.names == chain.names
          && ($0.isAssigned || $0.range.lowerBound != chain.start && file.isAdded(to: $0))
      }
      && scope.type.properties.contains {
        $0.name == chain.names[0] && !$0.isConstant && !$0.isComputed
          && [nil, "Int"].contains($0.type?.names.first)
      }
  }

  /// Whether a text is input that goes on to the interactor, directly or through a local, and may
  /// be tidied: `.init(text: text.replacingOccurrences(of: " ", with: ""))`.
  func isInput(_ chain: Chain) -> Bool {
    uses(of: chain).contains(where: isSent) || isAskedOfInput(chain) && !isShown(chain)
  }

  func isShown(_ chain: Chain) -> Bool {
    let uses = uses(of: chain)
    return scope.routine.chains.flatMap(shown).contains { uses.contains(where: $0.contains) }
  }

  /// The offsets of a chain, and of the uses of locals that are made from it.
  private func uses(of chain: Chain) -> [Int] {
    let offset = chain.start
    let locals = scope.routine.variables.filter {
      $0.offset < offset && offset < file.statementEnd(from: $0.offset)
    }.map(\.name)
    return [offset]
      + scope.routine.chains.map { ($0.names[0], $0.range.lowerBound) }
      .filter { $1 > offset && locals.contains($0) }.map(\.1)
  }

  /// Whether it is handed to the interactor, or put into a request.
  func isSent(_ offset: Int) -> Bool {
    scope.routine.calls.contains { call in
      call.bodyRange.contains(offset)
        && (call.name.split(separator: ".").contains { $0.hasSuffix("Request") }
          || file.chains(in: call.nameRange).contains(where: scope.asksInteractor))
    }
  }

  /// `viewModel.title`, which nobody entered.
  func isOfViewModel(_ chain: Chain) -> Bool {
    scope.types(along: chain).flatMap(scope.declarations)
      .contains(where: scope.code.isInViewModel)
  }

  /// `field.text?.isEmpty` and `email.isEmpty`
  private func isAskedOfInput(_ chain: Chain) -> Bool {
    chain.names.dropLast().last == "text" && !isOnLabel(chain)
      || chain.names.count == 2 && isLocalInput(chain)
  }

  func isEntered(_ chain: Chain) -> Bool {
    chain.names.count > 1
      ? chain.lastName == "text" && !isOnLabel(chain) : isLocalInput(chain)
  }

  /// `hint` of `let hint = "Name"`
  private func isWritten(_ chain: Chain) -> Bool {
    chain.owner.map(scope.routine.values)?.contains {
      file.bytes[$0.lowerBound] == UInt8(ascii: "\"")
    }
      == true
  }

  /// `button.titleLabel?.text`, which nobody enters.
  private func isOnLabel(_ chain: Chain) -> Bool {
    let endings = ["label", "lbl", "button", "btn"]
    return chain.names.contains { endings.contains(where: $0.lowercased().hasSuffix) }
  }

  private func isLocalInput(_ chain: Chain) -> Bool {
    guard let local = scope.routine.local(behind: chain) else { return isBound(chain.names[0]) }
    let source = local.source?.lastName ?? ""
    return local.name == "searchText" || source == "text" && local.source.map(isOnLabel) == false
      || source.lowercased().hasSuffix("inputtext") || isHandedOn(local)
  }

  /// `name` of `@State private var name = ""` and `TextField("Name", text: $name)`
  private func isBound(_ name: String) -> Bool {
    scope.type.properties.contains { $0.name == name && $0.text.hasPrefix("@State") }
      && scope.type.routines.contains { routine in
        routine.calls.contains { call in
          ["TextField", "SecureField", "TextEditor"].contains(call.name)
            && call.arguments.contains {
              $0.name == "text" && routine.file.text($0.bodyRange) == "$" + name
            }
        }
      }
  }

  /// `query` of `func search(for query: String) { interactor?.search(request: .init(query: query)) }`
  private func isHandedOn(_ local: Variable) -> Bool {
    !isDisplay && local.type == WrittenType(names: ["String"])
      && scope.routine.parameters.contains { $0.offset == local.offset }
      && scope.routine.chains.contains { $0.names == [local.name] && isSent($0.range.lowerBound) }
  }

  /// `colors[title.count % 5]`
  private func isReckonedWith(_ chain: Chain) -> Bool {
    chain.lastName == "count"
      && ["%", "*", "/", "+", "-"].contains(file.signs.after(chain.range.upperBound).sign)
  }

  /// `nameField.text != ""`
  private func isComparedToText(_ chain: Chain) -> Bool {
    guard let other = file.equated(to: chain) else { return false }
    return file.token(at: other)?.kind == "string"
      || file.chain(at: other).map {
        isEntered($0) && ($0.names.count > 1 || isBound($0.names[0]))
      } == true
  }
}
