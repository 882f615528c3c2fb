/// A relation between attributes of two views or layout guides: `first == multiplier × second + constant`, or with
/// ≤ or ≥.
///
/// Create constraints from anchors, activate them together, and store those whose `constant` or `isActive` changes
/// later.
///
/// ```swift
/// card.translatesAutoresizingMaskIntoConstraints = false
/// let height = card.heightAnchor.constraint(equalToConstant: 100)
/// height.priority = .defaultHigh
/// NSLayoutConstraint.activate([
///   card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
///   height,
/// ])
/// height.constant = 200
/// ```
///
/// The nearest common ancestor of the two items retains an active constraint; the constraint does not retain its
/// items. UIKit raises exceptions for attributes that cannot be related, for views without a common ancestor and
/// for values that are not finite. Here UIKit's message is logged, and the constraint has no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  var first = LayoutTerm.none
  var second = LayoutTerm.none
  var factor: CGFloat = 1
  var offset: CGFloat = 0
  var strength: UILayoutPriority = .required
  var comparison = Relation.equal
  /// The view to which the constraint is added, which retains it.
  unowned(unsafe) var holder: UIView?
  /// The constraint's row in the layout engine in which it is active.
  var row = LayoutRow()
  /// The sequence number of the latest activation.
  var sequence: UInt32 = 0
  /// The multiple of the system spacing passed to the anchor's method.
  var spacing: CGFloat = 1
  /// Properties that are determined at the creation of the constraint.
  var traits = Traits()

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// The constraint can't be satisfied by any layout, so it is never active.
    static let isIllegal = Traits(rawValue: 1 << 0)
    /// The constant is the system spacing of a visual format.
    static let usesFormatSpacing = Traits(rawValue: 1 << 1)
    /// The value of `shouldBeArchived`.
    static let isArchived = Traits(rawValue: 1 << 2)
    /// The constant is the system spacing between two anchors.
    static let usesAnchorSpacing = Traits(rawValue: 1 << 3)
    /// The spacing between two anchors is vertical. Between baselines it depends on fonts.
    static let spacesLines = Traits(rawValue: 1 << 4)
    /// The items were not in the subtree of the view to which the constraint was added.
    static let isMisplaced = Traits(rawValue: 1 << 5)
    /// The console has reported that the constraint is ignored because its items are not in the subtree.
    static let isReported = Traits(rawValue: 1 << 6)
  }

  public override init() { super.init() }

  /// Creates the constraint `view1.attr1 = multiplier × view2.attr2 + c`, or with another relation. A constraint of
  /// a size alone has no second view.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    define(item: view1, attr1, relation, toItem: view2, attr2, multiplier, c)
  }

  /// Defines the constraint like the initializer. Interface Builder files create an app's subclasses by `init()`
  /// first.
  func define(
    item view1: Any, _ attr1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, _ attr2: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ c: CGFloat
  ) {
    checkItems(view1, view2)
    guard !traits.contains(.isIllegal) else { return }
    let second = NSLayoutConstraint.state(view2)
    fill(
      LayoutTerm(state: NSLayoutConstraint.state(view1), attribute: attr1), relation,
      LayoutTerm(state: second, attribute: view2 == nil ? .notAnAttribute : attr2), multiplier, c)
  }

  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    fill(first, relation, second ?? .none, multiplier, constant)
  }

  private func fill(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.first = first
    self.second = second
    comparison = relation
    factor = multiplier
    offset = constant
    ConstraintRules.checkLimit(constant)
    guard let problem = ConstraintRules.problem(first, second, multiplier: multiplier, constant: constant) else {
      return
    }
    traits.insert(.isIllegal)
    problem.report(self, constant)
    if !multiplier.isFinite { factor = 1 }
    if !constant.isFinite { offset = 0 }
  }

  private func checkItems(_ first: Any, _ second: Any?) {
    for item in [first, second].compactMap({ $0 }) where NSLayoutConstraint.state(item) == nil {
      traits.insert(.isIllegal)
      return ExceptionReport.raise(
        .invalidArgumentException,
        "NSLayoutConstraint for \(first): Constraint items must each be a view or layout "
          + "guide.")
    }
  }

  // MARK: Properties

  /// The constraint's priority; a constraint of priority 1000 is required.
  open var priority: UILayoutPriority {
    get { strength }
    set { setPriority(newValue) }
  }

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived: Bool {
    get { traits.contains(.isArchived) }
    set { if newValue { traits.insert(.isArchived) } else { traits.remove(.isArchived) } }
  }

  /// The view or guide on the left side of the equation; nil once it was deallocated.
  open var firstItem: AnyObject? { first.item }
  /// The view or guide on the right side of the equation; nil if there is none.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  /// The attribute of the second item; `.notAnAttribute` if there is none.
  open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }
  /// The first item's attribute as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutConstraint.anchor(first) }
  /// The second item's attribute as an anchor; nil if there is no second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutConstraint.anchor(second)
  }
  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { comparison }
  /// The factor of the second attribute. To change it, create another constraint.
  open var multiplier: CGFloat { factor }

  /// The constant added to the second side. It and the priority are the only properties that may change while the
  /// constraint is active.
  open var constant: CGFloat {
    get { offset }
    set { setConstant(newValue) }
  }

  /// A name for descriptions and for the log of conflicting constraints; nil by default.
  open var identifier: String?

  // MARK: Activation

  /// Whether the constraint is active. An active constraint is added to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, each in the nearest common ancestor of its items. This is more efficient than setting
  /// `isActive` of each.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints. This is more efficient than setting `isActive` of each.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Creates the constraints of a line of the visual format language.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/1526944-constraints>
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }

  open override var description: String { uncheckedMainActor { describe() } }
  open override var debugDescription: String { description }

  private static func anchor(_ term: LayoutTerm) -> NSLayoutAnchor<AnyObject> {
    let anchor: NSObject
    if term.isSize {
      anchor = NSLayoutDimension(term)
    } else if term.attribute.axis == .vertical {
      anchor = NSLayoutYAxisAnchor(term)
    } else {
      anchor = NSLayoutXAxisAnchor(term)
    }
    // In Objective-C, the class of an anchor does not depend on its generic type, and apps cast anchors to other
    // specializations. A checked cast would fail in Swift.
    return withExtendedLifetime(anchor) {
      Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque())
        .takeUnretainedValue()
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the layout state of an item, which is a view or a guide.
  static func state(_ item: Any?) -> LayoutState? {
    guard let item else { return nil }
    if let view = item as? UIView { return view.layoutState }
    return (item as? UILayoutGuide)?.layoutState
  }
}
