/// Finds where a view decides about what it displays, or changes it.
extension ViewWork {
  /// `movies.isEmpty ? showPlaceholder() : hidePlaceholder()`; not to keep an index in bounds, to
  /// scroll, or to hide or leave out an empty list.
  func judgesList(_ chain: Chain) -> Bool {
    guard chain.names.count > 1,
      chain.lastName == "isEmpty" || chain.lastName == "count" && isComparedToZero(chain),
      isDisplayed(scope.ownerType(of: chain), chain),
      !["numberOf", "insetFor"].contains(where: scope.routine.name.contains)
        || file.line(after: chain).trimmed.hasPrefix("? 1 :")
          && scope.routine.name.contains("numberOf"),
      !scope.routine.parameters.contains(where: { $0.type?.names == ["IndexPath"] })
    else { return false }
    let after = String(decoding: file.bytes[chain.range.upperBound...].prefix(80), as: UTF8.self)
    return !file.isGuarded(chain) && !file.line(before: chain).contains("idden")
      && !after.contains("scroll") && !leavesListAway(chain) && !laysOut(chain)
  }

  /// `.animation(.default, value: rows.isEmpty)` and `.padding(.top, rows.isEmpty ? 0 : 8)`
  private func laysOut(_ chain: Chain) -> Bool {
    let ways: Set = ["animation", "padding", "frame", "offset", "spacing"]
    return scope.routine.calls.contains { call in
      ways.contains(call.name.lastName)
        && call.arguments.contains { $0.bodyRange.contains(chain.start) }
    }
  }

  /// `if !movies.isEmpty { List(movies) }`: nothing else is shown for an empty list.
  private func leavesListAway(_ chain: Chain) -> Bool {
    guard let branches = file.branches(behind: chain) else { return false }
    let asksForSome = file.asksForSome(chain)
    let full = asksForSome ? branches.first : branches.dropFirst().first
    let empty = asksForSome ? branches.dropFirst().first : branches.first
    let list = chain.names.dropLast()
    let isListed = full.map { file.chains(in: chain.range.upperBound..<$0.upperBound) }?
      .contains { $0.names.starts(with: list) || $0.lastName == "reloadData" }
    let isReplaced = empty.map { file.chains(in: $0) }?
      .contains { !$0.startsWithDot && !["EmptyView", "Spacer"].contains($0.names[0]) }
    // `if !viewModel.rows.isEmpty { rows = viewModel.rows }`: the old ones stay.
    let keepsOthers = full.map { file.chains(in: $0) }?
      .contains { $0.isAssigned && $0.names.count == 1 }
    // `if viewModel.rows.isEmpty { return }`: what is shown depends on it.
    let returns = branches.contains { branch in
      file.tokens(in: branch).contains { file.text($0) == "return" }
    }
    return isListed != false && isReplaced != true && keepsOthers != true && !returns
  }

  /// `movies.append(contentsOf: viewModel.movies)`, `movies += viewModel.movies`, and
  /// `movies.append(movie)` in a display method; not if the list is emptied in the same routine.
  func gathersList(_ chain: Chain) -> Bool {
    let isAppended =
      chain.isCalled && chain.names.count == 2 && ["append", "insert"].contains(chain.lastName)
      && (isDisplay || file.call(of: chain)?.labels.first == "contentsOf")
    let isAdded =
      (isDisplay || scope.type.isObservable) && chain.names.count == 1
      && (file.isAdded(to: chain) || isJoined(toItself: chain))
    guard isAppended || isAdded,
      !scope.routine.chains.contains(where: { $0.names == [chain.names[0], "removeAll"] })
    else { return false }
    return scope.type.properties.contains {
      $0.name == chain.names[0] && isDisplayed($0.type, chain)
    }
  }

  /// `movies = movies + viewModel.movies`
  private func isJoined(toItself chain: Chain) -> Bool {
    guard chain.isAssigned, let value = file.value(givenTo: chain) else { return false }
    let terms = file.text(value).split(separator: " + ").map(\.trimmed)
    return terms.count > 1
      && terms.contains { [chain.names[0], "self." + chain.names[0]].contains($0) }
  }

  /// `interactor?.loadRows(…)` in a display method, also through `reload()`; not in a closure that
  /// runs on a tap.
  func goesOn(_ chain: Chain) -> Bool {
    guard isDisplay, chain.isCalled, !file.isInClosure(chain),
      !file.line(before: chain).contains("#selector(")
    else { return false }
    let asks = methods(calledBy: chain).contains { own in
      own.routine.chains.contains { own.asksInteractor($0) && !own.file.isInClosure($0) }
    }
    return (asks || scope.asksInteractor(chain)) && isPresented
  }

  /// Whether the presenter calls the routine itself, and not only in a closure that runs on a tap.
  private var isPresented: Bool {
    let name = scope.routine.baseName
    let calls = scope.code.parts(.presenter).flatMap(\.routines).flatMap { routine in
      routine.chains.filter { $0.isCalled && $0.names.count > 1 && $0.lastName == name }
        .map { routine.file.isInClosure($0) }
    }
    let isWritten = scope.code.parts(.presenter).contains { $0.scene == scope.type.scene }
    return calls.isEmpty ? !isWritten : calls.contains(false)
  }

  /// `viewModel.rows = []`, `movie.isFavourite.toggle()`; not in an object that keeps what a
  /// SwiftUI view shows.
  func changesModel(_ chain: Chain) -> Bool {
    if removesRow(chain) { return true }
    let isChanged =
      chain.isAssigned || chain.isCalled && VIPCode.mutations.contains(chain.lastName)
    let isScreen = !scope.type.isReference || scope.type.isScreen
    // `var request = Orders.Load.Request()` is made here.
    let start = chain.start
    let local = scope.routine.variable(chain.names[0], before: start)
    let value = local.flatMap { file.chains(in: $0.offset..<start).first }
      .flatMap(file.value(givenTo:))
    let isMade = value.map { value in
      file.chains(in: value).first.map {
        $0.constructedType != nil && $0.range.lowerBound == value.lowerBound
      } == true
    }
    if isMade == true { return false }
    // `var status: Order.Status = .placed` names a type.
    guard isChanged, isScreen, chain.names.count > 1, chain.lastName.first?.isUppercase != true,
      !opensSheet(chain), !fillsState(chain),
      // `photo.whenLoaded = { … }` listens.
      file.value(givenTo: chain).map({ file.bytes[$0.lowerBound] }) != UInt8(ascii: "{")
    else { return false }
    let types = scope.types(along: chain).dropLast().compactMap { $0 }.filter { !$0.isCollection }
    return types.flatMap(scope.declarations)
      .filter { scope.code.declaration(named: $0.path.firstName, from: file)?.role != .view }
      // A view's own field is a view, even if others are handed it.
      .filter { !$0.isScreen }
      .contains { model in
        model.kind != .enum && scope.code.isEntity(model)
          || scope.code.isInViewModel(model) && !model.path.hasPrefix(scope.type.path)
      }
  }

  /// `state.rows = viewModel.rows` of an observable object, in a display method.
  private func fillsState(_ chain: Chain) -> Bool {
    isDisplay && chain.isAssigned && chain.names.count == 2 && isOfObservable(chain)
  }

  /// `state.isChoosingDate = true` of an observable object, with
  /// `.sheet(isPresented: $state.isChoosingDate)`.
  private func opensSheet(_ chain: Chain) -> Bool {
    file.value(givenTo: chain).map(file.text).map { ["true", "false"].contains($0) } == true
      && isOfObservable(chain)
      && scope.type.routines.flatMap(\.calls).flatMap(\.arguments).contains { argument in
        argument.name == "isPresented"
          && file.chains(in: argument.bodyRange).last?.lastName == chain.lastName
      }
  }

  private func isOfObservable(_ chain: Chain) -> Bool {
    scope.declarations(of: scope.ownerType(of: chain)).contains(where: \.isObservable)
  }

  private static let marks = ["favo", "liked", "heart", "bookmark"]

  /// `isFavourite.toggle()`, before the interactor has answered.
  func togglesMark(_ chain: Chain) -> Bool {
    let name = chain.names[0]
    guard !isDisplay, !scope.routine.isInitializer, !chain.startsWithDot,
      Self.marks.contains(where: name.lowercased().contains),
      !["nimat", "show"].contains(where: name.contains),
      scope.type.properties.contains(where: { $0.name == name && !$0.isComputed })
    else { return false }
    if chain.isCalled { return [["toggle"], ["insert"]].contains(chain.names.dropFirst()) }
    // `isLiked = false`, where it was read before.
    return chain.isAssigned && chain.names.count == 1
      && (file.value(givenTo: chain).map(file.text)?.hasPrefix("!") == true
        || scope.routine.chains.contains {
          $0.names == [name] && !$0.isAssigned && $0.range.lowerBound < chain.start
        })
  }

  /// `movies.remove(at: row)`, before the interactor has answered.
  private func removesRow(_ chain: Chain) -> Bool {
    chain.isCalled && chain.names.count == 2
      && (!isDisplay && chain.lastName == "remove" && file.call(of: chain)?.labels == ["at"]
        || chain.lastName == "removeAll" && (removesSome(chain) || asksAnew(chain)))
      && scope.type.properties.contains { $0.name == chain.names[0] && isDisplayed($0.type, chain) }
  }

  /// `movies.removeAll()` before `interactor?.load()`
  private func asksAnew(_ chain: Chain) -> Bool {
    !isDisplay && scope.routine.chains.contains(where: scope.asksInteractor)
      && scope.declarations(of: scope.baseType(of: chain)).contains(where: scope.code.isInViewModel)
  }

  /// `movies.removeAll { $0.isSeen }`
  private func removesSome(_ chain: Chain) -> Bool {
    file.call(of: chain)?.arguments.contains { ["", "where"].contains($0.name) } == true
      && scope.declarations(of: scope.baseType(of: chain)).contains(where: scope.code.isInViewModel)
  }

  /// Whether a collection is displayed; one of views, such as `textFields`, is not.
  func isDisplayed(_ type: WrittenType?, _ chain: Chain) -> Bool {
    guard let type, type.isCollection else { return false }
    return !type.names.contains { ["UI", "NS", "Index"].contains(where: $0.hasPrefix) }
      && !chain.names.map { $0.lowercased() }.contains { name in
        ["field", "indexpath", "viewcontroller"].contains(where: name.contains)
      }
  }

  private func isComparedToZero(_ chain: Chain) -> Bool {
    file.comparedNumber(chain).map { $1 == 0 && ["==", "!=", ">"].contains($0) } == true
  }
}

extension Scope {
  func asksInteractor(_ chain: Chain) -> Bool {
    chain.isCalled && chain.names.count == 2 && role(of: baseType(of: chain)) == .interactor
  }
}

extension SourceCode {
  /// The branches of the `if` whose condition contains a chain.
  func branches(behind chain: Chain) -> [Range<Int>]? {
    let offset = chain.start
    return nodes(kind: "stmt.if").filter { $0.range.contains(offset) }
      .map { node in
        node.children.filter { ["stmt.brace", "stmt.if"].contains($0.kind) }.map(\.range)
      }
      .first { branches in !branches.contains { $0.contains(offset) } }
  }

  /// `!movies.isEmpty`, `movies.isEmpty == false` and `movies.count > 0`
  fileprivate func asksForSome(_ chain: Chain) -> Bool {
    let asked = operand(chain)
    guard let (sign, other) = comparison(of: chain) else {
      return signs.before(asked.lowerBound).last == "!"
    }
    let isDenied = token(at: other).map(text) == "false"
    return chain.lastName == "count" || isDenied ? (sign == "==") == isDenied : sign == "!="
  }

  /// Whether a chain is in a closure that runs later; a closure that is only sent to the main queue
  /// counts as running at once.
  fileprivate func isInClosure(_ chain: Chain) -> Bool {
    let queues: Set = ["DispatchQueue.main.async", "MainActor.run", "Task"]
    return nodes(kind: "expr.closure").contains { closure in
      closure.range.contains(chain.start)
        && !calls.contains {
          queues.contains($0.name)
            && $0.arguments.contains { $0.bodyRange.lowerBound == closure.range.lowerBound }
        }
    }
  }
}
