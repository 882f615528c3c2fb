import ConstraintSolver
import QuartzCore

/// The rows that fix the frames of views.
extension LayoutEngine {
  /// Fixes the size of the root view. A root that is in no window and does not translate its autoresizing mask gets
  /// its size from its constraints; an undetermined size is 0.
  func holdRoot(_ state: LayoutState) {
    guard root.holdsItsSize else {
      removeRow(&state.frameRows.width)
      return removeRow(&state.frameRows.height)
    }
    let size = root.bounds.size
    let required = ConstraintSystem.required
    setRow(&state.frameRows.width, [Term(state.variables.width)], size.width, required, .frame(state, .width))
    setRow(&state.frameRows.height, [Term(state.variables.height)], size.height, required, .frame(state, .height))
  }

  private func setRow(
    _ row: inout Constraint?, _ rowTerms: [Term], _ constant: CGFloat, _ priority: Double, _ owner: RowOwner
  ) {
    if let row {
      system.setConstant(Double(constant), of: row)
      system.setPriority(priority, of: row)
      return
    }
    row = addRow(rowTerms, .equal, constant, priority, owner)
  }

  /// Adds the rows for an autoresizing mask. Each flexible component gets a share of the superview's growth.
  func holdByMask(_ view: UIView, _ state: LayoutState, _ variables: LayoutVariables) {
    guard let superview = view.superviewReference else { return }
    let horizontal = MaskAxis(view, in: superview, .horizontal)
    let vertical = MaskAxis(view, in: superview, .vertical)
    var rows = isFitting ? FrameRows() : state.frameRows
    hold(state, horizontal, variables, .horizontal, superview, &rows.x, &rows.width)
    hold(state, vertical, variables, .vertical, superview, &rows.y, &rows.height)
    if !isFitting { state.frameRows = rows }
  }

  private func hold(
    _ state: LayoutState, _ axis: MaskAxis, _ variables: LayoutVariables, _ direction: NSLayoutConstraint.Axis,
    _ superview: UIView, _ startRow: inout Constraint?, _ sizeRow: inout Constraint?
  ) {
    var size: Variable?
    if axis.startShare != 0 || axis.lengthShare != 0 {
      // The rows are replaced because the shares may have changed.
      removeRow(&startRow)
      removeRow(&sizeRow)
      size = self.variables(superview.layoutState).size(direction)
    }
    func with(_ variable: Variable, _ share: CGFloat) -> [Term] {
      guard let size, share != 0 else { return [Term(variable)] }
      return [Term(variable), Term(size, -Double(share))]
    }
    let required = ConstraintSystem.required
    setRow(
      &startRow, with(variables.start(direction), axis.startShare), axis.start - axis.startShare * axis.outer,
      required,
      .frame(state, direction == .horizontal ? .left : .top))
    setRow(
      &sizeRow, with(variables.size(direction), axis.lengthShare), axis.length - axis.lengthShare * axis.outer,
      required,
      .frame(state, direction == .horizontal ? .width : .height))
  }

  /// Fixes views of Interface Builder files at the frames in the file, as far as constraints do not determine them.
  /// Xcode generates constraints for that when it builds an app.
  /// - Returns: whether any value was fixed.
  func holdOpenFrames() -> Bool {
    guard !starting.isEmpty else { return false }
    var isAny = false
    for state in starting {
      guard let frame = state.startFrame, let view = state.view, isJoined(state) else { continue }
      let variables = state.variables
      for (variable, value) in [(variables.x, frame.minX), (variables.y, frame.minY)]
      where !system.isDetermined(variable) {
        system.setPreferredValue(Double(value), of: variable)
        isAny = true
      }
      let content = view.intrinsicContentSize
      if content.width < 0, !system.isDetermined(variables.width) {
        setRow(&state.frameRows.width, [Term(variables.width)], frame.width, 0.5, .frame(state, .width))
        isAny = true
      }
      if content.height < 0, !system.isDetermined(variables.height) {
        setRow(&state.frameRows.height, [Term(variables.height)], frame.height, 0.5, .frame(state, .height))
        isAny = true
      }
    }
    starting = []
    return isAny
  }

  func releaseFrame(_ state: LayoutState) {
    removeRow(&state.frameRows.x)
    removeRow(&state.frameRows.width)
    removeRow(&state.frameRows.y)
    removeRow(&state.frameRows.height)
  }

  /// Updates the rows for a new frame or bounds of a view.
  func frameDidChange(_ view: UIView, _ state: LayoutState) {
    if view === root {
      holdRoot(state)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      holdByMask(view, state, state.variables)
    }
    if system.needsSolving { LayoutEngine.isWorkPending = true }
  }

  /// Sets the size of a detached root from its constraints, unless its autoresizing mask fixes the size.
  func sizeDetachedRoot() {
    guard !root.holdsItsSize, let state = root.layoutStateReference, isJoined(state) else { return }
    let size = root.roundedToPixels(
      CGSize(width: value(state.variables.width), height: value(state.variables.height)))
    if root.bounds.size != size { root.bounds.size = size }
  }
}

/// An autoresizing mask along one axis. The superview's growth is distributed over the flexible components in
/// proportion to their lengths, or equally if these are all 0 (`facts/layout.md#autoresizing/distribution`).
struct MaskAxis {
  let start: CGFloat
  let length: CGFloat
  let outer: CGFloat
  private(set) var startShare: CGFloat = 0
  private(set) var lengthShare: CGFloat = 0

  init(start: CGFloat, length: CGFloat, outer: CGFloat, flexible: (start: Bool, length: Bool, end: Bool)) {
    self.start = start
    self.length = length
    self.outer = outer
    let end = outer - start - length
    let total = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    let count = CGFloat((flexible.start ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.end ? 1 : 0))
    guard count > 0 else { return }
    func share(_ part: CGFloat) -> CGFloat { total > 0 ? part / total : 1 / count }
    if flexible.start { startShare = share(start) }
    if flexible.length { lengthShare = share(length) }
  }

  @MainActor init(_ view: UIView, in superview: UIView, _ axis: NSLayoutConstraint.Axis) {
    let size = view.bounds.size
    let anchor = view.anchorPoint
    let center = view.center
    let mask = view.autoresizingMask
    let outer = superview.bounds.size
    if axis == .horizontal {
      self.init(
        start: center.x - size.width * anchor.x, length: size.width, outer: outer.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
    } else {
      self.init(
        start: center.y - size.height * anchor.y, length: size.height, outer: outer.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
    }
  }
}

extension UIView {
  /// Whether the size of the root view is determined externally instead of by constraints.
  var holdsItsSize: Bool {
    flags[.translatesMask] || superviewReference != nil || self is UIWindow
  }
}
