import QuartzCore

/// The subject of a context menu, lifted over the blurred screen.
@MainActor final class MenuLiftedPreview {
  private let backdrop = UIVisualEffectView(effect: nil)
  private let dim = UIView(frame: .zero)
  private let platter = UIView(frame: .zero)
  private let targeted: UITargetedPreview
  /// The frame in the container at which the preview is lifted, and to which it returns.
  private var start: CGRect
  private(set) var frame: CGRect
  private let controller: UIViewController?
  /// The view that clips the controller's view, so that the latter stays unmodified.
  private let card = UIView(frame: .zero)
  private let hidden: UIView
  private var pile: MenuPreviewPile?
  private let badge = PreviewBadge(frame: .zero)

  /// Called before a view is lifted for a menu, so that a drag cancels its own lift.
  static var willLift: (() -> Void)?

  init(_ source: MenuPresentation.Source, in container: UIView) {
    MenuLiftedPreview.willLift?()
    let targeted = source.preview ?? UITargetedPreview(view: source.view)
    self.targeted = targeted
    hidden = targeted.view
    controller = source.previewController
    start = Self.frame(of: targeted, in: container)
    frame = start
    for view in [backdrop, dim] as [UIView] {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      container.addSubview(view)
    }
    dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dim.alpha = 0
    platter.layer.shadowColor = UIColor.black.cgColor
    platter.layer.shadowRadius = 20
    platter.layer.shadowOpacity = 0
    platter.layer.shadowOffset = CGSize(width: 0, height: 10)
    platter.frame = start
    container.addSubview(platter)
    pile = MenuPreviewPile(source.previewController == nil ? source.others : [], below: platter, in: container)
    if let controller { show(controller, in: container) } else { showSnapshot() }
    guard source.badgeCount > 1 else { return }
    badge.kind = .count(source.badgeCount)
    badge.alpha = 0
    platter.addSubview(badge)
    badge.center = CGPoint(x: platter.bounds.maxX, y: platter.bounds.minY)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
  }

  private static func frame(of preview: UITargetedPreview, in container: UIView) -> CGRect {
    let middle = preview.target.container.convert(preview.target.center, to: container)
    let size = preview.size
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Sets the target to which the preview returns, if that is in a window.
  func retarget(to preview: UITargetedPreview) {
    guard let container = platter.superview, preview.target.container.window != nil else { return }
    start = Self.frame(of: preview, in: container)
  }

  /// Shows the controller's view in its preferred size, in the middle of the screen.
  private func show(_ controller: UIViewController, in container: UIView) {
    let area = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let preferred = controller.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? min(preferred.width, area.width) : area.width,
      height: preferred.height > 0 ? min(preferred.height, area.height) : area.height * 0.6)
    frame = CGRect(
      x: area.midX - size.width / 2, y: max(area.minY, min(start.midY - size.height / 2, area.maxY - size.height)),
      width: size.width, height: size.height)
    guard let view = controller.view else { return }
    card.frame = platter.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.clipsToBounds = true
    card.layer.cornerRadius = MenuMetrics.cornerRadius
    card.layer.cornerCurve = .continuous
    card.isUserInteractionEnabled = false
    platter.addSubview(card)
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: true)
    card.addSubview(view)
    controller.endAppearanceTransition()
    platter.alpha = 0
  }

  /// Releases the controller's view, which the app may show elsewhere, and replaces it by a snapshot.
  func releaseController() {
    guard let view = controller?.viewIfLoaded, view.superview === card else { return }
    let picture = view.snapshotView(afterScreenUpdates: false)
    removeController()
    guard let picture else { return }
    picture.frame = card.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(picture)
  }

  private func removeController() {
    guard let controller, let view = controller.viewIfLoaded, view.superview === card else { return }
    controller.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// Shows a snapshot with the parameters' background, clipped to the visible path.
  private func showSnapshot() {
    guard let box = PreviewPicture.of(targeted.view, targeted.parameters) else { return }
    box.frame = platter.bounds
    platter.layer.shadowPath = targeted.parameters.shadowPath?.cgPath
    platter.addSubview(box)
    hidden.layer.isHidden = true
  }

  /// Moves up to make space for a menu of that height below, with its gap.
  func makeRoom(for height: CGFloat, in area: CGRect) {
    frame.origin.x = max(area.minX, min(frame.minX, max(area.minX, area.maxX - frame.width)))
    let bottom = area.maxY - height
    if frame.maxY > bottom { frame.origin.y = max(area.minY, bottom - frame.height) }
    if controller != nil, frame.maxY > bottom { frame.size.height = max(44, bottom - frame.minY) }
  }

  func lift() {
    backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
    dim.alpha = 1
    platter.frame = frame
    platter.alpha = 1
    badge.alpha = 1
    pile?.gather(below: frame)
    platter.layer.shadowOpacity = 0.2
  }

  func drop() {
    backdrop.effect = nil
    dim.alpha = 0
    platter.frame = start
    platter.layer.shadowOpacity = 0
    badge.alpha = 0
    pile?.spread()
    if controller != nil { platter.alpha = 0 }
  }

  /// Expands to the whole screen and fades into the app's new content.
  func expand() {
    guard let container = platter.superview else { return drop() }
    backdrop.effect = nil
    dim.alpha = 0
    platter.frame = container.bounds
    platter.alpha = 0
    badge.alpha = 0
    pile?.spread()
    platter.layer.shadowOpacity = 0
  }

  func remove() {
    hidden.layer.isHidden = false
    pile?.remove()
    removeController()
  }
}
