import Testing

struct Outer {
  @Test func outside() {}

  @Suite struct Inner {
    @Test func inside() {
      Issue.record("as it should")
    }

    struct Innermost {
      @Test func deep() {}
    }
  }

  enum Cases {
    @Test static func ofTheType() {}
  }
}

extension Outer.Inner {
  @Test func ofAnExtension() {}
}
