import QuartzCore

/// Motion of the content without a finger.
extension UIScrollView {
  /// Whether any scroll view slows down or scrolls by code.
  package static var isAnyMoving: Bool { ScrollMotion.isAnyRunning }

  // MARK: Slowing down

  /// Where the content goes at that speed, or to the places that were chosen.
  func courses(_ velocity: CGPoint, _ chosen: (x: CGFloat?, y: CGFloat?)) -> (ScrollCourse, ScrollCourse) {
    let offset = contentOffset
    return (
      course(offset.x, velocity.x, chosen.x, horizontalRange, scrollsHorizontally, bouncesHorizontally),
      course(offset.y, velocity.y, chosen.y, verticalRange, scrollsVertically, bouncesVertically)
    )
  }

  private func course(
    _ offset: CGFloat, _ velocity: CGFloat, _ chosen: CGFloat?, _ range: ClosedRange<CGFloat>, _ scrolls: Bool,
    _ bounces: Bool
  ) -> ScrollCourse {
    let limits = ScrollCourse.Bounds(range: range, bounces: bounces, rate: decelerationRate.rawValue)
    if let chosen {
      return ScrollCourse(from: offset, velocity: velocity, to: chosen, turnsPage: isPagingEnabled, in: limits)
    }
    guard scrolls || !range.contains(offset) else { return ScrollCourse(at: offset) }
    return ScrollCourse(from: offset, velocity: velocity, in: limits)
  }

  func decelerate(_ horizontal: ScrollCourse, _ vertical: ScrollCourse) {
    isDecelerating = true
    motionCount += 1
    let count = motionCount
    follow(horizontal, vertical)
    delegate?.scrollViewWillBeginDecelerating(self)
    if count == motionCount { indicators.show(self) }
  }

  private func follow(_ horizontal: ScrollCourse, _ vertical: ScrollCourse) {
    motion?.stop()
    motionKind = .deceleration(horizontal: horizontal, vertical: vertical)
    motion = ScrollMotion { [weak self] motion, elapsed in
      guard let self, self.motion === motion else { return motion.stop() }
      let isOver = elapsed >= max(horizontal.duration, vertical.duration)
      let place = CGPoint(x: horizontal.place(at: elapsed), y: vertical.place(at: elapsed))
      moveContent(to: isOver ? restingPlace(horizontal, vertical) : onPixel(place))
      guard isOver, self.motion === motion else { return }
      endMotion()
      comeToRest()
    }
  }

  /// A place that somebody chose is kept exactly.
  private func restingPlace(_ horizontal: ScrollCourse, _ vertical: ScrollCourse) -> CGPoint {
    let rounded = onPixel(CGPoint(x: horizontal.end, y: vertical.end))
    func rest(_ course: ScrollCourse, _ rounded: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      course.isChosen || course.end == range.lowerBound || course.end == range.upperBound ? course.end : rounded
    }
    return CGPoint(
      x: rest(horizontal, rounded.x, horizontalRange), y: rest(vertical, rounded.y, verticalRange))
  }

  /// The content, its ends or its position changed while it moves: it continues with the speed it has, and to the
  /// place that was chosen, which code moved as far as the content.
  func planDeceleration(movedBy way: CGPoint = .zero) {
    guard let motion, case .deceleration(let horizontal, let vertical) = motionKind else { return }
    let elapsed = CACurrentMediaTime() - motion.begin
    func goal(_ course: ScrollCourse, _ shift: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat? {
      course.isChosen ? min(max(course.end + shift, range.lowerBound), range.upperBound) : nil
    }
    let velocity = CGPoint(x: horizontal.velocity(at: elapsed), y: vertical.velocity(at: elapsed))
    let (x, y) = courses(
      velocity, (goal(horizontal, way.x, horizontalRange), goal(vertical, way.y, verticalRange)))
    follow(x, y)
  }

  /// Nothing moves the content any more.
  func comeToRest() {
    indicators.hide()
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    contentDidSettle()
  }

  // MARK: Stopping

  func endMotion() {
    motion?.stop()
    motion = nil
    motionKind = .none
    motionCount += 1
  }

  /// Stops where it is. A touch that stops content says nothing until it leaves; code ends the deceleration.
  func stopMotion(tells: Bool) {
    guard motion != nil else { return }
    if case .zoom = motionKind { return finishZoom() }
    endMotion()
    if tells { comeToRest() }
  }

  var isAnimatingOffset: Bool {
    switch motionKind {
    case .animation, .toTop: return true
    case .none, .deceleration, .zoom: return false
    }
  }

  var isAnimatingZoom: Bool {
    if case .zoom = motionKind { return true }
    return false
  }

  /// Ends what code, speed and fingers do to the content.
  func stopAll() {
    for recognizer in [pan, pinch].compactMap({ $0 as UIGestureRecognizer? }) where recognizer.isEnabled {
      let isActive = recognizer.state == .began || recognizer.state == .changed
      guard isActive else { continue }
      // A recognizer that is switched off loses its touches.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stopMotion(tells: true)
  }

  /// Without a window nothing moves; content that was beyond its ends is within them.
  func leaveWindow() {
    indicators.remove()
    guard motion != nil else { return }
    stopMotion(tells: false)
    moveContent(to: nearestOffset(contentOffset, keepingStart: false))
    comeToRest()
  }

  // MARK: By code

  private static let scrollCurve = CAMediaTimingFunction(name: .easeInEaseOut)

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion(tells: true)
    motionCount += 1
    guard animated, window != nil, UIView.areAnimationsEnabled, offset.x.isFinite, offset.y.isFinite else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    let animation = ScrollAnimation(from: contentOffset, to: offset)
    move(animation, kind: .animation(animation)) {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
      $0.contentDidSettle()
    }
  }

  private func move(
    _ animation: ScrollAnimation, kind: ScrollMotionKind, completion: @escaping (UIScrollView) -> Void
  ) {
    motionKind = kind
    motionCount += 1
    motion = ScrollMotion(duration: 0.3, curve: UIScrollView.scrollCurve) { [weak self] part in
      guard let self else { return }
      let place = animation.place(at: part)
      let count = motionCount
      moveContent(to: part == 1 ? place : onPixel(place))
      guard part == 1, count == motionCount else { return }
      endMotion()
      indicators.hide()
      completion(self)
    }
  }

  /// The animation of `setContentOffset(_:animated:)` that is under way.
  var scrollAnimation: ScrollAnimation? {
    guard motion != nil, case .animation(let animation) = motionKind else { return nil }
    return animation
  }

  // MARK: To the top

  /// The status bar was tapped. True if the content goes there.
  @discardableResult func scrollToTop() -> Bool {
    guard delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
    stopMotion(tells: true)
    let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
    guard top != contentOffset else { return false }
    guard window != nil, UIView.areAnimationsEnabled else {
      contentOffset = top
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    indicators.show(self)
    move(ScrollAnimation(from: contentOffset, to: top), kind: .toTop) { $0.delegate?.scrollViewDidScrollToTop($0) }
    return true
  }

  /// The content comes back to its end, as when a finger lets it go beyond one.
  func settle() {
    guard drag == nil, motion == nil, window != nil else { return }
    let (horizontal, vertical) = courses(.zero, (nil, nil))
    if !(horizontal.isStill && vertical.isStill) { follow(horizontal, vertical) }
  }
}
