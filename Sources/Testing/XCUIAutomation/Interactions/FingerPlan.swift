import UIKit

/// The trajectories of the fingers in a gesture.
struct FingerPlan {
  private struct Point {
    var time: Double
    var position: CGPoint
  }

  private var paths: [[Point]] = []

  /// The gesture as a command of the script language.
  var command: String {
    let fingers = paths.enumerated().map { index, points in
      "\(index + 1) "
        + points.map {
          "\(UITestText.number($0.time)) \(UITestText.number($0.position.x)) \(UITestText.number($0.position.y))"
        }.joined(separator: " ")
    }
    return "touches " + fingers.joined(separator: " / ")
  }

  static let tapLength = 0.05

  /// Returns taps with one finger, or with several fingers side by side.
  static func taps(_ point: CGPoint, count: Int = 1, fingers: Int = 1, seconds: Double = tapLength) -> [FingerPlan]
  {
    let reach = 30.0 * Double(fingers - 1)
    let plan = FingerPlan(
      paths: (0..<fingers).map { finger in
        let x = point.x + CGFloat(fingers == 1 ? 0 : -reach / 2 + 30 * Double(finger))
        let position = CGPoint(x: x, y: point.y)
        return [Point(time: 0, position: position), Point(time: seconds, position: position)]
      })
    return Array(repeating: plan, count: count)
  }

  /// Returns a drag with one finger, which rests at the beginning and at the end.
  static func drag(
    from start: CGPoint, to end: CGPoint, press: Double, velocity: XCUIGestureVelocity, hold: Double
  ) -> FingerPlan {
    let distance = Double(hypot(end.x - start.x, end.y - start.y))
    let seconds = max(1 / 60, distance / max(1, Double(velocity.rawValue)))
    var points = [Point(time: 0, position: start)]
    let begin = max(1 / 60, press)
    points.append(Point(time: begin, position: start))
    points.append(Point(time: begin + seconds, position: end))
    if hold > 0 { points.append(Point(time: begin + seconds + hold, position: end)) }
    return FingerPlan(paths: [points])
  }

  /// Returns a gesture with two opposite fingers whose distance or angle changes at a constant rate.
  static func pair(
    around center: CGPoint, from start: (reach: Double, angle: Double), to end: (reach: Double, angle: Double),
    seconds: Double
  ) -> FingerPlan {
    let steps = max(2, Int((seconds * 60).rounded()))
    func path(_ side: Double) -> [Point] {
      (0...steps).map { step in
        let progress = Double(step) / Double(steps)
        let reach = start.reach + (end.reach - start.reach) * progress
        let angle = start.angle + (end.angle - start.angle) * progress
        let position = CGPoint(
          x: center.x + CGFloat(side * reach * cos(angle)), y: center.y + CGFloat(side * reach * sin(angle)))
        return Point(time: seconds * progress, position: position)
      } + []
    }
    return FingerPlan(paths: [path(1), path(-1)])
  }
}
