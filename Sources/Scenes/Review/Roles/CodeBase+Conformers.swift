extension CodeBase {
  /// The numbers of the concrete types that conform to each type, by its number;
  /// test doubles are left out.
  var conformers: [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, type) in types.enumerated()
    where type.isConcrete && type.kind != .extension && !RoleNames.isTestDouble(type.name) {
      let known = ancestors[index].compactMap { declaration(named: $0, from: type.position.file) }
      for parent in Set(known) { found[parent, default: []].append(index) }
    }
    return found
  }
}
