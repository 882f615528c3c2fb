import QuartzCore

/// A presentation controller that shows a controller in a box with an arrow to a view, a rectangle in one, or a bar
/// button item.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.preferredContentSize = CGSize(width: 280, height: 200)
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// A touch outside dismisses it, unless the controller is `isModalInPresentation` or the delegate refuses. In a
/// compact width it becomes a sheet, unless the delegate returns `.none` as the adaptive style.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var placement: PopoverPlacement?
  private var placedIn: CGSize?
  private lazy var sheet = UISheetPresentationController(presentedViewController, style: .formSheet)
  lazy var popoverView = PopoverView(frame: .zero)

  /// The superclass's delegate, with the type of a popover's; declared with this type in Apple's class.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Anchor

  /// The directions in which the arrow may point; one on whose side the popover fits is taken. None: no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }
  /// The view in whose space `sourceRect` is, and to which the arrow points without a `sourceRect`.
  open weak var sourceView: UIView? { didSet { anchorDidChange() } }
  /// The rectangle that the arrow points at, in the coordinate space of `sourceView`; `null` is that view's bounds.
  open var sourceRect = CGRect.null { didSet { anchorDidChange() } }
  /// The item to which the arrow points in place of `sourceView`: a view, an item of a bar, a layout guide. It
  /// leaves `sourceView` as it is (`facts/presentation.md#popover/source-item`).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { anchorDidChange() } }
  /// `sourceItem` if that is a bar button item.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
  }
  /// Whether the popover may cover its source if there is not enough room beside it.
  open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }

  /// The direction in which the arrow points; `unknown` until the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  // MARK: Look

  /// Views outside that get their touches while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The color of the box and its arrow; nil means the system's material.
  open var backgroundColor: UIColor? { didSet { popoverView.boxColor = backgroundColor } }
  /// The margins that stay free at the edges of the window, in addition to the safe area; 10 points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { anchorDidChange() }
  }
  /// The subclass of `UIPopoverBackgroundView` that is drawn behind the content in place of the system's box.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet {
      ownBackground = nil
      anchorDidChange()
    }
  }
  private var ownBackground: UIPopoverBackgroundView?
  /// The presentation controller that shows the controller when the popover adapts to a sheet.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  // MARK: The presentation

  /// Returns a form sheet in a compact width (facts/presentation.md#popover/adaptive-style).
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  /// The whole box with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// The traits in a popover, whose width is compact regardless of the environment.
  override var ownTraits: TraitValues? {
    var values = TraitValues()
    values.horizontalSizeClass = .compact
    values.userInterfaceLevel = .elevated
    return values
  }

  /// Whether the controller is shown as a popover, and not in the style to which that has adapted.
  private var isPopover: Bool { presentation?.activeController === self }
  /// The popover's box, while it is shown.
  open override var presentedView: UIView? { isPopover ? popoverView : nil }
  /// The view in the window that contains the box; nil while no popover is shown.
  open override var containerView: UIView? { isPopover ? super.containerView : nil }

  override func forget() {
    super.forget()
    placement = nil
    placedIn = nil
  }

  /// Called when the popover is about to be shown as a popover.
  override func willShow() {
    delegate?.prepareForPopoverPresentation(self)
    if sourceItem == nil, sourceView == nil { reportMissingAnchor() }
    // The bar's other items keep working.
    if passthroughViews == nil, let bar = barButtonItem?.bar { passthroughViews = [bar] }
  }

  /// Logs Apple's exception for a popover without an anchor.
  func reportMissingAnchor() {
    ExceptionReport.raise(
      .genericException,
      "UIPopoverPresentationController (\(address(of: self))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  override func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style == .pageSheet || style == .formSheet else { return super.makeAdapted(to: style) }
    sheet.style = style
    return sheet
  }

  private func anchorDidChange() { presentation?.container.setNeedsLayout() }

  /// Returns the rectangle to which the arrow points, in the container's space; nil without an anchor.
  private func anchor(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// Whether the arrow points to an item of a bar or to another view in a bar, beside which the box would cover it.
  private var pointsToBar: Bool {
    if sourceItem is UIBarItem { return true }
    let view = sourceItem == nil ? sourceView : sourceItem as? UIView
    return sequence(first: view) { $0?.superview }.prefix { $0 != nil }.contains { $0 is any BarItemHost }
  }

  override func hold(_ view: UIView) {
    super.hold(view)
    popoverView.content.addSubview(view)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.insertSubview(PopoverDismissRegion(frame: containerView.bounds), at: 0)
  }

  override func layoutPresentedView(_ view: UIView) {
    if view.superview === popoverView.content { view.frame = popoverView.content.bounds }
  }

  override var avoidsKeyboard: Bool { true }
  override var takesKeyboardAway: Bool { false }

  private let presentersTint = PresentersTint()

  override func changePresenter(isBehind: Bool) {
    presentersTint.dim(isBehind, presentation?.presenter?.viewIfLoaded)
  }

  /// A popover fades, in a quarter of a second; by eye.
  override var movementStyle: UIModalTransitionStyle { .crossDissolve }
  override var movementDuration: TimeInterval { 0.25 }
  override var movementTiming: AnimationTiming { AnimationTiming(curve: 0) }

  /// Returns the passthrough view at the point; outside of those views, the container, so that the touch dismisses.
  override func hitTestOutside(_ point: CGPoint, with event: UIEvent?, in container: TransitionView) -> UIView? {
    for view in passthroughViews ?? [] where view.window === container.window {
      if let other = view.hitTest(view.convert(point, from: container), with: event) { return other }
    }
    return container
  }

  override func touchEndedOutside() -> Bool {
    presentation?.dismissForUser()
    return true
  }

  /// Positions the box.
  override func layoutBox(in container: TransitionView) {
    if let placedIn, placedIn != container.bounds.size { askForNewAnchor() }
    placedIn = container.bounds.size
    let own = popoverBackgroundViewClass
    let insets = own?.contentViewInsets() ?? .zero
    let size = CGSize(
      width: contentSize.width + insets.left + insets.right, height: contentSize.height + insets.top + insets.bottom
    )
    let placement = PopoverPlacement(
      size: size, at: anchor(in: container), in: freeArea(of: container),
      permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect, isInBar: pointsToBar,
      arrowHeight: own?.arrowHeight() ?? PopoverPlacement.arrowHeight)
    self.placement = placement
    popoverView.show(placement, background: background(), insets: insets)
  }

  /// Returns the app's background; nil if it has none.
  private func background() -> UIPopoverBackgroundView? {
    guard let type = popoverBackgroundViewClass, ownBackground == nil else { return ownBackground }
    guard let view = (type as? AnyClass).flatMap({ instantiate($0) }) as? UIPopoverBackgroundView else {
      ExceptionReport.raise(
        .invalidArgumentException,
        "The popover background view class \(type) is not a subclass of UIPopoverBackgroundView")
      popoverBackgroundViewClass = nil
      return nil
    }
    ownBackground = view
    return view
  }

  /// The size that the controller prefers, as far as it fits; for a dimension that it does not set, the system's
  /// 320 by 1,100 points (Apple's documentation of `contentSizeForViewInPopover`).
  var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    func length(_ value: CGFloat, _ usual: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : usual }
    return CGSize(width: length(preferred.width, 320), height: length(preferred.height, 1100))
  }

  /// Returns the container's area without its safe area, the margins and the keyboard.
  private func freeArea(of container: UIView) -> CGRect {
    var area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    if let keyboard = KeyboardArea.frame, let window = container.window {
      let top = container.convert(window.convert(keyboard, from: nil), from: nil).minY - popoverLayoutMargins.bottom
      area.size.height = max(0, min(area.height, top - area.minY))
    }
    return area
  }

  private func askForNewAnchor() {
    guard sourceItem == nil, let delegate, var view = sourceView else { return }
    let old = (view, sourceRect.isNull ? view.bounds : sourceRect)
    var rect = old.1
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== old.0 { sourceView = view }
    if rect != old.1 { sourceRect = rect }
  }
}
