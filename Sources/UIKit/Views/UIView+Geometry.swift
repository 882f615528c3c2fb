import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    guard let layer = instantiate(type) as? CALayer else {
      Console.write("+[\(Self.self) layerClass] must be a CALayer or a subclass of it; it is \(type)")
      return CALayer()
    }
    return layer
  }

  func connectLayer() {
    if type(of: self).requiresConstraintBasedLayout { flags[.needsUpdateConstraints] = true }
    backingLayer.setOwner(self)
    backingLayer.contentsScale = ScreenScale.current
    backingLayer.isOpaque = true
    flags[.drawsContents] = DrawingClasses.draws(self)
    if flags[.drawsContents] || self is any LayerContentsProvider { backingLayer.setNeedsDisplay() }
    (self as? UIWindow)?.windowReference = unsafeDowncast(self, to: UIWindow.self)
  }

  func setInitialFrame(_ frame: CGRect) {
    let frame = finite(frame, current: .zero, of: "frame")
    backingLayer.frame = frame
  }

  func setAnchorPoint(_ point: CGPoint) {
    backingLayer.anchorPoint = point
    geometryDidChange()
  }

  func setFrame(_ newFrame: CGRect) {
    let newFrame = finite(newFrame, current: backingLayer.frame, of: "frame")
    let oldSize = backingLayer.bounds.size
    backingLayer.frame = newFrame
    sizeMayHaveChanged(from: oldSize)
  }

  func setBounds(_ newBounds: CGRect) {
    let newBounds = finite(newBounds, current: backingLayer.bounds, of: "bounds")
    let oldSize = backingLayer.bounds.size
    backingLayer.bounds = newBounds
    sizeMayHaveChanged(from: oldSize)
  }

  func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      guard point.x.isNaN || point.y.isNaN else { return }
      return ExceptionReport.raise(
        .layerInvalidGeometry, "CALayer position contains NaN: [\(point.x) \(point.y)]. Layer: \(self)")
    }
    backingLayer.position = point
    geometryDidChange()
  }

  func setTransform(_ transform: CATransform3D) {
    backingLayer.transform = transform
    geometryDidChange()
  }

  func setContentScaleFactor(_ scale: CGFloat) {
    guard scale.isFinite, scale >= 0 else { return }
    let scale = scale == 0 ? ScreenScale.current : scale
    guard scale != backingLayer.contentsScale else { return }
    backingLayer.contentsScale = scale
    setNeedsDisplay()
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size.width.isFinite, size.height.isFinite else { return }
    let origin = frame.origin
    if transform == .identity {
      frame = CGRect(origin: origin, size: size)
    } else {
      bounds.size = size
    }
  }

  /// Returns the rectangle with components that are not finite replaced by the current ones; for NaN it reports
  /// UIKit's exception.
  private func finite(_ rect: CGRect, current: CGRect, of name: String) -> CGRect {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    if values.allSatisfy({ $0.isFinite }) { return rect }
    // Infinities, as in `CGRect.null`, are allowed in UIKit.
    if values.contains(where: \.isNaN) {
      ExceptionReport.raise(
        .layerInvalidGeometry,
        "CALayer \(name == "bounds" ? "bounds" : "position") contains NaN: "
          + "[\(values[0]) \(values[1]); \(values[2]) \(values[3])]. View: <\(MessageDispatch.shownName(of: self)): \(address(of: self))>"
      )
    }
    func pick(_ value: CGFloat, _ old: CGFloat) -> CGFloat { value.isFinite ? value : old }
    return CGRect(
      x: pick(rect.origin.x, current.origin.x), y: pick(rect.origin.y, current.origin.y),
      width: pick(rect.size.width, current.size.width), height: pick(rect.size.height, current.size.height))
  }

  /// Updates the view after the layer's frame or bounds were set.
  private func sizeMayHaveChanged(from oldSize: CGSize) {
    let size = backingLayer.bounds.size
    if size != oldSize {
      if flags[.autoresizesSubviews], !subviewList.isEmpty { resizeSubviews(from: oldSize, to: size) }
      backingLayer.setNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
      viewSizeDidChange()
    }
    geometryDidChange()
  }

  /// Updates the safe area, which depends on the view's frame.
  func geometryDidChange() {
    if layoutStateReference != nil, !flags[.isAutoresizing] { layoutFrameDidChange() }
    guard windowReference != nil else { return }
    updateSafeArea()
  }

  // MARK: Autoresizing

  private func resizeSubviews(from oldSize: CGSize, to size: CGSize) {
    for subview in subviewList where subview.translatesAutoresizingMaskIntoConstraints {
      subview.flags[.isAutoresizing] = true
      subview.resize(withOldSuperviewSize: oldSize, newSize: size)
      subview.flags[.isAutoresizing] = false
    }
  }

  /// Distributes the change of the superview's size over the flexible components in proportion to their lengths,
  /// equally if these are all zero; without a flexible component the minimum edge stays
  /// (`facts/layout.md#autoresizing`).
  private func resize(withOldSuperviewSize oldSize: CGSize, newSize: CGSize) {
    let mask = autoresizingMask
    let horizontal: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let vertical: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    guard !mask.isDisjoint(with: horizontal.union(vertical)) else { return }
    let old = untransformedFrame
    var new = old
    (new.origin.x, new.size.width) = UIView.autoresize(
      (old.minX, old.width), in: oldSize.width, to: newSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    (new.origin.y, new.size.height) = UIView.autoresize(
      (old.minY, old.height), in: oldSize.height, to: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    guard new != old else { return }
    if transform == .identity {
      frame = new
    } else {
      let anchor = anchorPoint
      bounds.size = new.size
      center = CGPoint(x: new.minX + new.width * anchor.x, y: new.minY + new.height * anchor.y)
    }
    // A length that was clamped to 0 differs from the rows of the autoresizing mask: these are made again.
    let stops = new.width == 0 && old.width > 0 || new.height == 0 && old.height > 0
    if stops, layoutStateReference != nil { layoutFrameDidChange() }
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let anchor = anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  private static func autoresize(
    _ span: (start: CGFloat, length: CGFloat), in old: CGFloat, to new: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (CGFloat, CGFloat) {
    let delta = new - old
    guard delta != 0, flexible.start || flexible.length || flexible.end else { return span }
    let end = old - span.start - span.length
    let parts = [flexible.start ? span.start : 0, flexible.length ? span.length : 0, flexible.end ? end : 0]
    let sum = parts.reduce(0, +)
    let count = CGFloat([flexible.start, flexible.length, flexible.end].filter { $0 }.count)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? delta / count : delta * parts[index] / sum
    }
    return (span.start + share(0, flexible.start), max(0, span.length + share(1, flexible.length)))
  }
}
