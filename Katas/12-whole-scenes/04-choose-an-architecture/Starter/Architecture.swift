enum Architecture: Equatable, Sendable {
  case mvvm
  case vip
  case viper
}
