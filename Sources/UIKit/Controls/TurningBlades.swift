import QuartzCore

/// The rotating blades of the activity indicator and the refresh control: eight blades around a point, of which the
/// front one advances eight times a second.
@MainActor final class TurningBlades {
  nonisolated static let count = 8
  private static let stepsPerSecond = 8.0

  private weak var view: UIView?
  private var link: CADisplayLink?
  private var front = 0

  init(in view: UIView) { self.view = view }

  deinit { link?.invalidate() }

  /// Returns the number of steps between a blade and the front one.
  func steps(behind index: Int) -> Int { (front - index + 2 * Self.count) % Self.count }

  /// Starts or stops the rotation, which only runs while visible: called again when the view enters or leaves a
  /// window.
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

  /// The color of the blades: gray, a little lighter in dark appearance.
  nonisolated static let grey = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  /// Draws blades clockwise from the top.
  /// - Parameters:
  ///   - ring: the distance from the center to the middle of a blade, in points.
  ///   - alpha: returns the opacity of the blade with an index, relative to the color's.
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
