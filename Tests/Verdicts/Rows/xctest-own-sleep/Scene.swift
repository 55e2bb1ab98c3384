struct Guest {
  var hours = 0

  mutating func sleep(hours: Int) {
    self.hours += hours
  }

  mutating func usleep() {
    hours += 1
  }
}
