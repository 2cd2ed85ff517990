import Testing

@testable import RasterFormats

@Suite struct GIFPlanTests {
  /// What a player shows after each frame, by the disposal methods of GIF89a, section 23.
  private func shown(_ frames: [GIFFrame], width: Int, height: Int) -> [[UInt8]] {
    var canvas = [UInt8](repeating: 0, count: width * height)
    return frames.map { frame in
      let rectangle = frame.rectangle
      func places() -> [Int] {
        (0..<rectangle.height).flatMap { y in
          (0..<rectangle.width).map { (rectangle.y + y) * width + rectangle.x + $0 }
        }
      }
      for (index, place) in places().enumerated() where frame.pixels[index] != 0 {
        // What may be left out stands there already.
        if !frame.isFree[index] { canvas[place] = frame.pixels[index] }
      }
      let result = canvas
      if frame.disposal == .clear { for place in places() { canvas[place] = 0 } }
      return result
    }
  }

  private func frames(_ pictures: [PixelGrid<UInt8>]) -> [GIFFrame] {
    var plan = GIFPlan(width: pictures[0].width, height: pictures[0].height, transparent: 0)
    return pictures.indices.map {
      plan.frame(
        showing: pictures[$0], next: $0 + 1 < pictures.count ? pictures[$0 + 1] : nil)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func aPlayerShowsThePictures(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (width, height) = (Int.random(in: 1...9, using: &numbers), 7)
    let pictures = (0..<12).map { _ in
      var picture = PixelGrid<UInt8>(width: width, height: height, filledWith: 0)
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        picture.values[Int.random(in: 0..<width * height, using: &numbers)] =
          UInt8.random(in: 0...3, using: &numbers)
      }
      return picture
    }
    let frames = frames(pictures)
    #expect(shown(frames, width: width, height: height) == pictures.map(\.values))
    #expect(frames.allSatisfy { !$0.rectangle.isEmpty })
  }

  @Test func tellsOnlyWhatChanges() {
    var pictures = [PixelGrid<UInt8>](
      repeating: PixelGrid(width: 5, height: 5, filledWith: 1), count: 3)
    pictures[1].values[12] = 2
    let frames = frames(pictures)
    #expect(frames[0].rectangle == pictures[0].bounds)
    #expect(frames[1].rectangle == PixelRectangle(x: 2, y: 2, width: 1, height: 1))
    #expect(frames.allSatisfy { $0.disposal == .keep })
  }

  @Test func clearsOnlyWhereSomethingVanishes() {
    var pictures = [PixelGrid<UInt8>](
      repeating: PixelGrid(width: 5, height: 1, filledWith: 0), count: 3)
    pictures[0].values = [1, 0, 0, 0, 2]
    pictures[1].values = [0, 1, 0, 0, 2]
    pictures[2].values = [0, 1, 0, 0, 2]
    let frames = frames(pictures)
    #expect(frames.map(\.disposal) == [.clear, .keep, .keep])
    #expect(frames[0].rectangle.width == 5)
  }
}
