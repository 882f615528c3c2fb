import QuartzCore

/// Moves an offset to another one, frame by frame, so that each step is the model's.
@MainActor final class ScrollAnimation {
  private static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  private var link: CADisplayLink?

  init(from start: CGPoint, to end: CGPoint, step: @escaping (_ offset: CGPoint, _ isOver: Bool) -> Void) {
    let begin = CACurrentMediaTime()
    let target = LinkTarget { [weak self] time in
      let part = (time - begin) / ScrollAnimation.duration
      guard part < 1 - 1e-6 else {
        self?.stop()
        return step(end, true)
      }
      let way = ScrollAnimation.curve.value(at: part)
      step(CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way), false)
    }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.add(to: .main, forMode: .common)
  }

  deinit { link?.invalidate() }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
