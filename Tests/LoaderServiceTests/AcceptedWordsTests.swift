import Loaders
import Testing

@testable import LoaderService

@Suite struct AcceptedWordsTests {
  @Test(
    arguments: [
      (.number(0.5...3), "a number from 0.5 to 3"),
      (.number(0 ... .greatestFiniteMagnitude), "a number of at least 0"),
      (.time(0.1...60), "a time from 0.1 to 60 seconds, such as 1.2, 1.2s or 1200ms"),
      (.integer(0...9), "a whole number from 0 to 9"),
      (.length(1...4096, allowsNone: true), "a length from 1 to 4096 pixels, or none"),
      (.length(1...4096, allowsNone: false), "a length from 1 to 4096 pixels"),
      (.count(1...1000), "a whole number from 1 to 1000, or infinite"),
      (.choice([.init("css"), .init("smil")]), "one of css, smil"),
      (.choice([.init("yen", aliases: ["yuan"]), .init("euro")]), "one of yen (or yuan), euro"),
      (.color, "a colour such as f00, %23ff0000, red, rgb(255 0 0), currentColor"),
      (.flag, "1 or 0"), (.ignored, "anything"),
    ] as [(ParameterKind, String)])
  func sayWhatIsAccepted(_ kind: ParameterKind, _ words: String) {
    #expect(AcceptedWords.of(kind) == words)
  }
}
