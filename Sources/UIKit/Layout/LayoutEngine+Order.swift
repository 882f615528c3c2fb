import ConstraintSolver
import QuartzCore

extension LayoutEngine {
  /// Numbers the unknowns as the tree has their items, so that what constraints leave open comes out the same in whatever
  /// order they were activated.
  func orderItems() {
    var count = 0
    order(root, &count)
  }

  private func order(_ view: UIView, _ count: inout Int) {
    if let state = view.layoutStateReference {
      number(state, &count)
      for guide in state.guides {
        if let guideState = guide.layoutStateReference { number(guideState, &count) }
      }
    }
    for subview in view.subviewList where subview.flags[.hasLayout] { order(subview, &count) }
  }

  private func number(_ state: LayoutState, _ count: inout Int) {
    guard isJoined(state) else { return }
    let place = place(state)
    for variable in [place.x, place.y, place.width, place.height] { system.setOrder(count, of: variable) }
    count += 1
  }
}
