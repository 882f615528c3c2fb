import QuartzCore

/// A presentation controller that shows a controller as a sheet: on a phone at the bottom edge, on a pad in the
/// middle.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
/// A sheet rests at one of its detents; a finger drags it from one to another, and below the smallest to dismiss
/// it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The superclass's delegate, with the type of a sheet's; declared with this type in Apple's class.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Detents

  /// The heights at which the sheet may rest, smallest first; default: the large one.
  open var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which the sheet rests; nil means the smallest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidate() } }
  }
  /// The largest detent at which the presenter is neither dimmed nor protected from touches; nil for none.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { invalidate() } }
  }
  /// Computes the heights of custom detents again.
  open func invalidateDetents() {
    resolved = nil
    invalidate()
  }
  /// The cached heights of the detents, which each frame needs.
  var resolved: (maximum: CGFloat, traits: UITraitCollection, values: [CGFloat?])?

  /// Makes changes of the sheet's properties, such as another selected detent, in an animation.
  open func animateChanges(_ changes: () -> Void) {
    guard let presentation, presentation.stage == .shown, UIView.areAnimationsEnabled else { return changes() }
    isSettling += 1
    AnimationBlock(duration: super.movementDuration, timing: .spring(.system)).run {
      changes()
      presentation.layout()
      updateTint()
    } completion: { [self] _ in
      isSettling -= 1
      presentation.container.setNeedsLayout()
    }
  }

  // MARK: Look and behavior

  /// Whether a bar at the top shows that the sheet can be dragged; a tap on it selects the next detent.
  open var prefersGrabberVisible = false { didSet { invalidate() } }
  /// Whether scrolling up in a list at its top drags the sheet to a larger detent instead.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a compact height, instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidate() } }
  /// Whether the sheet's width is that of `preferredContentSize` when it is attached to the edge in a compact
  /// height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidate() } }
  /// The radius of the corners in points; nil means the system's 10.
  public var preferredCornerRadius: CGFloat? { didSet { invalidate() } }
  /// Whether a floating sheet has the size of a page (iOS 17); default: for the style `.pageSheet`.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (style == .pageSheet) }
    set {
      pageSizing = newValue
      invalidate()
    }
  }
  private var pageSizing: Bool?
  /// The view above which a sheet that is narrower than the window is centered.
  open weak var sourceView: UIView? { didSet { invalidate() } }

  private func invalidate() { presentation?.container.setNeedsLayout() }

  // MARK: Frames

  /// The frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  /// The position of the sheet's top in the container, in points, while a finger drags it; else nil.
  var draggedTop: CGFloat? { didSet { presentation?.container.window?.hideUnseen() } }
  /// The number of animations between detents that run.
  var isSettling = 0 { didSet { presentation?.container.window?.hideUnseen() } }

  /// The traits in a sheet: the elevated level, whose darkest colors are a little lighter, and for a form, or a
  /// page on an iPad, a compact width as on a phone.
  override var ownTraits: TraitValues? {
    var values = TraitValues()
    if presentation?.style == .formSheet || UIScreen.main.device.isPad { values.horizontalSizeClass = .compact }
    values.userInterfaceLevel = .elevated
    return values
  }

  // MARK: The box

  private(set) lazy var sheetView: SheetView = {
    let view = SheetView(frame: .zero)
    view.drag?.sheet = self
    view.grabber.tapped = { [weak self] in self?.selectNextDetent() }
    return view
  }()

  /// The box around the controller's view, while it is shown.
  open override var presentedView: UIView? { presentation == nil ? super.presentedView : sheetView }

  override func hold(_ view: UIView) {
    super.hold(view)
    place(view)
  }

  override func layoutPresentedView(_ view: UIView) {
    guard view.superview === sheetView else { return }
    place(view)
    if isPresenterBehind, draggedTop == nil, isSettling == 0 { updateCard(cardProgress, drops: true) }
  }

  private func place(_ view: UIView) {
    guard let container = presentation?.container else { return }
    sheetView.preferredCornerRadius = preferredCornerRadius
    sheetView.grabber.isHidden = !prefersGrabberVisible || geometry.kind == .fullScreen
    sheetView.hold(view, at: shownFrame, in: container)
    container.setDimming(dimming)
    if isPresenterBehind { updateCard(cardProgress) }
  }

  /// Updates the positions of the sheet, the card and the dimming for a finger or for the selected detent.
  func updatePositions() {
    if let view = presented?.viewIfLoaded { place(view) }
  }

  /// 12 % of the light in the light appearance (measured on iOS 13, `facts/presentation.md#page-sheet`), 48 % in
  /// the dark.
  override var dimming: PresentationDimming {
    PresentationDimming(light: 0.12, dark: 0.48, fraction: dimmingFraction)
  }

  override var isMoving: Bool { draggedTop != nil || isSettling > 0 }
  override func covers(_ other: UIPresentationController) -> Bool {
    (other as? UISheetPresentationController).map { hides($0) } ?? false
  }
  override func hideCovered(_ isCovered: Bool) { sheetView.isHidden = isCovered }

  override var avoidsKeyboard: Bool { true }

  override func keyboardDidMove() {
    guard let presentation, presentation.stage == .shown, draggedTop == nil else { return }
    guard UIView.areAnimationsEnabled else { return super.keyboardDidMove() }
    UIView.animate(withDuration: 0.25) { presentation.layout() }
  }

  // MARK: The presenter

  private let presentersTint = PresentersTint()
  /// The presenter's view, pushed back.
  private var card: PresenterCard? {
    didSet {
      // The status bar is white over the black area above the card.
      if (card == nil) != (oldValue == nil) { StatusBar.mayHaveChanged() }
    }
  }
  private(set) var isPresenterBehind = false

  override var blackensStatusBar: Bool { isPresenterBehind && card != nil }

  override func changePresenter(isBehind: Bool) {
    isPresenterBehind = isBehind
    updateTint()
    updateCard(isBehind ? cardProgress : 0)
  }

  /// Updates the tint adjustment: an undimmed presenter keeps its tint.
  func updateTint() {
    presentersTint.dim(isPresenterBehind && restingDimming > 0, presentation?.presenter?.viewIfLoaded)
  }

  override func forget() {
    card?.remove()
    card = nil
    sheetView.isHidden = false
  }

  /// Pushes the presenter back by a fraction, or gives its view back to the app.
  private func updateCard(_ progress: CGFloat, drops: Bool = false) {
    guard presentation?.isCustom == false, pushesPresenterBack, !drops || progress > 0 else {
      card?.remove()
      return card = nil
    }
    if card == nil {
      guard progress > 0 else { return }
      UIView.performWithoutAnimation { card = PresenterCard(presentation?.presenter?.viewIfLoaded) }
    }
    card?.push(progress, sheetTop: geometry.largest.minY)
  }

  // MARK: Fingers

  /// Whether a finger has begun to dismiss the sheet, and the app was notified of it.
  var isBeingDragged = false
  /// The coordinator of an interactive dismissal, until the sheet is removed or back at its detent.
  var leavingCoordinator: TransitionCoordinator?
  override var isLeaving: Bool { isBeingDragged }
  /// Whether the app has allowed the present drag to dismiss the sheet.
  var leave = SheetLeave.unasked
  /// The velocity with which a finger released the sheet, as a fraction of the remaining distance per second.
  var releaseVelocity: CGFloat = 0

  override var movementTiming: AnimationTiming {
    var spring = AnimationSpring.system
    spring.velocity = releaseVelocity
    return .spring(spring)
  }

  /// Returns the view for touches outside of the sheet: at an undimmed detent, the presenter's.
  override func hitTestOutside(_ point: CGPoint, with event: UIEvent?, in container: TransitionView) -> UIView? {
    restingDimming == 0 && geometry.kind != .fullScreen ? nil : container
  }

  /// Dismisses the sheet for a touch on the dimmed presenter; not for one on the card behind a large sheet.
  override func touchEndedOutside() -> Bool {
    guard cardProgress == 0 else { return false }
    presentation?.dismissForUser()
    return true
  }
}
