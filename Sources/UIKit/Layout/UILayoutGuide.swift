/// A rectangle that takes part in Auto Layout without being a view, such as a spacer or an area for alignment.
///
/// ```swift
/// let space = UILayoutGuide()
/// view.addLayoutGuide(space)
/// space.widthAnchor.constraint(equalTo: button.widthAnchor).isActive = true
/// ```
///
/// A guide draws nothing and receives no touches. `layoutFrame` is in the coordinate space of its owning view and
/// is up to date after that view's layout.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The kind of the guide; `.custom` for guides of apps.
  var kind = LayoutGuideKind.custom
  unowned(unsafe) var owner: UIView?
  var layoutStateReference: LayoutState?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if coder.allowsKeyedCoding, coder.containsValue(forKey: "UILayoutGuideIdentifier") {
      identifier = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }
  }

  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encode(identifier, forKey: "UILayoutGuideIdentifier") }
  }

  deinit { uncheckedMainActor { layoutStateReference?.itemIsGone() } }

  /// The guide's frame in its view's coordinate space, as of the last layout.
  open var layoutFrame: CGRect { currentFrame() }

  /// The view that the guide was added to.
  open weak var owningView: UIView? {
    get { owner }
    set { changeOwner(newValue) }
  }

  /// A name that descriptions show. Empty by default.
  open var identifier = ""

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge, regardless of the direction of text.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge, regardless of the direction of text.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(state: layoutState, attribute: .width)) }
  /// The height, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(state: layoutState, attribute: .height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

  /// Whether the constraints do not determine the guide's position or size. For debugging only.
  open var hasAmbiguousLayout: Bool { layoutStateReference?.isAmbiguous ?? false }

  /// Returns the constraints that determine the guide's position and size on an axis. For debugging only.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutStateReference?.constraintsAffecting(axis) ?? []
  }

  private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(state: layoutState, attribute: attribute))
  }
  private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(state: layoutState, attribute: attribute))
  }

  open override var description: String {
    uncheckedMainActor {
      let owner = owner.map { "\($0)" } ?? "(null)"
      let frame = layoutFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { LayoutNames.number($0) }
      return
        "<\(LayoutNames.className(self)): \(address(of: self)) - \"\(identifier)\", layoutFrame = {{\(numbers[0]), "
        + "\(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
    }
  }
}

/// The kind of region that a guide marks.
enum LayoutGuideKind: UInt8 {
  /// A guide of an app, whose frame is determined by constraints.
  case custom
  case safeArea
  case margins
  case readable
  case keyboard
  /// The largest area with a certain aspect ratio in a window's safe area.
  case aspectFit
  /// A scroll view's visible frame.
  case scrollFrame
  /// A scroll view's content.
  case scrollContent
  /// The area at the top of a controller's view that bars cover. `bottom` is the one at the bottom.
  case top
  case bottom

  /// Whether the frame is determined by the view's insets instead of constraints.
  var isInset: Bool { self != .custom && self != .scrollContent }
}
