import Testing

@testable import MicroHTTPServer

/// The absolute form of a target (RFC 9112, section 3.2.2).
struct TargetFormTests {
  @Test(arguments: [
    ("http://a/", "/", "a"), ("http://a", "/", "a"), ("http://a:80?b", "/?b", "a:80"),
    ("HTTPS://[::1]:8080/b//c?d=/", "/b//c?d=/", "[::1]:8080"), ("http://a//", "//", "a"),
  ])
  func itIsSplit(target: String, origin: String, authority: String) {
    let expected = TargetForm.Absolute(origin: Array(origin.utf8), authority: authority)
    #expect(TargetForm.absolute(Array(target.utf8)) == expected)
  }

  @Test(arguments: [
    "", "/", "/http://a", "http:", "http:/", "http://", "http:///a", "http://?a", "ftp://a/",
    "httpss://a", "http//a", "http://a b/", "http://u@a/", "http://\0/", "://a/",
  ])
  func anythingElseIsNone(target: String) {
    #expect(TargetForm.absolute(Array(target.utf8)) == nil)
  }
}
