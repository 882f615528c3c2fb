import QuartzCore

/// Covers a window while items are dragged over it, without receiving touches.
@MainActor final class DragCanvas: UIView {
  private let badge = PreviewBadge(frame: .zero)

  init(over window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // The canvas stays above views that are presented meanwhile.
    layer.zPosition = 100_000
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps a lifted picture at its current offset from the finger.
  func grip(_ platter: DragPlatter, at location: CGPoint) {
    let point = convertFromScreen(location)
    let (x, y) = (platter.center.x - point.x, platter.center.y - point.y)
    let isInside = abs(x) <= platter.bounds.width / 2 && abs(y) <= platter.bounds.height / 2
    platter.grip = isInside ? CGPoint(x: x, y: y) : .zero
  }

  /// Positions a picture exactly over the view that it shows.
  func add(_ platter: DragPlatter, at target: UIPreviewTarget) {
    UIView.performWithoutAnimation {
      addSubview(platter)
      place(platter, at: target)
      platter.hideSource()
    }
  }

  func add(_ platter: DragPlatter, inPlaceOf old: DragPlatter?, at location: CGPoint) {
    UIView.performWithoutAnimation {
      addSubview(platter)
      platter.center = old?.center ?? convertFromScreen(location)
      old?.removeFromSuperview()
    }
  }

  /// Draws only the last of pictures that cover each other exactly: the others would darken its shadow.
  func hideCovered(_ platters: [DragPlatter]) {
    var covered: Set<[CGFloat]> = []
    for platter in platters.reversed() {
      let (center, size) = (platter.center, platter.bounds.size)
      if !covered.insert([center.x, center.y, size.width, size.height]).inserted { platter.isHidden = true }
    }
  }

  func place(_ platter: DragPlatter, at target: UIPreviewTarget) {
    platter.center = target.container.convert(target.center, to: self)
    platter.transform = target.transform
    platter.lower()
  }

  /// Moves pictures below the finger, at once or, if they are far from it, with an animation.
  func arrange(_ platters: [DragPlatter], at location: CGPoint, isFullSize: Bool, isPrecise: Bool) {
    var point = convertFromScreen(location)
    if isPrecise { point.y -= 40 }
    for (index, platter) in platters.reversed().enumerated() {
      // Only the top of a pile is visible; the badge shows the number of items.
      let isBelow = index > 3
      if platter.isHidden != isBelow { platter.isHidden = isBelow }
      guard !isBelow else { continue }
      let shift = CGFloat(min(index, 3)) * 6
      let scale = isFullSize ? 1 : platter.scaleUnderFinger
      let grip = platter.grip
      platter.follow(
        CGPoint(x: point.x + grip.x * scale + shift, y: point.y + grip.y * scale + shift), scale: scale)
    }
  }

  func show(_ kind: PreviewBadge.Kind?, on platter: DragPlatter?) {
    guard let kind, let platter else { return badge.removeFromSuperview() }
    badge.kind = kind
    if badge.superview !== platter { platter.addSubview(badge) }
    // The badge has the same size on small pictures, and stays visible on those that are wider than the window.
    let scale = max(platter.transform.a, 0.01)
    let end = (bounds.maxX - platter.center.x - 16) / scale + platter.bounds.midX
    badge.center = CGPoint(
      x: max(platter.bounds.minX, min(platter.bounds.maxX, end)), y: platter.bounds.minY)
    badge.transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
  }
}

/// The picture of an item, with its shadow.
@MainActor final class DragPlatter: UIView {
  /// The size in points to which a picture shrinks under the finger: facts/dragging.md#looks.
  private static let largest: CGFloat = 200

  private(set) var picture: UIView
  let parameters: UIPreviewParameters
  private var source: UIView?
  private weak var hidden: UIView?
  /// The center relative to the finger, in the picture's own size.
  var grip = CGPoint.zero
  private var scale: CGFloat = 0

  convenience init?(_ preview: UITargetedPreview) {
    self.init(preview.view, preview.parameters)
    source = preview.view.window == nil ? nil : preview.view
  }

  /// Creates a picture of a view; nil if no area of it is visible.
  init?(_ view: UIView, _ parameters: UIPreviewParameters) {
    guard let picture = PreviewPicture.of(view, parameters) else { return nil }
    self.picture = picture
    self.parameters = parameters
    super.init(frame: picture.bounds)
    addSubview(picture)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowOpacity = 0
    layer.shadowPath =
      parameters.shadowPath?.cgPath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: picture.layer.cornerRadius).cgPath
  }

  required init?(coder: NSCoder) { nil }

  var scaleUnderFinger: CGFloat {
    min(1, DragPlatter.largest / max(bounds.width, 1), DragPlatter.largest / max(bounds.height, 1))
  }

  // MARK: The source view

  func hideSource() { hide(source) }

  private func hide(_ view: UIView?) {
    guard let view, !view.layer.isHidden else { return }
    hidden = view
    view.layer.isHidden = true
  }

  /// Shows the lifted or waiting view again.
  func restore() {
    hidden?.layer.isHidden = false
    hidden = nil
  }

  /// Ends the picture's animation.
  func land() {
    restore()
    removeFromSuperview()
  }

  /// Sets another view to show at the end, which is hidden until then.
  func change(to preview: UITargetedPreview) {
    guard let new = PreviewPicture.of(preview.view, preview.parameters) else { return }
    let ratio = bounds.width > 0 ? new.bounds.width / bounds.width : 1
    picture.removeFromSuperview()
    picture = new
    bounds = new.bounds
    layer.shadowPath =
      preview.parameters.shadowPath?.cgPath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: new.layer.cornerRadius).cgPath
    addSubview(new)
    if ratio > 0, ratio.isFinite { transform = transform.scaledBy(x: 1 / ratio, y: 1 / ratio) }
    if preview.view.window != nil { hide(preview.view) }
  }

  // MARK: Looks

  func lift() {
    layer.shadowOpacity = 0.25
    transform = transform.scaledBy(x: 1.04, y: 1.04)
  }

  func lower() { layer.shadowOpacity = 0 }

  /// Follows the finger. A picture that shrinks is animated, and keeps its remaining distance during the animation.
  func follow(_ point: CGPoint, scale: CGFloat) {
    if scale != self.scale {
      self.scale = scale
      UIView.animate(
        withDuration: DragTiming.lift, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.transform = CGAffineTransform(scaleX: scale, y: scale)
        self.center = point
      }
    } else {
      center = point
    }
  }
}
