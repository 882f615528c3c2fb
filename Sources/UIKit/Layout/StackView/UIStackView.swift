/// A view that lays out views in a row or a column.
///
/// Add views with `addArrangedSubview(_:)`, and set the axis, the distribution along it, the alignment across it,
/// and the spacing. A hidden view takes no space.
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
/// The layout is made of ordinary constraints, which are listed in `constraints` with the identifiers that Apple's
/// have (`UISV-spacing`, …; see `facts/layout.md#stack-views/identifiers`). After a change of the arrangement they
/// are rebuilt in `updateConstraints()`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor open class UIStackView: UIView, ViewArranging {
  /// The rule by which the views share the length of the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill it, by their hugging and compression priorities.
    case fill = 0
    /// All views get the same length on the axis.
    case fillEqually = 1
    /// In proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The same space between neighbours.
    case equalSpacing = 3
    /// The same distance between the centres of neighbours.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// All views are as large as the stack across the axis.
    case fill = 0
    /// The leading edge of a column, the top of a row.
    case leading = 1
    /// Rows only.
    case firstBaseline = 2
    /// All views are centered across the axis.
    case center = 3
    /// The trailing edge of a column, the bottom of a row.
    case trailing = 4
    /// Rows only.
    case lastBaseline = 5

    /// The upper edges of all views in a row are aligned.
    public static var top: UIStackView.Alignment { .leading }
    /// The lower edges of all views in a row are aligned.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// A value for `setCustomSpacing(_:after:)` that means the view's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The system's standard distance between neighbours.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private let builder = StackConstraints()
  /// The arrangement changed since the constraints were made.
  private var isArrangementDirty = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    // A view can always be read.
    super.init(coder: coder)!
    setArrangementChanged()
    decode(.stackView, from: coder)
  }

  override class var nibRow: NibRow { .stackView }

  /// Creates a stack of views in their order, along the horizontal axis with no spacing.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arrangement

  /// The views that it lays out, in order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends the view to the arranged views, and adds it as a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }

  /// Lays the view out no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    view.flags[.isArranged] = false
    customSpacings[ObjectIdentifier(view)] = nil
    setArrangementChanged()
  }

  /// Inserts the view among the arranged views, or moves it there.
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

  /// Horizontal, a row, unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setArrangementChanged() } }
  }
  /// `fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setArrangementChanged() } }
  }
  /// `fill` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setArrangementChanged() } }
  }
  /// Points between neighbours, at least these for the equal distributions; 0 unless set.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { spacing = oldValue }
      if spacing != oldValue { setArrangementChanged() }
    }
  }
  /// Whether a column's spacing is between the last baseline of one view and the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setArrangementChanged() } }
  }
  /// Whether the views are inside of the layout margins and not of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setArrangementChanged() } }
  }

  /// Sets the distance after a view; `spacingUseDefault` removes a custom distance.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }), spacing.isFinite else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setArrangementChanged()
  }

  /// `spacingUseDefault` for a view without a spacing of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  /// The constraints are made again before the next layout.
  func setArrangementChanged() {
    guard !isArrangementDirty else { return }
    isArrangementDirty = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// An arranged view has another intrinsic size.
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

  /// A column's first view; the tallest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView(\.first)?.forFirstBaselineLayout ?? self }
  /// A column's last view; the tallest of a row.
  open override var forLastBaselineLayout: UIView { baselineView(\.last)?.forLastBaselineLayout ?? self }

  private func baselineView(_ end: KeyPath<[UIView], UIView?>) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return visible[keyPath: end] }
    return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
