import QuartzCore

/// Shows a view controller as a sheet: on a phone from the bottom up to the status bar, on a pad in the middle.
///
/// ```swift
/// controller.modalPresentationStyle = .pageSheet
/// controller.isModalInPresentation = true   // a swipe does not dismiss it
/// present(controller, animated: true)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A sheet leaves the safe area on top free on a phone (`facts/presentation.md#sheet/large-frame`); on a pad it
  /// is centred.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if UIDevice.current.userInterfaceIdiom == .pad, container.traitCollection.horizontalSizeClass != .compact {
      let size = padSize(in: bounds)
      let width = min(size.width, bounds.width)
      let height = min(size.height, bounds.height)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    if bounds.width > bounds.height { return bounds }
    let area = container.window?.safeAreaInsets.top ?? 0
    // 10 points below the status bar; below an island, where the safe area has that already.
    let top = area < UISheetPresentationController.islandTop ? area + 10 : area
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The safe area above which a phone has an island.
  private static let islandTop: CGFloat = 59

  /// On an upright phone what presents lies behind the sheet as a card.
  var pushesPresenterBack: Bool {
    guard let container = containerView, UIDevice.current.userInterfaceIdiom == .phone else { return false }
    return container.bounds.width <= container.bounds.height
  }

  private func padSize(in bounds: CGRect) -> CGSize {
    let preferred = preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    return style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 80)
  }

  /// Above others, the darkest colours are a little lighter.
  override var ownTraits: TraitValues? {
    var values = TraitValues()
    values.userInterfaceLevel = .elevated
    return values
  }

  // MARK: The box

  private lazy var sheetView: SheetView = {
    let view = SheetView(frame: .zero)
    view.drag?.sheet = self
    return view
  }()

  /// The box around the controller's view, while it is shown.
  open override var presentedView: UIView? { presentation == nil ? super.presentedView : sheetView }

  override func hold(_ view: UIView) {
    super.hold(view)
    guard let containerView else { return }
    sheetView.hold(view, at: frameOfPresentedViewInContainerView, in: containerView)
  }

  override func layoutPresentedView(_ view: UIView) {
    if view.superview === sheetView { showDrag() }
  }

  /// 12 % of the light in the light appearance (measured on iOS 13, `facts/presentation.md#page-sheet`), 48 % in the dark.
  override var dimming: PresentationDimming {
    PresentationDimming(light: 0.12, dark: 0.48, fraction: remaining)
  }

  // MARK: The presenter

  private let presentersTint = PresentersTint()
  /// The presenter's view, pushed back.
  private var card: PresenterCard?
  private var isPresenterBehind = false

  override var blackensStatusBar: Bool { isPresenterBehind && card != nil }

  override func changePresenter(isBehind: Bool) {
    presentersTint.dim(isBehind, presentation?.presenter?.viewIfLoaded)
    isPresenterBehind = isBehind
    updateCard(isBehind ? 1 : 0)
  }

  override func forget() {
    card?.remove()
    card = nil
  }

  /// Pushes the presenter back, as far as the sheet has come.
  private func updateCard(_ progress: CGFloat) {
    guard presentation?.isCustom == false, pushesPresenterBack else {
      card?.remove()
      return card = nil
    }
    if card == nil {
      guard progress > 0 else { return }
      UIView.performWithoutAnimation { card = PresenterCard(presentation?.presenter?.viewIfLoaded) }
    }
    card?.push(progress, sheetTop: frameOfPresentedViewInContainerView.minY)
  }

  // MARK: Fingers

  /// How far a finger has dragged the sheet down, in points.
  var dragOffset: CGFloat = 0
  /// The velocity with which a finger left the sheet, as a fraction of the remaining distance a second.
  var releaseVelocity: CGFloat = 0
  var isBeingDragged = false
  override var isLeaving: Bool { isBeingDragged }

  override var movementTiming: AnimationTiming {
    var spring = AnimationSpring.system
    spring.velocity = releaseVelocity
    return .spring(spring)
  }

  /// The fraction of the sheet's height that a finger leaves on the screen.
  private var remaining: CGFloat { 1 - dragOffset / max(1, frameOfPresentedViewInContainerView.height) }

  /// Moves the sheet, the card and the dimming to where the finger has the sheet.
  func showDrag() {
    guard let view = presented?.viewIfLoaded, let container = presentation?.container else { return }
    let frame = frameOfPresentedViewInContainerView
    sheetView.hold(view, at: frame.offsetBy(dx: 0, dy: dragOffset), in: container)
    container.setDimming(dimming)
    if isPresenterBehind { updateCard(remaining) }
  }
}
