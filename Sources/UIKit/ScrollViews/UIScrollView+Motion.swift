import QuartzCore

/// Motion of the content without a finger.
extension UIScrollView {
  /// Whether any scroll view decelerates or scrolls by code.
  package static var isAnyMoving: Bool { ScrollMotion.isAnyRunning }

  // MARK: Deceleration

  /// Returns the trajectories, by axis, of content with that velocity, which end at the chosen offsets if there are
  /// any.
  func trajectories(_ velocity: CGPoint, _ chosen: (x: CGFloat?, y: CGFloat?)) -> (
    ScrollTrajectory, ScrollTrajectory
  ) {
    let offset = contentOffset
    return (
      trajectory(offset.x, velocity.x, chosen.x, horizontalRange, scrollsHorizontally, bouncesHorizontally),
      trajectory(offset.y, velocity.y, chosen.y, verticalRange, scrollsVertically, bouncesVertically)
    )
  }

  private func trajectory(
    _ offset: CGFloat, _ velocity: CGFloat, _ chosen: CGFloat?, _ range: ClosedRange<CGFloat>, _ scrolls: Bool,
    _ bounces: Bool
  ) -> ScrollTrajectory {
    let limits = ScrollTrajectory.Bounds(range: range, bounces: bounces, rate: decelerationRate.rawValue)
    if let chosen {
      return ScrollTrajectory(from: offset, velocity: velocity, to: chosen, turnsPage: isPagingEnabled, in: limits)
    }
    guard scrolls || !range.contains(offset) else { return ScrollTrajectory(at: offset) }
    return ScrollTrajectory(from: offset, velocity: velocity, in: limits)
  }

  func decelerate(_ horizontal: ScrollTrajectory, _ vertical: ScrollTrajectory) {
    isDecelerating = true
    motionCount += 1
    let count = motionCount
    follow(horizontal, vertical)
    delegate?.scrollViewWillBeginDecelerating(self)
    if count == motionCount { indicators.show(self) }
  }

  private func follow(_ horizontal: ScrollTrajectory, _ vertical: ScrollTrajectory) {
    motion?.stop()
    motionKind = .deceleration(horizontal: horizontal, vertical: vertical)
    motion = ScrollMotion { [weak self] motion, elapsed in
      guard let self, self.motion === motion else { return motion.stop() }
      let isOver = elapsed >= max(horizontal.duration, vertical.duration)
      let offset = CGPoint(x: horizontal.offset(at: elapsed), y: vertical.offset(at: elapsed))
      moveContent(to: isOver ? restingOffset(horizontal, vertical) : onPixel(offset))
      guard isOver, self.motion === motion else { return }
      endMotion()
      comeToRest()
    }
  }

  /// Returns the offset at which the content comes to rest. An offset that paging or the delegate chose and the
  /// limits of the range are kept exactly; any other is rounded to pixels.
  private func restingOffset(_ horizontal: ScrollTrajectory, _ vertical: ScrollTrajectory) -> CGPoint {
    let rounded = onPixel(CGPoint(x: horizontal.end, y: vertical.end))
    func rest(_ trajectory: ScrollTrajectory, _ rounded: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      trajectory.isChosen || trajectory.end == range.lowerBound || trajectory.end == range.upperBound
        ? trajectory.end : rounded
    }
    return CGPoint(
      x: rest(horizontal, rounded.x, horizontalRange), y: rest(vertical, rounded.y, verticalRange))
  }

  /// Replans the deceleration of content that returns to an end which has moved in the meantime, for example
  /// because a prompt above it disappears. A bar that expands with the content does not move the end.
  func returnToMovedEnd() {
    guard drag == nil, let motion, case .deceleration(let horizontal, let vertical) = motionKind else { return }
    let elapsed = CACurrentMediaTime() - motion.begin
    func hasMoved(_ trajectory: ScrollTrajectory, _ range: ClosedRange<CGFloat>) -> Bool {
      trajectory.isBouncing(at: elapsed)
        && min(abs(trajectory.end - range.lowerBound), abs(trajectory.end - range.upperBound)) >= 0.5
    }
    if hasMoved(horizontal, horizontalRange) || hasMoved(vertical, verticalRange) { planDeceleration() }
  }

  /// Plans the deceleration again after a change of the content, its ends or its offset: it continues with the
  /// present velocity. A chosen end is moved by `distance`, as the content was.
  func planDeceleration(movedBy distance: CGPoint = .zero) {
    guard let motion, case .deceleration(let horizontal, let vertical) = motionKind else { return }
    let elapsed = CACurrentMediaTime() - motion.begin
    func goal(_ trajectory: ScrollTrajectory, _ shift: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat? {
      trajectory.isChosen ? min(max(trajectory.end + shift, range.lowerBound), range.upperBound) : nil
    }
    let offset = contentOffset
    let ends = (
      bounceEnd(of: horizontal, at: elapsed, offset.x, movedBy: distance.x, in: horizontalRange),
      bounceEnd(of: vertical, at: elapsed, offset.y, movedBy: distance.y, in: verticalRange)
    )
    // A bounce whose end has not changed continues.
    let isSame = (ends.0 == horizontal.end || horizontal.isStill) && (ends.1 == vertical.end || vertical.isStill)
    if distance == .zero, isSame, ends.0 != nil || ends.1 != nil,
      horizontalRange.contains(horizontal.end), verticalRange.contains(vertical.end)
    {
      return
    }
    let velocity = CGPoint(x: horizontal.velocity(at: elapsed), y: vertical.velocity(at: elapsed))
    var (x, y) = trajectories(
      velocity, (goal(horizontal, distance.x, horizontalRange), goal(vertical, distance.y, verticalRange)))
    if let end = ends.0 { x = ScrollTrajectory(from: offset.x, velocity: velocity.x, returningTo: end) }
    if let end = ends.1 { y = ScrollTrajectory(from: offset.y, velocity: velocity.y, returningTo: end) }
    follow(x, y)
  }

  /// Returns the end of a bounce whose content, ends or offset changed; nil if the content does not bounce any
  /// more.
  ///
  /// A spring returns content so fast that a deceleration of the same velocity would scroll it on beyond its end.
  private func bounceEnd(
    of trajectory: ScrollTrajectory, at elapsed: TimeInterval, _ offset: CGFloat, movedBy shift: CGFloat,
    in range: ClosedRange<CGFloat>
  ) -> CGFloat? {
    guard trajectory.isBouncing(at: elapsed) else { return nil }
    if offset < range.lowerBound { return range.lowerBound }
    if offset > range.upperBound { return range.upperBound }
    // The content became longer. It scrolls on if it still moved outwards.
    let end = min(max(trajectory.end + shift, range.lowerBound), range.upperBound)
    let distance = end - (trajectory.offset(at: elapsed) + shift)
    return distance * trajectory.velocity(at: elapsed) > 0 ? end : nil
  }

  /// Ends the deceleration and hides the indicators when the content has come to rest.
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

  /// Stops the content at its present offset.
  /// - Parameter notifies: whether the deceleration ends for the delegate as well. A touch that stops content does
  ///   not notify it before it lifts.
  func stopMotion(notifies: Bool) {
    guard motion != nil else { return }
    if case .zoom = motionKind { return finishZoom() }
    endMotion()
    if notifies { comeToRest() }
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

  /// Ends all motion of the content, by code, deceleration or fingers.
  func stopAll() {
    for recognizer in [pan, pinch].compactMap({ $0 as UIGestureRecognizer? }) where recognizer.isEnabled {
      let isActive = recognizer.state == .began || recognizer.state == .changed
      guard isActive else { continue }
      // A recognizer that is switched off loses its touches.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stopMotion(notifies: true)
  }

  /// Ends the motion when the view leaves its window; content beyond its ends is moved within them.
  func leaveWindow() {
    indicators.remove()
    guard motion != nil else { return }
    stopMotion(notifies: false)
    moveContent(to: nearestOffset(contentOffset, keepingStart: false))
    comeToRest()
  }

  // MARK: By code

  private static let scrollCurve = CAMediaTimingFunction(name: .easeInEaseOut)

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion(notifies: true)
    motionCount += 1
    guard animated, window != nil, UIView.areAnimationsEnabled, offset.x.isFinite, offset.y.isFinite else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    let animation = ScrollAnimation(from: contentOffset, to: offset)
    animation.startsBeyond = (
      offset.x > horizontalRange.upperBound + 1, offset.y > verticalRange.upperBound + 1
    )
    animation.leadsFromBeyond = (
      contentOffset.x > horizontalRange.upperBound + 1, contentOffset.y > verticalRange.upperBound + 1
    )
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
    motion = ScrollMotion(duration: 0.3, curve: UIScrollView.scrollCurve) { [weak self] progress in
      guard let self else { return }
      let offset = animation.offset(at: progress)
      let count = motionCount
      moveContent(to: progress == 1 ? offset : onPixel(offset))
      guard progress == 1, count == motionCount else { return }
      endMotion()
      indicators.hide()
      completion(self)
    }
  }

  /// Moves the content to the end of its motion immediately.
  func completeMotion() {
    switch motionKind {
    case .deceleration(let horizontal, let vertical): moveContent(to: restingOffset(horizontal, vertical))
    case .animation(let animation): moveContent(to: animation.offset(at: 1))
    case .none, .toTop, .zoom: break
    }
    stopMotion(notifies: true)
  }

  /// The running animation of `setContentOffset(_:animated:)`; nil if there is none.
  var scrollAnimation: ScrollAnimation? {
    guard motion != nil, case .animation(let animation) = motionKind else { return nil }
    return animation
  }

  /// Directs a running scroll animation to the end of the content while its goal is beyond that, because the
  /// content became shorter. A goal that was beyond the content from the beginning, as that of a pull by code, is
  /// kept. The present offset is moved into the content at once: beyond it nothing would show until the animation
  /// ends.
  func keepScrollAnimationInContent() {
    guard let animation = scrollAnimation else { return }
    func end(_ goal: CGFloat, _ range: ClosedRange<CGFloat>, isFree: Bool) -> CGFloat {
      // Goals are on whole pixels, the end of the content may be between two.
      !isFree && goal > range.upperBound + 1 ? range.upperBound : goal
    }
    let goal = animation.goal
    let offset = CGPoint(
      x: end(goal.x, horizontalRange, isFree: animation.startsBeyond.x),
      y: end(goal.y, verticalRange, isFree: animation.startsBeyond.y))
    if offset != animation.end { animation.end(at: offset, from: contentOffset) }
    let nearest = CGPoint(
      x: end(contentOffset.x, horizontalRange, isFree: animation.startsBeyond.x || animation.leadsFromBeyond.x),
      y: end(contentOffset.y, verticalRange, isFree: animation.startsBeyond.y || animation.leadsFromBeyond.y))
    guard nearest != contentOffset else { return }
    follow(to: nearest)
    animation.end(at: animation.end, from: nearest)
  }

  // MARK: To the top

  /// Scrolls to the top after a tap on the status bar. Returns whether the content moves.
  @discardableResult func scrollToTop() -> Bool {
    guard delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
    stopMotion(notifies: true)
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

  /// Returns content that is beyond an end, as when a finger lifts.
  func settle() {
    guard drag == nil, motion == nil, window != nil else { return }
    let (horizontal, vertical) = trajectories(.zero, (nil, nil))
    if !(horizontal.isStill && vertical.isStill) { follow(horizontal, vertical) }
  }
}
