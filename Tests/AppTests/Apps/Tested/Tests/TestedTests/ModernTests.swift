import Testing

@Suite struct ModernTests {
  @Test func passes() { #expect(1 == 1) }
  @Test func fails() { #expect(1 == 2, "not one") }
  @Test(arguments: [1, 2]) func each(_ value: Int) { #expect(value > 0) }
  @Test(.disabled("later")) func disabled() {}
  @Test func waits() async throws { try await Task.sleep(nanoseconds: 5_000_000_000) }
  @Test func known() { withKnownIssue("known") { #expect(Bool(false)) } }
}

@Test func free() {}
