import CBrotliDecoder
import CZlib
import Compressing
import Testing

/// What is compressed comes back as it was, by the libraries' own decoders.
struct CompressorTests {
  static let texts: [[UInt8]] = [
    Array(repeating: 65, count: 200), Array("<svg><g/><g/><g/><g/><g/><g/><g/><g/></svg>".utf8),
    (0..<70_000).map { UInt8(ascii: "a") + UInt8($0 % 7) },
    (0..<200_000).flatMap { Array("\($0 % 1000),".utf8) },
  ]

  @Test(arguments: Compressor.allCases, texts)
  func nothingIsLost(_ compressor: Compressor, _ text: [UInt8]) throws {
    let compressed = try #require(compressor.compress(text))
    #expect(compressed.count < text.count)
    #expect(Self.decompressed(compressed, by: compressor, length: text.count) == text)
    #expect(compressor.compress(text) == compressed)
  }

  @Test(arguments: Compressor.allCases)
  func nothingIsMadeLonger(_ compressor: Compressor) {
    var random = SystemRandomNumberGenerator()
    #expect(compressor.compress([]) == nil)
    #expect(compressor.compress([65]) == nil)
    #expect(
      compressor.compress((0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }) == nil)
  }

  /// RFC 1952, section 2.3.1: no name, no time, so that the same bytes come out at any time.
  @Test func gzipTellsNothingButTheContent() throws {
    let head = try #require(Compressor.gzip.compress(Self.texts[0])).prefix(8)
    #expect(Array(head) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
  }

  private static func decompressed(
    _ bytes: [UInt8], by compressor: Compressor, length: Int
  ) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: length + 1)
    switch compressor {
    case .brotli:
      var size = result.count
      guard
        BrotliDecoderDecompress(bytes.count, bytes, &size, &result)
          == BROTLI_DECODER_RESULT_SUCCESS
      else { return nil }
      return Array(result.prefix(size))
    case .gzip:
      var stream = z_stream()
      guard loaderd_gunzip_begin(&stream) == Z_OK else { return nil }
      defer { inflateEnd(&stream) }
      var bytes = bytes
      let left = bytes.withUnsafeMutableBufferPointer { input in
        result.withUnsafeMutableBufferPointer { output -> UInt32? in
          stream.next_in = input.baseAddress
          stream.avail_in = UInt32(input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          return inflate(&stream, Z_FINISH) == Z_STREAM_END ? stream.avail_out : nil
        }
      }
      return left.map { Array(result.dropLast(Int($0))) }
    }
  }
}
