import ConstraintSolver

/// The layout engine's data of a view or guide. Views without constraints do not have one.
@MainActor final class LayoutState {
  unowned(unsafe) private(set) var view: UIView?
  unowned(unsafe) private(set) var guide: UILayoutGuide?
  /// The constraints that are added to the view.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that refer to the item. They are retained by the views that they are added to.
  var involved: [Unmanaged<NSLayoutConstraint>] = []
  /// The view's layout guides, both predefined ones and those added by the app.
  var guides: [UILayoutGuide] = []

  /// The engine of the view hierarchy of which the view is the root.
  var ownEngine: LayoutEngine?
  /// The engine with the item's variables.
  unowned(unsafe) var engine: LayoutEngine?
  var variables = LayoutVariables.none
  /// The rows that fix the item's frame, for a root or a view with an autoresizing mask.
  var frameRows = FrameRows()
  /// The rows for the intrinsic size.
  var contentRows: ContentRows?
  /// The constraints for the intrinsic size that are visible to apps in `constraints`.
  var contentConstraints: [NSLayoutConstraint.Axis: ContentSizeConstraint] = [:]
  /// The view's frame in its Interface Builder file, which is used as far as constraints are ambiguous.
  var startFrame: CGRect?
  /// The cached sizes of text that wraps.
  var sizes = WrappedSizes()
  /// The insets used in the rows of constraints to margins and guides, or nil if there are no such rows.
  var usedInsets: LayoutInsets?
  /// Whether constraints determine a scroll view's content width and height.
  var determinesContent = (width: false, height: false)

  init(view: UIView) {
    self.view = view
    guide = nil
  }

  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  var item: AnyObject? { view ?? guide }

  /// The view itself, or the guide's owning view.
  var owner: UIView? { view ?? guide?.owner }

  /// Removes the item from layout when it is deallocated: deactivates its constraints and removes its variables.
  func itemIsGone() {
    let view = view
    ownEngine?.dissolve()
    engine?.leave(self)
    for constraint in held { view?.release(constraint) }
    for constraint in involved.map({ $0.takeUnretainedValue() }) { constraint.deactivate() }
    contentConstraints = [:]
    for guide in guides { guide.owner = nil }
    guides = []
    self.view = nil
    guide = nil
  }
}

/// The variables of an item: its position in the superview's coordinate space, or for a guide in that of its view,
/// and its size.
struct LayoutVariables {
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable

  static let none = LayoutVariables(
    x: Variable(index: -1), y: Variable(index: -1), width: Variable(index: -1), height: Variable(index: -1))

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The intrinsic sizes of a view whose text wraps: on a single line, and at a width.
struct WrappedSizes {
  var onOneLine: CGSize?
  var width: CGFloat = 0
  var wrapped: CGSize?
}

struct FrameRows {
  var x: Constraint?
  var width: Constraint?
  var y: Constraint?
  var height: Constraint?
}

/// The rows of an intrinsic size for each dimension: an upper bound for hugging and a lower bound for compression
/// resistance.
struct ContentRows {
  struct Pair {
    var hugging: Constraint?
    var resistance: Constraint?
  }
  /// The intrinsic size of the view, without alignment insets.
  var size: CGSize
  var width = Pair()
  var height = Pair()
}

/// The row of an active constraint in its engine.
struct LayoutRow {
  var handle: Constraint?
  unowned(unsafe) var engine: LayoutEngine?
  /// The row's constant without the constraint's constant.
  var base: CGFloat = 0
  /// Whether the constraint's constant is negated in right-to-left interfaces.
  var isMirrored = false
}

extension UIView {
  /// The layout state, created on first use.
  var layoutState: LayoutState {
    if let layoutStateReference { return layoutStateReference }
    let state = LayoutState(view: self)
    layoutStateReference = state
    return state
  }

  /// Whether the view has a layout state. Tests use it to check that views without constraints have none.
  package var takesPartInConstraints: Bool { layoutStateReference != nil }
  /// Whether the constraints of the view's subtree have an engine of their own.
  package var hasConstraintEngine: Bool { layoutStateReference?.ownEngine != nil }
}

extension UILayoutGuide {
  var layoutState: LayoutState {
    if let layoutStateReference { return layoutStateReference }
    let state = LayoutState(guide: self)
    layoutStateReference = state
    return state
  }
}
