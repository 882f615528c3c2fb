import QuartzCore

/// Finds the focus items of a window, their groups and neighbors.
@MainActor enum FocusSearch {
  /// The items between which arrows move.
  struct Group {
    let identifier: String
    var items: [any UIFocusItem]
  }

  /// Returns the groups of the front content of a window, in reading order.
  static func groups(in window: UIWindow) -> [Group] {
    let root: any UIFocusEnvironment = window.topViewController ?? window
    var groups: [Group] = []
    for item in sorted(items(in: root)) {
      let identifier = group(of: item)
      if let index = groups.firstIndex(where: { $0.identifier == identifier }) {
        groups[index].items.append(item)
      } else {
        groups.append(Group(identifier: identifier, items: [item]))
      }
    }
    return groups
  }

  /// Returns the nearest group identifier among the item's ancestors; without one, each text is a group, and each
  /// scroll view's content.
  static func group(of item: any UIFocusItem) -> String {
    for environment in item.focusChain {
      if let identifier = environment.focusGroupIdentifier ?? nil { return identifier }
      guard environment is any UITextInput || environment is UIScrollView else { continue }
      return "\(ObjectIdentifier(environment))"
    }
    return ""
  }

  /// Returns all items that can currently have focus.
  static func items(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
    if let view = environment as? UIView, !mayHaveItems(view) { return [] }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return [item] }
    guard let container = environment.focusItemContainer else { return [] }
    let all = container.focusItems(in: container.coordinateSpace.bounds)
    return all.flatMap { item in item === environment ? [] : items(in: item) }
  }

  private static func mayHaveItems(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled && (view as? UIControl)?.isEnabled ?? true
  }

  /// Returns the item that receives focus when it enters an environment.
  static func preferred(in environment: any UIFocusEnvironment, depth: Int = 0) -> (any UIFocusItem)? {
    // An app's environments may prefer each other.
    guard depth < 100 else { return nil }
    if let view = environment as? UIView, !mayHaveItems(view) { return nil }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for next in environment.preferredFocusEnvironments where next !== environment {
      if let found = preferred(in: next, depth: depth + 1) { return found }
    }
    return sorted(items(in: environment)).first
  }

  // MARK: Positions

  static func frame(of item: any UIFocusItem) -> CGRect {
    if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
    guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else { return item.frame }
    return space.convert(item.frame, to: UIScreen.main.coordinateSpace)
  }

  /// Returns the items sorted from top to bottom, and on one line from the leading side.
  private static func sorted(_ items: [any UIFocusItem]) -> [any UIFocusItem] {
    let isReversed = UITraitCollection.applicationDirection == .rightToLeft
    let placed = items.map { (item: $0, frame: frame(of: $0)) }
    return placed.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      // Items whose centers are within each other's heights are on one line.
      let isOneLine = abs(a.midY - b.midY) < min(a.height, b.height) / 2
      if isOneLine, a.minX != b.minX { return (a.minX < b.minX) != isReversed }
      if !isOneLine { return a.midY < b.midY }
      return left.offset < right.offset
    }.map(\.element.item)
  }

  /// The target of an arrow, and its distance.
  private typealias Step = (item: any UIFocusItem, distance: CGFloat)

  /// Returns the item to which an arrow moves: the nearest of the group, or the target of a nearer guide.
  static func neighbour(of item: any UIFocusItem, _ heading: UIFocusHeading, in group: Group?, of window: UIWindow)
    -> (any UIFocusItem)?
  {
    let from = frame(of: item)
    let middle = CGPoint(x: from.midX, y: from.midY)
    var best: Step?
    func offer(_ other: any UIFocusItem, at point: CGPoint) {
      guard let length = distance(from: middle, to: point, heading), length < best?.distance ?? .infinity else {
        return
      }
      best = (other, length)
    }
    for other in group?.items ?? [] where other !== item {
      let to = frame(of: other)
      offer(other, at: CGPoint(x: to.midX, y: to.midY))
    }
    for (guide, area) in guides(in: window.topViewController?.viewIfLoaded ?? window) {
      // A guide may be as long as a side of the screen: its nearest point is used.
      let point = CGPoint(
        x: min(max(middle.x, area.minX), area.maxX), y: min(max(middle.y, area.minY), area.maxY))
      guard distance(from: middle, to: point, heading) != nil, let other = target(of: guide, in: window),
        other !== item
      else { continue }
      offer(other, at: point)
    }
    return best?.item
  }

  /// Returns the distance of a point in a direction, with sideways distance counted twice; nil if it is not in that
  /// direction.
  private static func distance(from: CGPoint, to: CGPoint, _ heading: UIFocusHeading) -> CGFloat? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let (ahead, aside): (CGFloat, CGFloat) =
      switch heading {
      case .up: (-y, x)
      case .down: (y, x)
      case .left: (-x, y)
      default: (x, y)
      }
    return ahead > 0.5 ? ahead + 2 * abs(aside) : nil
  }

  /// Returns the enabled guides in a view, with their areas in the window.
  private static func guides(in view: UIView) -> [(UIFocusGuide, CGRect)] {
    guard mayHaveItems(view) else { return [] }
    let own = view.layoutGuides.compactMap { guide in
      (guide as? UIFocusGuide).flatMap { $0.isEnabled ? ($0, view.convert($0.layoutFrame, to: nil)) : nil }
    }
    return own + view.subviews.flatMap { guides(in: $0) }
  }

  /// Returns the target of a guide; nil if none of its preferred environments can have focus.
  private static func target(of guide: UIFocusGuide, in window: UIWindow) -> (any UIFocusItem)? {
    for environment in guide.preferredFocusEnvironments {
      guard let item = preferred(in: environment), item.focusChain.contains(where: { $0 === window }) else {
        continue
      }
      return item
    }
    return nil
  }

  static func scrollToVisible(_ view: UIView) {
    var next = view.superview
    while let outer = next {
      if let scrollView = outer as? UIScrollView {
        scrollView.scrollRectToVisible(
          view.convert(view.bounds, to: scrollView), animated: UIView.areAnimationsEnabled)
      }
      next = outer.superview
    }
  }
}
