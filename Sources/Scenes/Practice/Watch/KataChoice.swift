package import Entities

/// The list of katas while one is chosen: what is searched for, and which is selected.
package struct KataChoice: Equatable, Sendable {
  package private(set) var search = ""
  package private(set) var isSearching = false
  package private(set) var selected: KataID?
  private let all: [Kata]

  package init(katas: [Kata], selected: KataID?) {
    all = katas
    self.selected = selected ?? katas.first?.id
  }

  /// The katas that fit the search.
  package var katas: [Kata] {
    guard !search.isEmpty else { return all }
    let word = search.lowercased()
    return all.filter {
      "\($0.number) \($0.id) \($0.manifest.title)".lowercased().contains(word)
    }
  }

  package enum Decision: Equatable, Sendable {
    case stay, leave
    case open(KataID)
  }

  package mutating func press(_ key: Watch.Key) -> Decision {
    switch key {
    case .enter:
      if let selected { return .open(selected) }
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -8)
    case .pageDown: move(by: 8)
    case .home: move(by: -all.count)
    case .end: move(by: all.count)
    case .escape:
      guard isSearching || !search.isEmpty else { return .leave }
      find("", isSearching: false)
    case .backspace where isSearching:
      find(String(search.dropLast()), isSearching: !search.isEmpty)
    case .character(let character) where isSearching:
      find(search + String(character), isSearching: true)
    case .character("/"): find("", isSearching: true)
    case .character("q"), .character("l"): return .leave
    case .character("j"): move(by: 1)
    case .character("k"): move(by: -1)
    default: break
    }
    return .stay
  }

  private mutating func find(_ text: String, isSearching: Bool) {
    search = text
    self.isSearching = isSearching
    let found = katas
    if !found.contains(where: { $0.id == selected }) { selected = found.first?.id }
  }

  private mutating func move(by steps: Int) {
    let katas = katas
    guard let index = katas.firstIndex(where: { $0.id == selected }) else { return }
    selected = katas[min(max(0, index + steps), katas.count - 1)].id
  }
}
