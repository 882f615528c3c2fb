import CoreGraphics
import Foundation

/// A cell, header or footer of a list: a content with accessories at its sides, indented in outlines, with a
/// background and separators of the list's appearance.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, name in
///   var content = cell.defaultContentConfiguration()
///   content.text = name
///   content.image = UIImage(systemName: "person")
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var accessoryViews: [ListAccessoryView] = []
  var listParts = ListCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
    take(content: UITableViewCellContentView(frame: bounds))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insetsLayoutMarginsFromSafeArea = false
  }

  /// Returns a content configuration of the list's appearance, for a row, header or footer according to the cell's
  /// role.
  public func defaultContentConfiguration() -> UIListContentConfiguration { listPlacement?.content ?? .cell() }

  // MARK: Indentation

  /// The indentation level of the content. Items of an outline get theirs before the cell is configured.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { marginsDidChange() } } }
  /// The width of an indentation level, in points. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { marginsDidChange() } } }
  /// Whether accessories at the leading side are indented, too. Default true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  // MARK: Accessories

  /// The views at the sides of the content. The list determines their sides and order, except for custom views.
  public var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  // MARK: Separators

  /// The guide at whose edges the separators end. Without the app's own constraints it begins at the content's
  /// text.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide = listParts.separatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    listParts.separatorGuide = guide
    followContent(guide)
    return guide
  }

  // MARK: State

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      // A color that the app set replaces the list's background.
      guard newValue != nil, !parts.hasOwnBackground else { return }
      setBackgroundConfiguration(nil)
    }
  }

  /// The margins of rows in the list; the app's own, if it set some.
  open override var layoutMargins: UIEdgeInsets {
    get { assignedMargins ?? marginsOfList }
    set { super.layoutMargins = newValue }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateSeparatorGuide()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    collectionView?.cellSizeMayHaveChanged(self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
    colorAccessories()
  }

  // MARK: Accessibility

  package override var automationLabel: String? {
    let label = accessibilityLabel
    return label == spokenText ? ownAccessibilityLabel : label
  }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? readsAsOne }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Overridden methods

  override func placeContent() { layOutParts() }

  override func showDefaultBackground() {
    guard !parts.hasOwnBackground else { return }
    guard let listPlacement else {
      parts.background = nil
      return showBackground()
    }
    if listParts.backgroundOf?.part != listPlacement.part
      || listParts.backgroundOf?.appearance != listPlacement.appearance || parts.background == nil
    {
      listParts.backgroundOf = listPlacement
      parts.background = listPlacement.background
    }
    if !automaticallyUpdatesBackgroundConfiguration { showBackground() }
  }

  override func listPlacementDidChange() {
    super.listPlacementDidChange()
    // A content configuration that the app sets now needs the kind of list immediately.
    showDefaultBackground()
    updateLayoutMargins()
    marginsDidChange()
  }

  override var automaticSeparatorInsets: NSDirectionalEdgeInsets { listParts.separatorInsets }

  override func fittingSize(_ size: CGSize, _ estimated: EstimatedAxes) -> CGSize {
    guard estimated.isEmpty || estimated.contains(.vertical) else { return super.fittingSize(size, estimated) }
    let isWidthOpen = estimated.contains(.horizontal)
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard verticalFittingPriority.rawValue < UILayoutPriority.required.rawValue else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let width = targetSize.width > 0 && targetSize.width.isFinite ? targetSize.width : bounds.width
    return listFittingSize(
      CGSize(width: width, height: targetSize.height),
      isWidthOpen: horizontalFittingPriority.rawValue < UILayoutPriority.required.rawValue)
  }

  override func stateMayHaveChanged() {
    super.stateMayHaveChanged()
    colorAccessories()
  }
}

/// The state that few list cells need.
@MainActor struct ListCellParts {
  var separatorGuide: UILayoutGuide?
  var guideEdges: [NSLayoutConstraint] = []
  /// The distances of the separators from the sides as of the last layout, in points.
  var separatorInsets = NSDirectionalEdgeInsets.zero
  /// The list position whose background the cell shows.
  var backgroundOf: ListPlacement?
  /// The accessories of the former state, which are being animated out.
  var leaving: [ListAccessoryView] = []
  /// The offset of the finger below the cell's center during a move, in points.
  var grip: CGFloat = 0
  var verticalLine: UIView?
}
