import UIKit
import XCTest

/// Touches on text, by the offsets of characters.
class TextTouchTestCase: TextInputTestCase {
  var menu: UIMenuController { .shared }

  override func tearDown() {
    menu.hideMenu()
    menu.menuItems = nil
    UIPasteboard.general.items = []
    super.tearDown()
  }

  /// The middle of the caret at an offset, in the window.
  func point(_ offset: Int, _ subject: TextSubject) -> CGPoint {
    let caret = subject.position(offset).map { subject.input.caretRect(for: $0) } ?? .zero
    return subject.input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  /// Taps a number of times at an offset, and waits until further taps do not belong to the sequence.
  func tap(_ offset: Int, _ subject: TextSubject, times: Int = 1) {
    let point = point(offset, subject)
    for _ in 0..<times {
      tap(point.x, point.y)
      go(to: now + 0.1)
    }
    go(to: now + 0.6)
  }

  /// Moves a finger that is down to a point, in steps.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      touch(0, .moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      go(to: now + 0.02)
    }
  }

  func lift(_ point: CGPoint) {
    touch(0, .ended, point.x, point.y)
    go(to: now + 0.6)
  }

  /// A point on a handle, within the input.
  func handle(_ offset: Int, isEnd: Bool, _ subject: TextSubject) -> CGPoint {
    let caret = subject.position(offset).map { subject.input.caretRect(for: $0) } ?? .zero
    return subject.input.convert(CGPoint(x: caret.midX, y: isEnd ? caret.maxY + 3 : caret.minY + 2), to: nil)
  }
}
