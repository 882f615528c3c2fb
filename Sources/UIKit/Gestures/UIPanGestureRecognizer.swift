/// Recognizes fingers that move, and reports their translation and velocity.
///
/// ```swift
/// class Board: UIView {
///   let piece = UIView()
///
///   @objc func dragged(_ pan: UIPanGestureRecognizer) {
///     let way = pan.translation(in: self)
///     piece.center = CGPoint(x: piece.center.x + way.x, y: piece.center.y + way.y)
///     pan.setTranslation(.zero, in: self)
///   }
/// }
/// ```
///
/// The gesture begins when the fingers have moved by 10 points (measured), changes with each movement, and ends
/// when they lift. Translations are in points, velocities in points per second, both in the coordinates of the
/// given view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  override class var nibRow: NibRow { .panGestureRecognizer }

  static let slop: CGFloat = 10

  /// The minimum number of fingers. 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Unlimited by default.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The kinds of scroll input that pan without touches: a wheel or a trackpad over the view. None by default.
  open var allowedScrollTypesMask = UIScrollTypeMask(rawValue: 0)

  /// The translation since the touches began or `setTranslation`, in window coordinates.
  private var total = CGPoint.zero
  private var anchor: CGPoint?
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// Returns the translation since the beginning or `setTranslation`, in the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { convert(total, to: view) }

  /// Sets the translation, to which further movements are added, in a view's coordinates; nil stands for the
  /// window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      total = translation
      return
    }
    let zero = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    total = CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// Returns the velocity in points per second, over about the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
    else { return .zero }
    let time = CGFloat(last.time - first.time)
    return convert(
      CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time), to: view)
  }

  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > maximumNumberOfTouches, state == .possible {
      state = .failed
      return
    }
    // Another finger moves the centroid, not the content.
    anchor = centroidInWindow
    record(touches, moved: .zero)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = centroidInWindow
    let from = anchor ?? point
    anchor = point
    let step = CGPoint(x: point.x - from.x, y: point.y - from.y)
    move(by: step, at: touches.map(\.timestamp).max() ?? CACurrentMediaTime())
    switch state {
    case .possible:
      if activeTouches.count >= minimumNumberOfTouches, shouldStart(total) { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Returns whether the movement is large enough, and of the right kind.
  func shouldStart(_ movement: CGPoint) -> Bool {
    hypot(movement.x, movement.y) >= UIPanGestureRecognizer.slop
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    noteEnd(of: touches)
    let left = activeTouches.filter { !touches.contains($0) }
    guard left.count < max(1, minimumNumberOfTouches) else {
      anchor = middle(of: left)
      return
    }
    switch state {
    case .began, .changed: state = .ended
    case .possible: if left.isEmpty { state = .failed }
    default: break
    }
  }

  /// Records the end of touches: a finger that rested before it lifted has a lower velocity; one that lifts within
  /// two frames of its last movement does not.
  private func noteEnd(of touches: Set<UITouch>) {
    guard let last = samples.last, let time = touches.map(\.timestamp).max(), time - last.time > 0.035 else {
      return
    }
    record(touches, moved: .zero)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    total = .zero
    anchor = nil
    samples = []
  }

  private func middle(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: nil)
      sum.x += point.x / CGFloat(touches.count)
      sum.y += point.y / CGFloat(touches.count)
    }
    return sum
  }

  /// Adds a movement in window coordinates.
  func move(by step: CGPoint, at time: TimeInterval) {
    total.x += step.x
    total.y += step.y
    record(time, moved: step)
  }

  private func record(_ touches: Set<UITouch>, moved: CGPoint) {
    record(touches.map(\.timestamp).max() ?? CACurrentMediaTime(), moved: moved)
  }

  private func record(_ time: TimeInterval, moved: CGPoint) {
    let last = samples.last?.point ?? .zero
    samples.append((time, CGPoint(x: last.x + moved.x, y: last.y + moved.y)))
    if samples.count > 32 { samples.removeFirst(samples.count - 32) }
  }
}
