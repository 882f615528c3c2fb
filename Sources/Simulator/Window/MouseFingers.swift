import UIKit

/// The mouse as one or two fingers. As in Apple's Simulator, the Option key adds a second finger, mirrored at the
/// center of the screen; with Shift as well, the second finger moves in parallel.
package struct MouseFingers {
  package var screen: CGSize
  private var isDown = false
  private var second: CGPoint?
  private var last = CGPoint.zero

  package init(screen: CGSize) { self.screen = screen }

  package mutating func press(_ point: CGPoint, option: Bool) -> [InputEvent] {
    guard !isDown else { return [] }
    isDown = true
    last = point
    second = option ? mirrored(point) : nil
    return events(.began)
  }

  package mutating func move(_ point: CGPoint, shift: Bool) -> [InputEvent] {
    guard isDown, point != last else { return [] }
    if let other = second {
      second = shift ? CGPoint(x: other.x + point.x - last.x, y: other.y + point.y - last.y) : mirrored(point)
    }
    last = point
    return events(.moved)
  }

  package mutating func release() -> [InputEvent] {
    guard isDown else { return [] }
    isDown = false
    defer { second = nil }
    return events(.ended)
  }

  /// Cancels the touches, because the window lost the mouse or the screen was rotated.
  package mutating func cancel() -> [InputEvent] {
    guard isDown else { return [] }
    isDown = false
    defer { second = nil }
    return events(.cancelled)
  }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: screen.width - point.x, y: screen.height - point.y)
  }

  private func events(_ phase: InputEvent.TouchPhase) -> [InputEvent] {
    var fingers = [InputEvent.Finger(id: 1, phase: phase, location: last)]
    if let second { fingers.append(.init(id: 2, phase: phase, location: second)) }
    return [.touches(fingers)]
  }
}
