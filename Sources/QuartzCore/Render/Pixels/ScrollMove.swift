import Foundation

/// A region of scrolled contents, whose pixels are moved on the surface instead of being redrawn.
package struct ScrollMove {
  let clip: IntRect
  let newRange: Range<Int>
  let oldRange: Range<Int>
  let dx: Int
  let dy: Int

  /// The destination of the moved pixels.
  var arrival: IntRect { clip.intersection(clip.offsetBy(x: dx, y: dy)) }

  /// Moves the pixels; `except` are drawn again anyway.
  ///
  /// One thread copies whole rows: the copy is limited by the memory, so that two threads with half of each row
  /// take longer together, and much longer where the other core is busy.
  func apply(to target: RenderTarget, except: [IntRect]) {
    let to = destination(except: except)
    if !to.isEmpty { move(to, target) }
  }

  /// Returns whether the move writes or reads pixels of a rectangle.
  func touches(_ rect: IntRect, except: [IntRect]) -> Bool {
    let to = destination(except: except)
    return to.intersects(rect) || to.offsetBy(x: -dx, y: -dy).intersects(rect)
  }

  private func destination(except: [IntRect]) -> IntRect {
    except.reduce(arrival) { $0.subtractingEdge($1) }
  }

  private func move(_ to: IntRect, _ target: RenderTarget) {
    let bytes = to.width * 4
    if dy <= 0 {
      for y in to.minY..<to.maxY { memmove(target.pixel(to.minX, y), target.pixel(to.minX - dx, y - dy), bytes) }
    } else {
      for y in (to.minY..<to.maxY).reversed() {
        memmove(target.pixel(to.minX, y), target.pixel(to.minX - dx, y - dy), bytes)
      }
    }
  }
}
