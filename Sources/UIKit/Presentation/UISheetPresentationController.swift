import QuartzCore

/// Shows a view controller as a sheet: on a phone from the bottom edge, on a pad in the middle.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
/// A sheet rests at one of its detents; a finger drags it from one to another, and away below the smallest.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The superclass's delegate, as one of sheets; Apple's class has it of this type.
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
  /// The largest detent at which the presenter is neither dimmed nor kept from touches; nil means none.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { invalidate() } }
  }
  /// Asks custom detents for their heights again.
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

  // MARK: Look and behaviour

  /// Whether a bar at the top shows that the sheet can be dragged; a tap on it selects the next detent.
  open var prefersGrabberVisible = false { didSet { invalidate() } }
  /// Whether scrolling up in a list at its top drags the sheet to a larger detent instead.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge in a compact height, instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidate() } }
  /// Whether the sheet's width is that of `preferredContentSize` where it is attached to the edge in a compact
  /// height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidate() } }
  /// The radius of the corners in points; nil means the system's 10.
  public var preferredCornerRadius: CGFloat? { didSet { invalidate() } }
  /// Whether the sheet has the size of a page where it floats (iOS 17); default: for the style `.pageSheet`.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (style == .pageSheet) }
    set {
      pageSizing = newValue
      invalidate()
    }
  }
  private var pageSizing: Bool?
  /// A view above which the sheet is centred where it is narrower than the window.
  open weak var sourceView: UIView? { didSet { invalidate() } }

  private func invalidate() { presentation?.container.setNeedsLayout() }

  // MARK: Frames

  /// The frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  /// The position of the sheet's top in the container, in points, while a finger drags it; else nil.
  var draggedTop: CGFloat? { didSet { presentation?.container.window?.hideUnseen() } }
  /// The number of animations between detents that run.
  var isSettling = 0 { didSet { presentation?.container.window?.hideUnseen() } }

  /// Above others, the darkest colours are a little lighter. A form, and a page on an iPad, is laid out as on a
  /// phone.
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

  /// Moves the sheet, the card and the dimming to where a finger has the sheet, or where it rests.
  func placeAgain() {
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
      // Above the card is black, on which the status bar is white.
      if (card == nil) != (oldValue == nil) { UIApplication.instance?.frames.statusBarMayHaveChanged() }
    }
  }
  private(set) var isPresenterBehind = false

  override var blackensStatusBar: Bool { isPresenterBehind && card != nil }

  override func changePresenter(isBehind: Bool) {
    isPresenterBehind = isBehind
    updateTint()
    updateCard(isBehind ? cardProgress : 0)
  }

  /// An undimmed presenter keeps its tint.
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

  /// Whether a finger is about to take the sheet away, of which the app has heard.
  var isBeingDragged = false
  /// The coordinator of a dismissal that a finger leads, until the sheet is gone or back.
  var leavingCoordinator: TransitionCoordinator?
  override var isLeaving: Bool { isBeingDragged }
  /// Whether the app has let the present drag take the sheet away.
  var leave = SheetLeave.unasked
  /// The velocity with which a finger left the sheet, as a fraction of the remaining distance a second.
  var releaseVelocity: CGFloat = 0

  override var movementTiming: AnimationTiming {
    var spring = AnimationSpring.system
    spring.velocity = releaseVelocity
    return .spring(spring)
  }

  /// At an undimmed detent touches reach the presenter.
  override func hitTestOutside(_ point: CGPoint, with event: UIEvent?, in container: TransitionView) -> UIView? {
    restingDimming == 0 && geometry.kind != .fullScreen ? nil : container
  }

  /// A touch on the dimmed presenter dismisses the sheet; not on the card behind a large one.
  override func touchEndedOutside() -> Bool {
    guard cardProgress == 0 else { return false }
    presentation?.dismissForUser()
    return true
  }
}
