import ConstraintSolver

/// The layout engine's data about a view or guide that takes part in constraint layout. Views without constraints
/// do not have one.
@MainActor final class LayoutState {
  unowned(unsafe) private(set) var view: UIView?
  unowned(unsafe) private(set) var guide: UILayoutGuide?
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that name the item; they belong to the views that hold them.
  var involved: [Unmanaged<NSLayoutConstraint>] = []
  /// The view's guides, its own and the app's.
  var guides: [UILayoutGuide] = []

  /// The engine of the tree that the view is the root of.
  var ownEngine: LayoutEngine?
  /// The engine that has variables for the item.
  unowned(unsafe) var engine: LayoutEngine?
  var variables = LayoutVariables.none
  /// The rows that fix the item at its frame: of a root or of a view that follows its autoresizing mask.
  var frameRows = FrameRows()
  /// The rows of the intrinsic size.
  var contentRows: ContentRows?
  /// The intrinsic size as the constraints that apps see among `constraints`.
  var contentConstraints: [NSLayoutConstraint.Axis: ContentSizeConstraint] = [:]
  /// The view's frame in its Interface Builder file, which applies as far as constraints do not determine it.
  var startFrame: CGRect?
  /// The sizes of text that wraps, until it changes.
  var sizes = WrappedSizes()
  /// The insets from which the rows of constraints to margins and guides were computed; nil if there are no such
  /// rows.
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

  /// Called when the item is deallocated: its constraints are deactivated and its engine forgets it.
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

/// The variables of an item: its position in the superview's coordinate space and its size. For a guide, the space
/// is that of its view.
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

/// The intrinsic sizes of a view whose text wraps: with room for all, and at a width.
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

/// The rows of an intrinsic size in each dimension: not larger (hugging), not smaller (compression resistance).
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

/// The row of an active constraint, and the engine that has it.
struct LayoutRow {
  var handle: Constraint?
  unowned(unsafe) var engine: LayoutEngine?
  /// The row's constant without the constraint's own.
  var base: CGFloat = 0
  /// Whether the constraint's constant is negated in right-to-left interfaces.
  var isMirrored = false
}

extension UIView {
  /// The state, created when the view first takes part in layout.
  var layoutState: LayoutState {
    if let layoutStateReference { return layoutStateReference }
    let state = LayoutState(view: self)
    layoutStateReference = state
    return state
  }

  /// Whether the view has a layout state; for tests that views without constraints have none.
  package var takesPartInConstraints: Bool { layoutStateReference != nil }
  /// Whether the constraints of the tree under the view are solved together.
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
