/// Where a path can lead. An id is enough: the scene there asks for the rest.
enum Place: Hashable {
  case order(id: Int)
}
