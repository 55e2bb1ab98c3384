import Testing

struct ÜberprüfungTests {
  @Test func größeIstNull() {}

  @Test func サイズ() {
    Issue.record("as it should")
  }

  @Test func 🎉() {}

  @Test func `class`() {}

  @Test func `init`() {
    Issue.record("as it should")
  }
}
