/// Finds where a view words what it shows.
extension ViewWork {
  private static let shown = [
    "text", "title", "attributedText", "badgeValue", "prompt", "subtitle", "secondaryText",
    "accessibilityLabel", "accessibilityValue",
  ]
  private static let labels: Set = [
    "Text", "Label", "Button", "Toggle", "Section", "NavigationLink", "Menu", "Picker",
    "LabeledContent", "ContentUnavailableView", "navigationTitle", "navigationSubtitle",
    "navigationBarTitle",
  ]

  /// `label.text = "Likes: " + count`, `button.setTitle(isOn ? "Stop" : "Start", for: .normal)`
  func wordsText(_ chain: Chain) -> Bool {
    shown(by: chain).contains { isWorded($0, by: chain) } || joinsWords(chain)
      || chain.names.count > 1 && Self.shown.contains(chain.lastName) && file.isAdded(to: chain)
  }

  /// Where a local that is shown was worded: at `let text = "Likes: " + count` and at `text += "!"`
  /// before `label.text = text`.
  func textsMadeBefore(_ chain: Chain) -> [Int] {
    shown(by: chain).flatMap { range -> [Int] in
      guard let name = local(in: range), let local = local(named: name) else { return [] }
      let added = file.chains(in: local.offset..<name.range.lowerBound).filter {
        $0.names == name.names && file.isAdded(to: $0)
          || $0.names == name.names + ["append"] && file.call(of: $0).map(addsWords) == true
      }
      return added.map(\.range.lowerBound)
        + scope.routine.values(of: name).filter { isWorded($0, by: chain) }.map(\.lowerBound)
    }
  }

  /// Where it chooses between texts by an enum of the business:
  /// `switch order.state { case .late: label.text = Texts.late … }`.
  var choicesOfTexts: [Int] {
    file.switches.filter { node in
      let chains = file.chains(in: node.range)
      return scope.routine.range.contains(node.range.lowerBound)
        && chains.first.flatMap { scope.code.choice(in: scope.valueType(of: $0), from: file) }
          != nil
        && chains.flatMap(shown).count(where: file.isConstantText) > 1
    }.map(\.range.lowerBound)
  }

  /// `append("!")`, not `append(viewModel.name)`
  private func addsWords(_ call: SyntaxNode) -> Bool {
    isWording(call.bodyRange)
      || file.tokens(in: call.bodyRange).contains { $0.kind == "string" && isWord($0) }
  }

  /// A value, and the values that a local in it was given before.
  func givenValues(_ range: Range<Int>) -> [Range<Int>] {
    [range] + (local(in: range).map(scope.routine.values) ?? [])
  }

  /// `text` of `text`, `text!` and `text ?? ""`
  private func local(in range: Range<Int>) -> Chain? {
    guard let name = file.chains(in: range).first, name.names.count == 1, local(named: name) != nil,
      name.range.lowerBound == range.lowerBound
    else { return nil }
    let rest = file.text(name.range.upperBound..<range.upperBound).drop { "?! ".contains($0) }
    return rest.isEmpty || file.text(range).contains(" ?? ") ? name : nil
  }

  private func local(named name: Chain) -> Variable? {
    name.isOnSelf ? nil : scope.routine.local(behind: name)
  }

  /// `text` of `label.text = text`, `cell.show(title: text)` and `Text(text)`
  func shown(by chain: Chain) -> [Range<Int>] {
    if chain.isAssigned,
      Self.shown.contains(chain.lastName) && chain.names.count > 1 || isTitleOfScreen(chain)
        || fillsLabel(chain)
    {
      return [file.value(givenTo: chain)].compactMap { $0 }
    }
    guard chain.isCalled,
      let call = isSwiftUI(chain) ? file.call(endingWith: chain) : file.call(of: chain)
    else { return [] }
    let isText =
      chain.lastName == "setTitle" || isSwiftUI(chain) && call.labels.first == ""
      || chain.names != ["String"] && Self.texts.contains(chain.names[0])
    if isText {
      // `Section { … }` has no title.
      return call.arguments.prefix(1).map(\.bodyRange)
        .filter { file.bytes[$0].first != UInt8(ascii: "{") || chain.names == ["Text"] }
    }
    let name = chain.lastName.lowercased()
    return call.arguments.filter { argument in
      let label = argument.name.lowercased()
      return
        (["text", "title", "description", "message", "msg"].contains(where: label.hasSuffix)
        || ["", "with"].contains(label)
          && ["alert", "toast", "error"].contains(where: name.contains))
        && file.bytes[argument.bodyRange].first != UInt8(ascii: "{")
        && !isTextView(argument)
        && !isSent(argument.bodyRange.lowerBound) && !WordingReader.isForDevelopers(call.name)
    }.map(\.bodyRange)
  }

  /// `Text("…")` of an alert, which is checked by itself.
  private func isTextView(_ argument: SyntaxNode) -> Bool {
    file.chains(in: argument.bodyRange).first.map {
      $0.names == ["Text"] && $0.range.lowerBound == argument.bodyRange.lowerBound
    } == true
  }

  /// `name` of `var name: String { get { … } set { nameLabel.text = newValue } }`
  private func fillsLabel(_ chain: Chain) -> Bool {
    chain.names.count == 1 && !chain.startsWithDot && scope.routine.isFunction
      && (chain.isOnSelf
        || scope.routine.variable(chain.names[0], before: chain.range.upperBound) == nil)
      && scope.type.properties.contains {
        $0.name == chain.names[0] && $0.type?.names == ["String"]
      }
      && scope.type.routines.contains { own in
        own.name == chain.names[0]
          && own.chains.contains {
            $0.isAssigned && $0.names.count > 1 && Self.shown.contains($0.lastName)
          }
      }
  }

  /// `Text("Total: ") + Text(price)`
  private func joinsWords(_ chain: Chain) -> Bool {
    guard chain.names == ["Text"], !chain.startsWithDot, let call = file.call(of: chain),
      file.tokens(in: call.bodyRange).contains(where: { $0.kind == "string" && isWord($0) })
    else { return false }
    return file.signs.before(chain.start) == "+"
      || file.signs.after(call.range.upperBound).sign == "+"
  }

  /// `title = "Total: " + price`, a view controller's own title.
  private func isTitleOfScreen(_ chain: Chain) -> Bool {
    chain.names == ["title"] && !chain.startsWithDot && scope.type.isReference
      && scope.type.ancestors.contains { $0.hasSuffix("ViewController") }
      && !scope.type.properties.contains { $0.name == "title" }
      && (chain.isOnSelf
        || !scope.routine.variables.contains { $0.name == "title" && $0.offset <= chain.start })
  }

  /// `Text(…)`, `Label(…)` and `.navigationTitle(…)`
  private func isSwiftUI(_ chain: Chain) -> Bool {
    chain.names == ["Text"]
      || Self.labels.contains(chain.lastName) && chain.names.count == 1
        && scope.type.kind == .struct
        && scope.code.declaration(named: chain.lastName, from: file) == nil
  }

  private func isWorded(_ range: Range<Int>, by chain: Chain) -> Bool {
    if reworks(range) || isSum(range) || fillsEmpty(range) { return true }
    return isSwiftUI(chain)
      ? joinsTexts(in: range) || fillsIn(range) && !repeatsWords(range)
      : isWording(range)
        || ![["UIAlertAction"], ["title"]].contains(chain.names) && isSentence(range)
  }

  /// `viewModel.title.isEmpty ? "-" : viewModel.title`, `row.place != nil ? row.place : "Nowhere"`
  /// and `row.place ?? "Nowhere"`
  private func fillsEmpty(_ range: Range<Int>) -> Bool {
    let chains = file.chains(in: range)
    guard file.tokens(in: range).contains(where: { $0.kind == "string" && isWord($0) }),
      let asked = chains.first, asked.lastName != "text"
    else { return false }
    let signs = file.signs.operators(in: range)
    if signs == ["??"] { return chains.count == 1 && asked.names.count > 1 && !asked.isCalled }
    return signs.contains("?")
      && (asked.lastName == "isEmpty" && isOfViewModel(asked)
        || asked.names.count > 1 && chains.dropFirst().contains { $0.names == asked.names })
  }

  /// `"\(city), \(country)"`, not `"\(title)"`.
  func fillsIn(_ range: Range<Int>) -> Bool {
    let tokens = file.tokens(in: range)
    let blanks = tokens.count { $0.kind == "string_interpolation_anchor" }
    let words = tokens.filter { $0.kind == "string" }
      .flatMap { file.text($0) }.filter { !"\" ()\\".contains($0) }
    // Each interpolation has an anchor at both ends.
    return blanks > 2 || blanks == 2 && !words.isEmpty
  }

  /// `"Please try again"` in a display method or in a `catch`.
  private func isSentence(_ range: Range<Int>) -> Bool {
    scope.routine.isFunction
      && file.tokens(in: range).contains { token in
        token.kind == "string" && file.text(token).contains(" ") && isWord(token)
      } && (isDisplay || isCaught(range))
  }

  private func isCaught(_ range: Range<Int>) -> Bool {
    file.nodes(kind: "stmt.case").contains {
      $0.range.contains(range.lowerBound) && file.isCatch($0)
    }
  }

  /// `viewModel.kind.rawValue`: a name in the code is no text for people.
  private func reworks(_ range: Range<Int>) -> Bool {
    file.chains(in: range).contains { chain in
      chain.names[0].first?.isUppercase == false
        && (chain.lastName == "capitalized" && chain.names.count > 1
          || ["rawValue", "uppercased"].contains(chain.lastName)
            && (chain.names.count > 2 || chain.names[0] == "$0"))
    }
  }

  func isWording(_ range: Range<Int>) -> Bool {
    file.tokens(in: range).contains { $0.kind == "string_interpolation_anchor" }
      && !repeatsText(range) && !repeatsWords(range)
      || joinsTexts(in: range)
  }

  /// What other methods of the view pass to this one for a parameter.
  func handed(to parameter: Variable) -> [(caller: Scope, value: Range<Int>)] {
    let routine = scope.routine
    guard routine.isFunction,
      let index = routine.parameters.firstIndex(where: { $0.offset == parameter.offset })
    else { return [] }
    return scope.code.scopes(of: scope.type).flatMap { caller in
      caller.routine.calls.filter { call in
        let labels = call.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        return routine.name == "\(call.name)(\(labels))"
      }.flatMap { $0.arguments.dropFirst(index).prefix(1) }.map { (caller, $0.bodyRange) }
    }
  }

  /// `"\(label):"` of `row("Total", order.total)`, where each caller writes the word itself.
  private func repeatsWords(_ range: Range<Int>) -> Bool {
    file.chains(in: range).allSatisfy { chain in
      guard chain.names.count == 1, let parameter = local(named: chain) else { return false }
      let handed = handed(to: parameter)
      return !handed.isEmpty
        && handed.allSatisfy { caller, value in
          caller.file.tokens(in: value).map(\.range) == [value]
            && caller.file.text(value).hasPrefix("\"")
        }
    }
  }

  /// `"\(viewModel.title)"` of a text and `" \(Captions.save) "`: neither words anything.
  private func repeatsText(_ range: Range<Int>) -> Bool {
    guard let chain = file.chains(in: range).first,
      file.text(range).filter({ $0 != " " }) == "\"\\(\(file.text(chain.range)))\""
    else { return false }
    return chain.names[0].first?.isUppercase == true
      || (scope.valueType(of: chain)) == WrittenType(names: ["String"])
  }

  /// `"$0.00"`
  private func isSum(_ range: Range<Int>) -> Bool {
    file.tokens(in: range).contains { token in
      let text = token.kind == "string" ? file.text(token) : ""
      return text.contains(where: \.isNumber) && text.contains(where: \.isCurrencySymbol)
    }
  }

  /// Whether a text is more than blanks, which only keep another text off the edge.
  private func isWord(_ text: SyntaxToken) -> Bool {
    file.text(text).contains { !"\" ".contains($0) }
  }

  /// Whether texts are joined, or one of two is chosen.
  func joinsTexts(in range: Range<Int>) -> Bool {
    let texts = file.tokens(in: range).filter { $0.kind == "string" }
    let signs = file.signs.operators(in: range)
    let joints = signs.count { $0 == "+" }
    return joints > 0 && !texts.isEmpty && (joints > 1 || texts.contains(where: isWord))
      || signs.contains("?") && texts.count > 1
  }
}
