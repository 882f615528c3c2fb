import ConstraintSolver
import QuartzCore

/// Solves the constraints of a view hierarchy, and marks the views that need layout.
///
/// The engine of a window, or of a view hierarchy that is in no window, is created for the first layout with active
/// constraints. Its variables are the positions and sizes of the views and guides with constraints. Positions are
/// relative to the superview, so that moving a view does not change the variables of its descendants. Views with
/// autoresizing masks have rows that express the mask. A temporary engine measures the fitting size of a subtree.
@MainActor final class LayoutEngine {
  unowned(unsafe) let root: UIView
  let system = ConstraintSystem()
  /// Whether the engine measures the root's fitting size, with separate variables.
  let isFitting: Bool
  private var fittingVariables: [ObjectIdentifier: LayoutVariables] = [:]
  var fittingContent: [ObjectIdentifier: ContentRows] = [:]

  /// The items that own the variables, by the index of the variable.
  private(set) var items: [LayoutState?] = []
  /// The owners of the rows, by the index of the row.
  var owners: [RowOwner] = []
  /// The items whose intrinsic size may have changed.
  private var changedContent: [LayoutState] = []
  /// The items whose margins or guides are used in rows.
  var insetDependents: [LayoutState] = []
  /// The views whose intrinsic height depends on their width.
  var wrapping: [LayoutState] = []
  /// The views of Interface Builder files that were added since the last solve.
  var starting: [LayoutState] = []
  /// Whether items were added or reordered.
  var needsOrder = false
  /// Whether insets, offsets or frames may have changed.
  var needsCheck = false
  /// The terms of the row that is being computed.
  var terms: [Term] = []
  var constantTerm: CGFloat = 0

  /// Whether any view hierarchy may have pending changes of constraints.
  static var isWorkPending = false
  /// The number of activations so far. In a conflict, the constraint with the highest number is broken.
  static var sequence: UInt32 = 0

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  // MARK: Items

  /// Returns the item's variables, which are created on first use.
  func variables(_ state: LayoutState) -> LayoutVariables {
    if isFitting { return fittingVariables[ObjectIdentifier(state)] ?? join(state) }
    return state.engine === self ? state.variables : join(state)
  }

  func isJoined(_ state: LayoutState) -> Bool {
    isFitting ? fittingVariables[ObjectIdentifier(state)] != nil : state.engine === self
  }

  @discardableResult func join(_ state: LayoutState) -> LayoutVariables {
    let variables = LayoutVariables(
      x: system.makeVariable(), y: system.makeVariable(), width: system.makeVariable(isNonNegative: true),
      height: system.makeVariable(isNonNegative: true))
    needsOrder = true
    for variable in [variables.x, variables.y, variables.width, variables.height] {
      let index = Int(variable.index)
      while items.count <= index { items.append(nil) }
      items[index] = state
    }
    if isFitting {
      fittingVariables[ObjectIdentifier(state)] = variables
    } else {
      state.engine?.leave(state)
      state.engine = self
      state.variables = variables
      state.frameRows = FrameRows()
      state.contentRows = nil
    }
    if let view = state.view { addRows(of: view, state, variables) }
    return variables
  }

  private func addRows(of view: UIView, _ state: LayoutState, _ variables: LayoutVariables) {
    if view === root {
      if !isFitting { holdRoot(state) }
      if isFitting || !view.translatesAutoresizingMaskIntoConstraints { addContent(of: view, state, variables) }
      return
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      holdByMask(view, state, variables)
    } else {
      if !isFitting, state.startFrame != nil { starting.append(state) }
      addContent(of: view, state, variables)
      view.superviewReference?.setNeedsLayout()
    }
  }

  /// Removes the item's variables and all rows that contain them.
  func leave(_ state: LayoutState) {
    guard !isFitting, state.engine === self else { return }
    for constraint in state.involved { remove(constraint.takeUnretainedValue()) }
    releaseFrame(state)
    removeContent(state)
    let variables = state.variables
    for variable in [variables.x, variables.y, variables.width, variables.height] {
      system.removeVariable(variable)
      items[Int(variable.index)] = nil
    }
    insetDependents.removeAll { $0 === state }
    wrapping.removeAll { $0 === state }
    changedContent.removeAll { $0 === state }
    starting.removeAll { $0 === state }
    state.usedInsets = nil
    state.determinesContent = (false, false)
    state.engine = nil
    state.variables = .none
  }

  /// Removes all items and rows, because the view hierarchy became a part of another one.
  func dissolve() {
    for state in items.compactMap({ $0 }) where state.engine === self {
      for constraint in state.involved {
        let constraint = constraint.takeUnretainedValue()
        if constraint.row.engine === self { constraint.row = LayoutRow() }
      }
      state.engine = nil
      state.variables = .none
      state.frameRows = FrameRows()
      state.contentRows = nil
      state.usedInsets = nil
      state.determinesContent = (false, false)
    }
    // A constraint may have a row although no remaining item refers to it.
    for case .constraint(let reference) in owners {
      let constraint = reference.takeUnretainedValue()
      if constraint.row.engine === self { constraint.row = LayoutRow() }
    }
    items = []
    owners = []
    changedContent = []
    starting = []
    insetDependents = []
    wrapping = []
    root.layoutStateReference?.ownEngine = nil
  }

  // MARK: Rows

  func addRow(
    _ terms: [Term], _ relation: ConstraintSolver.Relation, _ constant: CGFloat, _ priority: Double,
    _ owner: RowOwner
  ) -> Constraint? {
    let handle = terms.withUnsafeBufferPointer { system.add($0, relation, Double(constant), priority: priority) }
    if let handle {
      let index = Int(handle.index)
      while owners.count <= index { owners.append(.none) }
      owners[index] = owner
    }
    return handle
  }

  func removeRow(_ handle: inout Constraint?) {
    guard let row = handle else { return }
    system.remove(row)
    if owners.indices.contains(Int(row.index)) { owners[Int(row.index)] = .none }
    handle = nil
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.row.engine === self else { return }
    removeRow(&constraint.row.handle)
    constraint.row.engine = nil
  }

  // MARK: Solving

  func contentMayHaveChanged(_ state: LayoutState) {
    if !changedContent.contains(where: { $0 === state }) { changedContent.append(state) }
    LayoutEngine.isWorkPending = true
  }

  var hasWork: Bool { needsCheck || !changedContent.isEmpty || system.needsSolving }

  /// Applies pending changes, solves, and marks the views whose subviews have new frames.
  func update() {
    if needsCheck {
      needsCheck = false
      checkInsets()
    }
    let changed = changedContent
    changedContent = []
    for state in changed where isJoined(state) { refreshContent(of: state) }
    guard system.needsSolving else { return }
    if needsOrder {
      needsOrder = false
      orderItems()
    }
    if wrapping.isEmpty { solve() } else { solveWithWrapping() }
    if holdOpenFrames() { solve() }
    if !isFitting { sizeDetachedRoot() }
  }

  func solve() {
    system.solve(breaking: chooseBroken)
    if !isFitting {
      report(system.newConflicts)
      for variable in system.changedVariables { noteChange(of: variable) }
    }
  }

  func noteChange(of variable: Variable) {
    guard items.indices.contains(Int(variable.index)), let state = items[Int(variable.index)] else { return }
    if let view = state.view {
      // The frame of a view with an autoresizing mask is set already.
      if view !== root, view.flags[.translatesMask] { return }
      (view.superviewReference ?? view).setNeedsLayoutByConstraints()
    } else {
      state.guide?.owner?.setNeedsLayoutByConstraints()
    }
  }

  func setPriority(_ priority: UILayoutPriority, of row: Constraint) {
    system.setPriority(Double(min(priority.rawValue, 1000)), of: row)
  }

  /// Changes the value of an ambiguous variable.
  func exercise(_ variable: Variable) {
    let present = system.value(of: variable)
    system.suggest(present == 0 ? 40 : present / 2, for: variable, priority: 0.25)
    LayoutEngine.isWorkPending = true
  }

  func value(_ variable: Variable) -> CGFloat { CGFloat(system.value(of: variable)) }
}

/// The owner of a row.
enum RowOwner {
  case none
  case constraint(Unmanaged<NSLayoutConstraint>)
  case content(LayoutState, NSLayoutConstraint.Axis)
  case frame(LayoutState, NSLayoutConstraint.Attribute)
  case system
}
