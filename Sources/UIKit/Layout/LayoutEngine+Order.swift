import ConstraintSolver
import QuartzCore

extension LayoutEngine {
  /// Numbers the variables in the order of the view hierarchy, so that ambiguous frames do not depend on the order
  /// in which constraints were activated.
  func orderItems() {
    var count = 0
    order(root, &count)
  }

  private func order(_ view: UIView, _ count: inout Int) {
    if let state = view.layoutStateReference { number(state, &count) }
    if let stack = view as? UIStackView { return order(stack, &count) }
    numberGuides(of: view, &count)
    for subview in view.subviewList where subview.flags[.hasLayout] { order(subview, &count) }
  }

  /// Numbers the views of a stack. Views without an intrinsic size are last, in reverse order, so that the first of
  /// them gets the remaining space. The guides of the stack follow them.
  private func order(_ stack: UIStackView, _ count: inout Int) {
    for subview in stack.subviewList where subview.flags[.hasLayout] && !subview.flags[.isArranged] {
      order(subview, &count)
    }
    for subview in stack.arranged where subview.flags[.hasLayout] { order(subview, &count) }
    for subview in stack.arranged.reversed() {
      guard let state = subview.layoutStateReference, state.contentRows == nil else { continue }
      number(state, &count)
    }
    numberGuides(of: stack, &count)
  }

  private func numberGuides(of view: UIView, _ count: inout Int) {
    for guide in view.layoutStateReference?.guides ?? [] {
      if let state = guide.layoutStateReference { number(state, &count) }
    }
  }

  private func number(_ state: LayoutState, _ count: inout Int) {
    guard isJoined(state) else { return }
    let variables = variables(state)
    for variable in [variables.x, variables.y, variables.width, variables.height] {
      system.setOrder(count, of: variable)
    }
    count += 1
  }
}
