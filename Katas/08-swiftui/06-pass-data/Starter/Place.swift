/// Where the checkout's path can lead.
enum Place: Hashable {
  case addressBook
}
