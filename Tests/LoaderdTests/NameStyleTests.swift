import Testing

@testable import loaderd

@Suite struct NameStyleTests {
  @Test(arguments: [
    ("port", "port", "PORT"), ("headerDeadline", "header-deadline", "HEADER_DEADLINE"),
    ("requestsPerConnection", "requests-per-connection", "REQUESTS_PER_CONNECTION"),
  ])
  func derives(camel: String, kebab: String, snake: String) {
    #expect(NameStyle.kebab(camel) == kebab)
    #expect(NameStyle.upperSnake(camel) == snake)
    #expect(NameStyle.camel(kebab) == camel)
  }

  @Test(arguments: ["showAfter", "-", "a-", "-a", "a--b", ""])
  func leavesOtherNamesAlone(name: String) {
    #expect(NameStyle.camel(name) == name)
  }
}
