/// The list from which a kata is chosen: what is searched for, and which kata is selected.
struct KataChoice: Equatable, Sendable {
  private(set) var search = ""
  private(set) var isSearching = false
  private(set) var selected: KataID?
  private let all: [Kata]

  init(katas: [Kata], selected: KataID?) {
    all = katas
    self.selected = selected ?? katas.first?.id
  }

  var katas: [Kata] {
    guard !search.isEmpty else { return all }
    let word = search.lowercased()
    return all.filter {
      "\($0.number) \($0.id) \($0.manifest.title)".lowercased().contains(word)
    }
  }

  enum Decision: Equatable, Sendable {
    case stay, leave
    case open(KataID)
  }

  mutating func press(_ key: TerminalEvent.Key) -> Decision {
    switch key {
    case .character(let character) where isSearching:
      find(search + String(character), isSearching: true)
    case .enter: return selected.map(Decision.open) ?? .stay
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"): move(by: 1)
    case .pageUp: move(by: -8)
    case .pageDown: move(by: 8)
    case .home: move(by: -all.count)
    case .end: move(by: all.count)
    case .escape where isSearching || !search.isEmpty: find("", isSearching: false)
    case .escape, .character("q"), .character("l"): return .leave
    case .backspace where isSearching:
      find(String(search.dropLast()), isSearching: !search.isEmpty)
    case .character("/"): find("", isSearching: true)
    case .character, .backspace, .tab, .backTab: break
    }
    return .stay
  }

  private mutating func find(_ text: String, isSearching: Bool) {
    search = text
    self.isSearching = isSearching
    let found = katas.map(\.id)
    if selected.map(found.contains) != true { selected = found.first }
  }

  private mutating func move(by steps: Int) {
    let found = katas.map(\.id)
    guard let index = found.firstIndex(where: { $0 == selected }) else { return }
    selected = found[min(max(0, index + steps), found.count - 1)]
  }
}
