import CoreGraphics
import Foundation
import UIKit

/// Frames of an animation side by side in one picture, to be viewed and compared together.
///
/// ```swift
/// let stage = Stage()
/// UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
/// let strip = FilmStrip(of: stage, from: 0, to: 1, frames: 10)
/// assertPicture(strip.picture, named: "fade")
/// stage.end()
/// ```
///
/// Frames are scaled down by averaging whole blocks of pixels, so that equal frames produce equal bytes.
public struct FilmStrip {
  private let columns: Int
  private let scale: Int
  private var frames: [PixelBuffer] = []

  /// Creates an empty strip.
  /// - Parameters:
  ///   - columns: the number of frames in a row.
  ///   - scale: the factor by which frames are scaled down on each axis.
  public init(columns: Int = 10, scale: Int = 6) {
    self.columns = max(columns, 1)
    self.scale = max(scale, 1)
  }

  /// Captures frames at equal intervals and advances the stage's clock to the last one.
  ///
  /// The first frame is at `start` and the last one at `end`, in seconds of the stage's clock. `rect` is the
  /// captured part of the screen in points; if it is nil, the whole screen is captured.
  @preconcurrency @MainActor public init(
    of stage: Stage, from start: TimeInterval = 0, to end: TimeInterval, frames: Int = 10, rect: CGRect? = nil,
    columns: Int = 10, scale: Int = 6
  ) {
    self.init(columns: columns, scale: scale)
    for index in 0..<max(frames, 1) {
      stage.clock.advance(to: start + (end - start) * Double(index) / Double(max(frames - 1, 1)))
      stage.clock.settle()
      add(.screen, rect)
    }
  }

  /// Adds a frame, or a part of it in points.
  public mutating func add(_ picture: Picture, _ rect: CGRect? = nil) {
    let pixels = CGAffineTransform(scaleX: picture.scale, y: picture.scale)
    add(picture.buffer, rect?.applying(pixels))
  }

  private mutating func add(_ picture: PixelBuffer, _ rect: CGRect?) {
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let part = (rect ?? whole).intersection(whole).integral
    guard !part.isNull else { return }
    let width = Int(part.width) / scale, height = Int(part.height) / scale
    guard let frame = PixelBuffer(width: max(width, 1), height: max(height, 1), format: .argb32) else { return }
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        frame.row(y)[x] = average(picture, Int(part.minX) + x * scale, Int(part.minY) + y * scale)
      }
    }
    frames.append(frame)
  }

  private func average(_ picture: PixelBuffer, _ left: Int, _ top: Int) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var count: UInt32 = 0
    for y in top..<min(top + scale, picture.height) {
      let row = picture.row(y)
      for x in left..<min(left + scale, picture.width) {
        let pixel = row[x]
        sums.0 += pixel >> 24
        sums.1 += pixel >> 16 & 255
        sums.2 += pixel >> 8 & 255
        sums.3 += pixel & 255
        count += 1
      }
    }
    guard count > 0 else { return 0 }
    func part(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return part(sums.0) << 24 | part(sums.1) << 16 | part(sums.2) << 8 | part(sums.3)
  }

  /// The picture with all frames in rows, separated by lines, at a scale of 1; nil if the strip is empty.
  public var picture: Picture? {
    guard let first = frames.first else { return nil }
    let gap = 2
    let rows = (frames.count + columns - 1) / columns
    let across = min(columns, frames.count)
    guard
      let result = PixelBuffer(
        width: across * (first.width + gap) - gap, height: rows * (first.height + gap) - gap, format: .argb32)
    else { return nil }
    for y in 0..<result.height {
      for x in 0..<result.width { result.row(y)[x] = 0xFF80_8080 }
    }
    for (index, frame) in frames.enumerated() {
      let left = index % columns * (first.width + gap), top = index / columns * (first.height + gap)
      for y in 0..<min(frame.height, first.height) {
        for x in 0..<min(frame.width, first.width) { result.row(top + y)[left + x] = frame.row(y)[x] }
      }
    }
    return Picture(result)
  }
}
