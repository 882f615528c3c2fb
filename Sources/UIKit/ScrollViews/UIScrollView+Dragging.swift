import CoreGraphics

extension UITouch {
  /// Whether the finger moved by more than 10 points: it selects no row any more (facts/tables.md#touches).
  var hasLeftItsPlace: Bool {
    guard let window else { return false }
    let start = window.convert(startLocation, from: nil as UIWindow?)
    return hypot(windowLocation.x - start.x, windowLocation.y - start.y) > UIPanGestureRecognizer.slop
  }
}

/// Dragging of the content by a finger.
extension UIScrollView {
  /// Returns whether the content keeps the touches, because it has received them and they may not be canceled.
  private func contentKeepsTouches() -> Bool {
    for touch in pan.activeTouches {
      guard let view = touch.view, view !== self, touch.isSentToView, GestureDelivery.shared.hasBegun(touch) else {
        continue
      }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return true }
    }
    return false
  }

  func dragMayBegin() -> Bool {
    if pan.hasCaught { return true }
    guard !contentKeepsTouches() else { return false }
    return !outerScrollViewTakes(pan.translation(in: self))
  }

  /// Returns whether an enclosing scroll view receives the drag, because this one's content is at its limit and the
  /// enclosing one can scroll further in that direction (facts/scrolling.md#touches/nested).
  private func outerScrollViewTakes(_ way: CGPoint) -> Bool {
    let isVertical = abs(way.y) >= abs(way.x)
    guard isVertical ? scrollsVertically : scrollsHorizontally, !canGo(way, isVertical),
      isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    else { return false }
    var next = superview
    while let view = next {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canGo(way, isVertical) { return true }
      next = view.superview
    }
    return false
  }

  /// Returns whether there is content in the direction from which the finger pulls it.
  func canGo(_ way: CGPoint, _ isVertical: Bool) -> Bool {
    let range = isVertical ? verticalRange : horizontalRange
    let offset = isVertical ? contentOffset.y : contentOffset.x
    return (isVertical ? way.y : way.x) > 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  /// Returns whether the finger has moved far enough along an axis that scrolls.
  ///
  /// Movement along the other axis is not counted, so that a diagonal movement scrolls, too. If the finger moves
  /// further along the other axis, views that scroll along it can begin first: `hasWaited` is true if none of them
  /// began with the previous movement.
  func startsDrag(_ way: CGPoint, hasWaited: Bool) -> (starts: Bool, waits: Bool) {
    let (x, y) = (scrollsHorizontally ? abs(way.x) : 0, scrollsVertically ? abs(way.y) : 0)
    guard hypot(x, y) >= UIPanGestureRecognizer.slop else { return (false, false) }
    let leads = x == 0 ? y >= abs(way.x) : y == 0 ? x >= abs(way.y) : true
    // A movement almost along the other axis is meant for that axis.
    let slants = max(x, y) * 4 >= max(abs(way.x), abs(way.y))
    return (leads || hasWaited && slants, !leads && slants)
  }

  func dragged() {
    switch pan.state {
    case .began: beginDrag()
    case .changed:
      guard drag != nil, !isZooming else { return }
      followFinger()
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    stopMotion(notifies: false)
    let way = pan.translation(in: self)
    let length = hypot(way.x, way.y)
    // Content that was stopped by the touch follows at once, along both axes.
    let part = length == 0 ? 0 : min(1, UIPanGestureRecognizer.slop / length)
    var (horizontal, vertical) = (scrollsHorizontally, scrollsVertically)
    if isDirectionalLockEnabled, horizontal, vertical {
      // A diagonal drag moves along both.
      if abs(way.x) < abs(way.y) / 2 { horizontal = false }
      if abs(way.y) < abs(way.x) / 2 { vertical = false }
    }
    drag = ScrollDrag(
      start: unbanded(contentOffset), slop: CGPoint(x: way.x * part, y: way.y * part),
      movesHorizontally: horizontal, movesVertically: vertical)
    MainRunLoopMode.follow(self)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
    indicators.show(self)
    delegate?.scrollViewWillBeginDragging(self)
    if drag != nil { followFinger() }
  }

  private func followFinger() {
    guard let drag else { return }
    stopMotion(notifies: false)
    let way = pan.translation(in: self)
    let offset = contentOffset
    let goal = banded(
      CGPoint(
        x: drag.movesHorizontally ? drag.start.x - way.x + drag.slop.x : offset.x,
        y: drag.movesVertically ? drag.start.y - way.y + drag.slop.y : offset.y), keeping: drag)
    moveContent(to: onPixel(goal))
    attachedRefreshControl?.contentWasDragged(in: self)
    if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
      InputFocus.observer?.scrollingFingerMoved(to: pan.location(in: nil).y)
    }
  }

  /// Adjusts a drag or deceleration in progress after code moved the content by a distance.
  func contentWasMoved(by way: CGPoint) {
    if drag != nil {
      drag?.start.x += way.x
      drag?.start.y += way.y
    } else if case .deceleration = motionKind {
      planDeceleration(movedBy: way)
    }
  }

  // MARK: Rubber band

  private func banded(_ offset: CGPoint, keeping drag: ScrollDrag) -> CGPoint {
    CGPoint(
      x: drag.movesHorizontally ? band(offset.x, horizontalRange, bounds.width, bouncesHorizontally) : offset.x,
      y: drag.movesVertically ? band(offset.y, verticalRange, bounds.height, bouncesVertically) : offset.y)
  }

  func band(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return bounces ? edge + ScrollPhysics.band(offset - edge, dimension) : edge
  }

  private func unbanded(_ offset: CGPoint) -> CGPoint {
    func unband(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      return edge + ScrollPhysics.pull(offset - edge, dimension)
    }
    return CGPoint(
      x: unband(offset.x, horizontalRange, bounds.width), y: unband(offset.y, verticalRange, bounds.height))
  }

  // MARK: End of the drag

  /// Ends the drag when the finger lifts, and begins the deceleration, the bounce or the movement to the delegate's
  /// target.
  ///
  /// - Parameter velocity: the finger's, in points a second.
  func endDrag(velocity fingers: CGPoint) {
    guard let drag else { return }
    isEndingDrag = true
    InputFocus.observer?.scrollingFingerLifted(velocity: fingers.y)
    attachedRefreshControl?.dragDidEnd(in: self)
    let finger = CGPoint(
      x: drag.movesHorizontally && fingers.x.isFinite ? -fingers.x : 0,
      y: drag.movesVertically && fingers.y.isFinite ? -fingers.y : 0)
    let velocity = CGPoint(
      x: contentSpeed(finger.x, contentOffset.x, horizontalRange, bounds.width),
      y: contentSpeed(finger.y, contentOffset.y, verticalRange, bounds.height))
    let count = motionCount
    let chosen = askForTarget(velocity, finger: finger)
    self.drag = nil
    let place = contentOffset
    let (horizontal, vertical) = trajectories(velocity, chosen)
    let goesOn = !isZooming && !(horizontal.isStill && vertical.isStill) && count == motionCount && window != nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    isEndingDrag = false
    guard count == motionCount, self.drag == nil else { return }
    guard goesOn else { return comeToRest() }
    // The app may have moved the content in its callback.
    let plan = contentOffset == place ? (horizontal, vertical) : trajectories(velocity, chosen)
    decelerate(plan.0, plan.1)
  }

  /// Returns the velocity of the content for that of the finger; beyond a limit the content moves more slowly.
  private func contentSpeed(
    _ finger: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let distance = offset - min(max(offset, range.lowerBound), range.upperBound)
    return distance * finger > 0 ? finger * ScrollPhysics.bandSpeed(distance, length) : finger
  }

  /// Calls the delegate with the offset at which the content will end; returns the offsets that were chosen, by
  /// axis.
  private func askForTarget(_ velocity: CGPoint, finger: CGPoint) -> (x: CGFloat?, y: CGFloat?) {
    var chosen: (x: CGFloat?, y: CGFloat?)
    if isPagingEnabled {
      if drag?.movesHorizontally == true {
        chosen.x = page(contentOffset.x, velocity.x, bounds.width, horizontalRange)
      }
      if drag?.movesVertically == true {
        chosen.y = page(contentOffset.y, velocity.y, bounds.height, verticalRange)
      }
    }
    let (horizontal, vertical) = trajectories(velocity, chosen)
    let proposed = onPixel(CGPoint(x: horizontal.end, y: vertical.end))
    var target = end(proposed: proposed, velocity: CGPoint(x: finger.x / 1000, y: finger.y / 1000))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: finger.x / 1000, y: finger.y / 1000), targetContentOffset: &target)
    if target.x != proposed.x, target.x.isFinite { chosen.x = within(horizontalRange, target.x) }
    if target.y != proposed.y, target.y.isFinite { chosen.y = within(verticalRange, target.y) }
    // A large title ends expanded or collapsed.
    if chosen.y == nil, let end = collapsing?.end(near: target.y) { chosen.y = end }
    return chosen
  }

  /// Returns the next page in the direction of a fast finger, or else the nearest page.
  private func page(
    _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    let page =
      abs(velocity) < ScrollPhysics.pageVelocity
      ? place.rounded() : place.rounded(velocity > 0 ? .up : .down)
    return within(range, page * length)
  }

  private func within(_ range: ClosedRange<CGFloat>, _ value: CGFloat) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
