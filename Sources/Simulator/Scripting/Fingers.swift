import UIKit

/// Touches as fingers make them: with time between them, a position each frame while they move.
@MainActor package struct Fingers {
  let stage: any ScriptStage

  package init(stage: any ScriptStage) { self.stage = stage }

  private static let frame = 1.0 / 60

  package func tap(_ point: CGPoint) { press(point, seconds: 0.05) }

  package func press(_ point: CGPoint, seconds: Double) {
    touch(1, .began, point)
    stage.wait(seconds)
    touch(1, .ended, point)
  }

  /// Lifts what can be dragged at one point and drops it at another.
  package func dragAndDrop(from start: CGPoint, to end: CGPoint, seconds: Double) {
    drag(from: start, to: end, seconds: seconds, holds: true, after: 0.6)
  }

  /// - Parameters:
  ///   - holds: the finger rests before it leaves, so that nothing is thrown.
  ///   - delay: seconds for which the finger rests before it moves.
  package func drag(from start: CGPoint, to end: CGPoint, seconds: Double, holds: Bool, after delay: Double = 0) {
    touch(1, .began, start)
    stage.wait(max(Self.frame, delay))
    let steps = max(1, Int((seconds / Self.frame).rounded()))
    for step in 1...steps {
      touch(1, .moved, start.interpolated(to: end, CGFloat(step) / CGFloat(steps)))
      stage.wait(Self.frame)
    }
    if holds { stage.wait(0.1) }
    touch(1, .ended, end)
  }

  /// Two fingers side by side, their distance changing by `scale` in 0.4 seconds.
  package func pinch(at center: CGPoint, scale: Double) {
    let (start, end) = scale >= 1 ? (50.0, 50 * scale) : (50 / scale, 50.0)
    func move(_ phase: InputEvent.TouchPhase, _ reach: Double) {
      let left = CGPoint(x: center.x - reach, y: center.y)
      let right = CGPoint(x: center.x + reach, y: center.y)
      stage.send(
        .touches([.init(id: 1, phase: phase, location: left), .init(id: 2, phase: phase, location: right)]))
    }
    move(.began, start)
    let steps = 24
    for step in 1...steps {
      stage.wait(Self.frame)
      move(.moved, start + (end - start) * Double(step) / Double(steps))
    }
    stage.wait(0.1)
    move(.ended, end)
  }

  private func touch(_ finger: Int, _ phase: InputEvent.TouchPhase, _ point: CGPoint) {
    stage.send(.touch(id: finger, phase: phase, location: point))
  }
}

extension CGPoint {
  fileprivate func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}
