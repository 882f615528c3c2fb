import HostModel
import UIKit

/// Generates realistic touches: time passes between them, and moving fingers have a position in each frame.
@MainActor package struct Fingers {
  let stage: any ScriptStage

  package init(stage: any ScriptStage) { self.stage = stage }

  private static let frame = 1.0 / 60

  package func tap(_ point: CGPoint) { press(point, seconds: 0.05) }

  /// Presses a point.
  /// - Parameters:
  ///   - point: the point, in the screen's coordinates.
  ///   - seconds: the time for which the finger stays down.
  ///   - willLift: called before the finger is lifted.
  package func press(_ point: CGPoint, seconds: Double, willLift: () -> Void = {}) {
    touch(1, .began, point)
    stage.wait(seconds)
    willLift()
    touch(1, .ended, point)
  }

  /// Drags an item from one point and drops it at another.
  package func dragAndDrop(from start: CGPoint, to end: CGPoint, seconds: Double) {
    drag(from: start, to: end, seconds: seconds, holds: true, after: 0.6)
  }

  /// Drags a finger in a straight line.
  /// - Parameters:
  ///   - start: the first point.
  ///   - end: the last point.
  ///   - seconds: the duration of the movement.
  ///   - holds: whether the finger rests before it is lifted, so that the content does not continue to scroll.
  ///   - delay: the time in seconds for which the finger rests before it moves.
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

  /// Pinches with two fingers side by side. Their distance changes by the factor `scale` in 0.4 seconds.
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

  /// Moves fingers along trajectories. Simultaneous changes are sent in one event.
  package func play(_ paths: [ScriptCommand.FingerPath]) {
    var shown: [Int: CGPoint] = [:]
    var rest = paths.filter { !$0.points.isEmpty }
    var now = 0.0
    while true {
      var changes: [InputEvent.Finger] = []
      for path in rest where path.start <= now {
        let point = path.position(at: now)
        if shown[path.finger] == nil {
          changes.append(.init(id: path.finger, phase: .began, location: point))
        } else if path.end <= now {
          changes.append(.init(id: path.finger, phase: .ended, location: point))
        } else if shown[path.finger] != point {
          changes.append(.init(id: path.finger, phase: .moved, location: point))
        }
        shown[path.finger] = point
      }
      if !changes.isEmpty { stage.send(.touches(changes)) }
      rest.removeAll { path in changes.contains { $0.id == path.finger && $0.phase == .ended } }
      if rest.isEmpty { return }
      // Touches begin and end at their exact times, also between frames.
      let next = rest.flatMap { [$0.start, $0.end] }.filter { $0 > now }.min() ?? .infinity
      let step = min(now + Self.frame, next)
      stage.wait(step - now)
      now = step
    }
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

extension ScriptCommand.FingerPath {
  fileprivate var start: Double { points.first?.time ?? 0 }
  fileprivate var end: Double { points.last?.time ?? 0 }

  fileprivate func position(at time: Double) -> CGPoint {
    let next = points.firstIndex { $0.time > time } ?? points.count
    let before = points[max(0, next - 1)]
    guard next > 0, next < points.count else { return CGPoint(x: before.x, y: before.y) }
    let after = points[next]
    let progress = (time - before.time) / (after.time - before.time)
    return CGPoint(x: before.x, y: before.y).interpolated(to: CGPoint(x: after.x, y: after.y), progress)
  }
}
