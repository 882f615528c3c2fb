import CoreGraphics
import Foundation

/// The view of one item of a collection view.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///   let imageView = UIImageView()
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     imageView.frame = contentView.bounds
///     imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///     contentView.addSubview(imageView)
///   }
///   required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the cell is being dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted, and still in its original position.
    case lifting = 1
    /// The cell is in a drag that has begun.
    case dragging = 2
  }
  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  var plainContent = UIView(frame: .zero)
  var parts = CollectionCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.collectionViewCell, from: coder)
  }

  override class var nibRow: NibRow { .collectionViewCell }
  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .cell }
  package override var isAutomationSelected: Bool { isSelected || super.isAutomationSelected }
  /// Whether the cell is one accessibility element by itself: a list cell by default, others only if the app sets
  /// it.
  private var isElementByItself: Bool { isAccessibilityElement && !(self is UICollectionViewListCell) }
  package override var automationElements: [Any] {
    isElementByItself ? [] : cellElements(of: contentView)
  }

  private func setUp() {
    plainContent.frame = bounds
    plainContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(plainContent)
    parts.content = plainContent
  }

  /// The container of the cell's content; the view of the content configuration, if there is one.
  open var contentView: UIView { parts.content ?? plainContent }

  // MARK: State

  /// Whether the cell is selected; set by the collection view.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger presses the cell; set by the collection view.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Called when the cell was lifted, dragged or dropped. Overrides call super.
  open func dragStateDidChange(_ dragState: DragState) {
    parts.dragState = dragState
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    showSelection()
    setNeedsUpdateConfiguration()
    if listPlacement != nil { updateSeparators() }
    stateMayHaveChanged()
  }

  // MARK: Backgrounds

  /// The view behind the content. Nil by default.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The view over the background, behind the content, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  // MARK: Configurations

  /// The configuration of the cell's content, which creates the content view. Nil by default.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { setContentConfiguration(newValue) }
  }
  /// The configuration of the cell's background, which replaces `backgroundView`. Nil stands for the list's
  /// standard background.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { setBackgroundConfiguration(newValue) }
  }
  /// Returns the default background of the cell: that of the list's appearance; clear outside of lists.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlacement?.background ?? .clear()
  }
  /// Whether the content configuration is updated for each state. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated for each state. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is called with the cell and its state when the configurations need an update. Default nil.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The cell's state, from which its configurations are derived. Overrides add values of their own.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests an update of the configurations with the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }
  /// Called when the state changed, to set configurations for it. The base class does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Focus

  /// Whether the item can have keyboard focus: decided by the collection view's delegate, else its `allowsFocus`.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && collectionView?.mayFocus(self) == true }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
    layOutBackgrounds()
    placeSeparators()
  }

  /// Sets the frame of the content.
  func placeContent() { if contentView !== plainContent { contentView.frame = bounds } }
  /// Called when the cell was selected, highlighted, expanded or the like.
  func stateMayHaveChanged() {}
  /// Shows a background if the app set none; overridden by list cells.
  func showDefaultBackground() {}
  /// The default insets of the separator from the cell's sides, in points.
  var automaticSeparatorInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: listPlacement?.margin ?? 0, bottom: 0, trailing: 0)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsUpdateConfiguration() }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.cellWantsAnotherSize(self, isDeep: false)
  }
  override func contentSizeWasInvalidated(of view: UIView, isDeep: Bool) {
    guard view === contentView else { return }
    collectionView?.cellWantsAnotherSize(self, isDeep: isDeep)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil else { return }
    parts.separators?.remove()
    parts.leavingFrame = nil
  }

  override func listPlacementDidChange() { placementDidChange() }
  override func didShow(_ attributes: UICollectionViewLayoutAttributes) {
    if let leaving = parts.leavingFrame { frame = leaving }
    // The margins of the content depend on its frame, and the cell may be measured before its layout.
    if listPlacement == nil { placeContent() }
    if parts.isSwiped, let swipe = collectionView?.swiper?.swipe, swipe.cell === self { swipe.place(in: frame) }
    if listPlacement != nil { placeSeparators() }
  }

  /// Returns the size of the cell's content; subclasses override it to size themselves.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let content = sizingView, content !== self else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private static let fittingProbe = OverrideProbe(base: UICollectionViewCell.self, overriding: FittingCell.self)
  override var asksForFitting: Bool {
    sizingView != nil || UICollectionViewCell.fittingProbe.isOverridden(in: type(of: self))
  }

  override var sizingView: UIView? {
    if parts.configuration != nil { return contentView }
    return contentView.constraints.isEmpty ? (constraints.isEmpty ? nil : self) : contentView
  }
}

/// A class that overrides only this method, to find its index in the method table.
package class FittingCell: UICollectionViewCell {
  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
}

/// The state that few cells need.
struct CollectionCellParts {
  var content: UIView?
  var configuration: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: ConfiguredBackgroundView?
  var dragState = UICollectionViewCell.DragState.none
  var dropState = UICellConfigurationState.DropState.none
  var needsUpdate = true
  var isUpdating = false
  /// Whether the app chose the background, which includes removing it.
  var hasOwnBackground = false
  /// Whether the item is expanded in an outline.
  var isExpanded = false
  /// Whether the actions beside the cell were swiped into view.
  var isSwiped = false
  /// The frame of a swiped row while it is deleted.
  var leavingFrame: CGRect?
  var separators: ListSeparatorLines?
  /// Whether the corners are rounded as those of a card.
  var isInCard = false
}
