import QuartzCore

/// Calls once a frame with the seconds since it was made, until it is stopped.
@MainActor final class ScrollMotion {
  let begin = CACurrentMediaTime()
  private var link: CADisplayLink?
  /// The number of running motions; changed on the main thread, where views are also released.
  private nonisolated(unsafe) static var count = 0
  static var isAnyRunning: Bool { count > 0 }

  init(step: @escaping (_ motion: ScrollMotion, _ elapsed: TimeInterval) -> Void) {
    let target = LinkTarget { [weak self] time in
      guard let self, link != nil else { return }
      step(self, time - begin)
    }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.add(to: .main, forMode: .common)
    Self.count += 1
  }

  /// Creates a motion of that duration in seconds along a curve; `step` gets 1 at the end.
  convenience init(
    duration: TimeInterval, curve: CAMediaTimingFunction, step: @escaping (_ progress: CGFloat) -> Void
  ) {
    self.init { motion, elapsed in
      let part = elapsed / duration
      guard part < 1 - 1e-6 else {
        motion.stop()
        return step(1)
      }
      step(CGFloat(curve.value(at: part)))
    }
  }

  deinit {
    guard let link else { return }
    link.invalidate()
    Self.count -= 1
  }

  func stop() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    Self.count -= 1
  }
}
