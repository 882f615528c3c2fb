import QuartzCore

/// The zoomed view is scaled by its transform, and the size of the content with it.
extension UIScrollView {
  private static let zoomDuration = 0.25
  private static let zoomCurve = CAMediaTimingFunction(name: .easeInEaseOut)
  /// A pinch beyond a limit counts for less: the power of its excess. By eye.
  private static let excessPower: CGFloat = 0.4

  /// The limits of the zoom scale, in order and greater than zero.
  private var zoomLimits: ClosedRange<CGFloat> {
    let low = minimumZoomScale.isFinite ? max(minimumZoomScale, 1e-4) : 1
    let high = maximumZoomScale.isFinite ? maximumZoomScale : 1e4
    return low...max(low, high)
  }

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func zoomLimitsDidChange() {
    let limits = zoomLimits
    if limits.upperBound > limits.lowerBound {
      guard pinch == nil else { return }
      let recognizer = ScrollPinchGestureRecognizer(target: self, action: ScrollMessages.pinched)
      recognizer.delegate = self as? any UIGestureRecognizerDelegate
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if let old = pinch {
      pinch = nil
      removeGestureRecognizer(old)
    }
  }

  // MARK: Fingers

  func pinchMayBegin() -> Bool { zoomedView != nil }

  func pinched() {
    guard let pinch else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion(notifies: true)
    zooming = ScrollZoom(view: view, startScale: storedZoomScale, anchor: pinch.location(in: view))
    indicators.show(self)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let zooming, zooming.isPinching, pinch.scale.isFinite, pinch.scale > 0 else { return }
    setScale(allowed(zooming.startScale * pinch.scale), of: zooming.view)
    guard self.zooming != nil else { return }
    // The point between the fingers stays between them.
    let point = zooming.view.convert(zooming.anchor, to: self)
    let finger = pinch.location(in: self)
    let offset = contentOffset
    let goal = CGPoint(x: point.x - finger.x + offset.x, y: point.y - finger.y + offset.y)
    moveContent(
      to: onPixel(
        CGPoint(
          x: scrollsHorizontally
            ? band(goal.x, horizontalRange, bounds.width, bouncesHorizontally) : horizontalRange.lowerBound,
          y: scrollsVertically
            ? band(goal.y, verticalRange, bounds.height, bouncesVertically) : verticalRange.lowerBound)))
  }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    let limits = zoomLimits
    let limit = min(max(scale, limits.lowerBound), limits.upperBound)
    guard bouncesZoom, limit > 0 else { return limit }
    return limit * pow(scale / limit, UIScrollView.excessPower)
  }

  private func endPinch() {
    guard var zooming, zooming.isPinching else { return }
    zooming.isPinching = false
    let limits = zoomLimits
    let limit = min(max(storedZoomScale, limits.lowerBound), limits.upperBound)
    zooming.isBouncing = limit != storedZoomScale
    self.zooming = zooming
    restartDrag()
    if zooming.isBouncing, window != nil {
      run(zooming.view, to: limit, offset: offset(keeping: zooming.anchor, of: zooming.view, at: limit))
    } else {
      finishZoom()
      if drag == nil { settle() }
    }
  }

  /// Continues the drag of a remaining finger from its current position.
  private func restartDrag() {
    guard drag != nil else { return }
    pan.setTranslation(.zero, in: self)
    drag?.start = contentOffset
    drag?.slop = .zero
  }

  // MARK: By code

  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomedView else { return }
    let limits = zoomLimits
    let goal = min(max(scale, limits.lowerBound), limits.upperBound)
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    zoom(view, to: goal, center: middle, animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, let view = zoomedView
    else { return }
    let limits = zoomLimits
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let goal = min(max(fitting, limits.lowerBound), limits.upperBound)
    zoom(view, to: goal, center: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, center: CGPoint, animated: Bool) {
    stopMotion(notifies: true)
    let origin = view.frame.origin
    let bounds = view.bounds
    let goal = CGPoint(
      x: origin.x + (center.x - bounds.minX) * scale - self.bounds.width / 2,
      y: origin.y + (center.y - bounds.minY) * scale - self.bounds.height / 2)
    let offset = onPixel(nearest(goal, at: scale))
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      setScale(scale, of: view)
      contentOffset = offset
      return
    }
    zooming = ScrollZoom(view: view, startScale: storedZoomScale, anchor: center, isPinching: false)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard zooming != nil else { return }
    run(view, to: scale, offset: offset)
  }

  /// Returns the valid offset that is nearest to one, for the size of the content at another scale.
  private func nearest(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    let (inset, factor) = (adjustedContentInset, scale / storedZoomScale)
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }
    return CGPoint(
      x: clamp(offset.x, -inset.left, contentSize.width * factor + inset.right - bounds.width),
      y: clamp(offset.y, -inset.top, contentSize.height * factor + inset.bottom - bounds.height))
  }

  private func offset(keeping anchor: CGPoint, of view: UIView, at scale: CGFloat) -> CGPoint {
    let point = view.convert(anchor, to: self)
    let origin = view.frame.origin
    let factor = scale / storedZoomScale
    let goal = CGPoint(
      x: contentOffset.x + (point.x - origin.x) * (factor - 1),
      y: contentOffset.y + (point.y - origin.y) * (factor - 1))
    return onPixel(nearest(goal, at: scale))
  }

  private func run(_ view: UIView, to scale: CGFloat, offset: CGPoint) {
    let (startScale, start) = (storedZoomScale, contentOffset)
    motionKind = .zoom
    motionCount += 1
    motion = ScrollMotion(duration: UIScrollView.zoomDuration, curve: UIScrollView.zoomCurve) {
      [weak self] part in
      guard let self else { return }
      let count = motionCount
      setScale(part == 1 ? scale : startScale + (scale - startScale) * part, of: view)
      guard count == motionCount else { return }
      let place = CGPoint(x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
      if drag == nil { moveContent(to: part == 1 ? offset : onPixel(place)) }
      if part == 1, count == motionCount { finishZoom() }
    }
  }

  /// Ends zooming at the present scale.
  func finishZoom() {
    guard let zooming else { return }
    if case .zoom = motionKind { endMotion() }
    self.zooming = nil
    indicators.hide()
    delegate?.scrollViewDidEndZooming(self, with: zooming.view, atScale: storedZoomScale)
  }

  // MARK: The scale

  /// Sets the scale of the zoomed view, keeping its origin, and updates the content's size.
  private func setScale(_ scale: CGFloat, of view: UIView) {
    guard scale.isFinite, scale > 0, scale != storedZoomScale else { return }
    let factor = scale / storedZoomScale
    let origin = view.frame.origin
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    if origin.x.isFinite, origin.y.isFinite {
      view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    }
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales the constraints of the zoomed view and of the content around it, because constraints ignore transforms.
  func applyZoom(toContentOf size: CGSize) -> CGSize {
    guard storedZoomScale != 1, let view = zoomedView, view.superview === self,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return size }
    let extra = storedZoomScale - 1
    let (bounds, anchor) = (view.bounds.size, view.layer.anchorPoint)
    view.center = CGPoint(
      x: view.center.x + bounds.width * anchor.x * extra, y: view.center.y + bounds.height * anchor.y * extra)
    return CGSize(width: size.width + bounds.width * extra, height: size.height + bounds.height * extra)
  }
}
