import QuartzCore

/// What the activity indicator and the refresh control share: eight blades around a point, of which the one in
/// front continues eight times a second.
@MainActor final class TurningBlades {
  nonisolated static let count = 8
  private static let stepsPerSecond = 8.0

  private weak var view: UIView?
  private var link: CADisplayLink?
  private var front = 0

  init(in view: UIView) { self.view = view }

  deinit { link?.invalidate() }

  /// How many steps the blade is behind the one in front.
  func steps(behind index: Int) -> Int { (front - index + 2 * Self.count) % Self.count }

  /// Turns only where it can be seen: called again when the view comes into a window or leaves it.
  func turn(_ isTurning: Bool) {
    let turns = isTurning && view?.window != nil
    guard turns != (link != nil) else { return }
    link?.invalidate()
    link = nil
    guard turns else { return }
    let target = LinkTarget { [weak self] time in self?.step(at: time) }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.preferredFramesPerSecond = Int(Self.stepsPerSecond)
    link?.add(to: .main, forMode: .common)
  }

  private func step(at time: CFTimeInterval) {
    let next = Int((time * Self.stepsPerSecond).rounded(.down)) % Self.count
    guard next != front else { return }
    front = next
    view?.setNeedsDisplay()
  }

  /// Grey, a little lighter on dark.
  nonisolated static let grey = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  /// Draws blades clockwise from the top.
  /// - Parameters:
  ///   - ring: from the center to the middle of a blade.
  ///   - alpha: of the blade of an index, times the color's.
  static func draw(
    _ shown: Int = count, blade: CGSize, ring: CGFloat, around center: CGPoint, in color: UIColor,
    alpha: (Int) -> CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = CGRect(x: -blade.width / 2, y: -ring - blade.height / 2, width: blade.width, height: blade.height)
    for index in 0..<shown {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) * .pi / 4)
      color.withAlphaComponent(color.cgColor.alpha * alpha(index)).setFill()
      UIBezierPath(roundedRect: shape, cornerRadius: blade.width / 2).fill()
      context.restoreGState()
    }
  }
}
