import Geometry
import Testing

@testable import Formats

@Suite struct BackgroundRuleTests {
  private static func text(_ size: Size?, pretty: Bool = false) -> String {
    let rule = BackgroundRule(selector: ".a", size: size, image: DataAddress(svg: [0x61]))
    return String(decoding: pretty ? rule.prettyBytes : rule.bytes, as: UTF8.self)
  }

  @Test func makesRoomForASize() {
    #expect(
      Self.text(Size(80, 50.126)) == ".a{display:inline-block;width:80px;height:50.13px;"
        + "background:url(\"data:image/svg+xml,a\") 50%/contain no-repeat}")
  }

  @Test func fillsWhatIsThereWithoutOne() {
    #expect(
      Self.text(nil) == ".a{background:url(\"data:image/svg+xml,a\") 50%/contain no-repeat}")
  }

  @Test func prettyHasALineADeclaration() {
    #expect(
      Self.text(Size(1, 2), pretty: true) == """
        .a {
          display: inline-block;
          width: 1px;
          height: 2px;
          background: url("data:image/svg+xml,a") 50%/contain no-repeat;
        }

        """)
  }
}
