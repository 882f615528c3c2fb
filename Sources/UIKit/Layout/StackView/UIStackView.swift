/// A view that lays out views in a row or a column.
///
/// Add views with `addArrangedSubview(_:)`, and set the axis, the distribution along it, the alignment across it,
/// and the spacing. Hidden views take no space.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [label, button])
/// stack.axis = .vertical
/// stack.alignment = .leading
/// stack.spacing = 8
/// stack.setCustomSpacing(20, after: label)
/// view.addSubview(stack)
/// ```
///
/// The layout consists of ordinary constraints, which are listed in `constraints` with the same identifiers as on
/// iOS (`UISV-spacing`, …; see `facts/layout.md#stack-views/identifiers`). After a change of the arrangement they
/// are replaced in `updateConstraints()`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor open class UIStackView: UIView, ViewArranging {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis according to their hugging and compression resistance priorities.
    case fill = 0
    /// All views have the same length along the axis.
    case fillEqually = 1
    /// The views have lengths in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The gaps between neighbors are equal.
    case equalSpacing = 3
    /// The distances between the centers of neighbors are equal.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// All views fill the stack across the axis.
    case fill = 0
    /// The views are aligned at the leading edge of a column or at the top of a row.
    case leading = 1
    /// The first baselines are aligned. This applies to rows only.
    case firstBaseline = 2
    /// All views are centered across the axis.
    case center = 3
    /// The views are aligned at the trailing edge of a column or at the bottom of a row.
    case trailing = 4
    /// The last baselines are aligned. This applies to rows only.
    case lastBaseline = 5

    /// The upper edges of all views in a row are aligned.
    public static var top: UIStackView.Alignment { .leading }
    /// The lower edges of all views in a row are aligned.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// A value for `setCustomSpacing(_:after:)` that means the view's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The system's standard spacing between neighbors.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private let builder = StackConstraints()
  /// Whether the arrangement changed since the constraints were created.
  private var isArrangementDirty = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    // The initializer of UIView never returns nil.
    super.init(coder: coder)!
    setArrangementChanged()
    decode(.stackView, from: coder)
  }

  override class var nibRow: NibRow { .stackView }

  /// Creates a stack of views in their order, along the horizontal axis and without spacing.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arrangement

  /// The views that the stack lays out, in order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends the view to the arranged views, and adds it as a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    view.flags[.isArranged] = false
    customSpacings[ObjectIdentifier(view)] = nil
    setArrangementChanged()
  }

  /// Inserts the view into the arranged views, or moves it within them.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else {
      return ExceptionReport.raise(.invalidArgumentException, "Can't add self as subview")
    }
    let present = arranged.firstIndex { $0 === view }
    let count = arranged.count - (present == nil ? 0 : 1)
    guard (0...count).contains(stackIndex) else {
      return ExceptionReport.raise(
        .internalInconsistencyException,
        "index out of bounds for arranged subview: index = \(stackIndex) "
          + "expected to be less than or equal to \(count)")
    }
    if let present { arranged.remove(at: present) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: stackIndex)
    view.flags[.isArranged] = true
    setArrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  /// The axis of the arrangement, horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setArrangementChanged() } }
  }
  /// The distribution of the views along the axis, `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setArrangementChanged() } }
  }
  /// The alignment of the views across the axis, `fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setArrangementChanged() } }
  }
  /// The spacing between neighbors in points, 0 by default. It is a minimum for `equalSpacing` and
  /// `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { spacing = oldValue }
      if spacing != oldValue { setArrangementChanged() }
    }
  }
  /// Whether the spacing of a column is measured from the last baseline of a view to the first baseline of the
  /// next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setArrangementChanged() } }
  }
  /// Whether the views are arranged in the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setArrangementChanged() } }
  }

  /// Sets the spacing after a view; `spacingUseDefault` removes a custom spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }), spacing.isFinite else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setArrangementChanged()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault` if it has none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  /// Marks the constraints, which are replaced before the next layout.
  func setArrangementChanged() {
    guard !isArrangementDirty else { return }
    isArrangementDirty = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Updates the arrangement after a change of an arranged view's intrinsic size.
  func arrangedContentDidChange() {
    if distribution == .fillProportionally { setArrangementChanged() }
  }

  open override func updateConstraints() {
    if isArrangementDirty {
      isArrangementDirty = false
      builder.rebuild(self)
    }
    super.updateConstraints()
  }

  /// The first view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView(\.first)?.forFirstBaselineLayout ?? self }
  /// The last view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView { baselineView(\.last)?.forLastBaselineLayout ?? self }

  private func baselineView(_ end: KeyPath<[UIView], UIView?>) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return visible[keyPath: end] }
    return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
