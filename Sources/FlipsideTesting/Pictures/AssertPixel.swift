/// Fails unless two pixels in the format 0xAARRGGBB differ by at most `tolerance` in each channel.
///
/// ```swift
/// let stage = Stage()
/// assertPixel(stage.picture().pixel(at: CGPoint(x: 1, y: 1)), 0xFFFF_FFFF)
/// stage.end()
/// ```
/// A nil pixel, such as one outside of a picture, fails, too. The tolerance is in units of 1/255, and the failure
/// contains the message.
public func assertPixel(
  _ actual: UInt32?, _ expected: UInt32, tolerance: Int = 1, _ message: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let actual else { return TestFailure.report("there is no pixel \(message)", file: file, line: line) }
  let differs = ([24, 16, 8, 0] as [UInt32]).contains { shift in
    abs(Int(actual >> shift & 255) - Int(expected >> shift & 255)) > tolerance
  }
  guard differs else { return }
  func hex(_ pixel: UInt32) -> String { "0x" + String(pixel, radix: 16, uppercase: true) }
  TestFailure.report("the pixel is \(hex(actual)), not \(hex(expected)) \(message)", file: file, line: line)
}
