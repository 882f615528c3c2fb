import ConstraintSolver
import QuartzCore

extension LayoutEngine {
  /// Numbers the unknowns as the tree has their items, so that what constraints leave open comes out the same in
  /// whatever order they were activated.
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

  /// Views without sizes come late, the first of them last: it takes what is left. The gaps give way after them.
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
    let place = place(state)
    for variable in [place.x, place.y, place.width, place.height] { system.setOrder(count, of: variable) }
    count += 1
  }
}
