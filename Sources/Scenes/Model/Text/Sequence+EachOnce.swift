extension Sequence where Element: Hashable {
  /// Without what stands before already.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
