/// Where a view decides about a list that it displays.
extension ViewWork {
  /// `movies.isEmpty ? showPlaceholder() : hidePlaceholder()`; not to keep an index in its bounds or
  /// to hide what is empty.
  func judgesList(_ chain: Chain) -> Bool {
    guard chain.names.count > 1,
      chain.lastName == "isEmpty" || chain.lastName == "count" && isComparedToZero(chain),
      isDisplayed(scope.types(along: chain).dropLast().last ?? nil)
    else { return false }
    let line = file.bytes[..<chain.range.lowerBound].split(separator: UInt8(ascii: "\n")).last ?? []
    let before = String(decoding: line, as: UTF8.self)
    return !before.contains("guard ") && !before.contains("idden")
  }

  /// `movies.append(contentsOf: viewModel.movies)`, `movies.append(movie)` where it is displayed.
  func gathersList(_ chain: Chain) -> Bool {
    guard chain.isCalled, chain.names.count == 2, chain.lastName == "append",
      isDisplay || file.call(of: chain)?.labels == ["contentsOf"]
    else { return false }
    return scope.type.properties.contains { $0.name == chain.names[0] && isDisplayed($0.type) }
  }

  /// Not a list of views.
  private func isDisplayed(_ type: WrittenType?) -> Bool {
    guard let type, type.isCollection else { return false }
    return !type.names.contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
  }

  private func isComparedToZero(_ chain: Chain) -> Bool {
    let next = file.bytes[chain.range.upperBound...].prefix(6)
    return [" == 0", " != 0", " > 0"].contains { next.starts(with: $0.utf8) }
  }
}
