/// Makes the constraints of a stack view.
@MainActor final class StackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private var made: [NSLayoutConstraint] = []

  /// Takes the present constraints away and makes those of the present arrangement.
  func rebuild(_ stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    guides = []
    made = []
    if !stack.arranged.isEmpty {
      let along = StackAxis(stack.axis)
      let canvas: StackItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
      distribute(stack, along, canvas)
      align(stack, along.across, canvas)
      hide(stack, along)
    }
    constraints = made
    made = []
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Along the axis

  private func distribute(_ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let views = stack.arranged
    connect(views[0], axis.start, .equal, canvas, axis.start, "UISV-canvas-connection")
    connect(canvas, axis.end, .equal, views[views.count - 1], axis.end, "UISV-canvas-connection")
    let visible = views.filter { !$0.isHidden }
    switch stack.distribution {
    case .fill: space(stack, axis, .equal)
    case .fillEqually:
      space(stack, axis, .equal)
      makeEqual(visible, axis)
    case .fillProportionally:
      space(stack, axis, .equal)
      makeProportional(visible, stack, axis, canvas)
    case .equalSpacing:
      space(stack, axis, .greaterThanOrEqual)
      spread(visible, stack, from: axis.end, to: axis.start, axis) { _ in 1000 }
    case .equalCentering:
      space(stack, axis, .greaterThanOrEqual)
      // Less and less, so that too little room is taken from the last distances first.
      spread(visible, stack, from: axis.center, to: axis.center, axis) { 150 - 0.001 * Float(min($0, 1000)) }
    }
  }

  /// Neighbours keep their distance; around a hidden view there is none.
  private func space(_ stack: UIStackView, _ axis: StackAxis, _ relation: NSLayoutConstraint.Relation) {
    let views = stack.arranged
    var lastVisible: UIView?
    for (view, next) in zip(views, views.dropFirst()) {
      if !view.isHidden { lastVisible = view }
      guard !next.isHidden, let previous = lastVisible else {
        connect(next, axis.start, .equal, view, axis.end, "UISV-spacing")
        continue
      }
      let distance = stack.distance(after: previous)
      let betweenBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      if betweenBaselines, view === previous {
        connect(next, .firstBaseline, relation, view, .lastBaseline, "UISV-spacing", constant: distance)
      } else {
        connect(next, axis.start, relation, view, axis.end, "UISV-spacing", constant: distance)
      }
    }
  }

  private func makeEqual(_ views: [UIView], _ axis: StackAxis) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      connect(view, axis.size, .equal, first, axis.size, "UISV-fill-equally")
    }
  }

  /// Each view's share of the whole, spacing included; the last one gives way where they don't add up.
  private func makeProportional(_ views: [UIView], _ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let sizes = views.map { max(0, axis.length(of: $0.stackSize)) }
    let spacings = views.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
    let total = sizes.reduce(0, +) + spacings
    guard total > 0, sizes.contains(where: { $0 > 0 }) else { return makeEqual(views, axis) }
    for (index, view) in views.enumerated() where sizes[index] > 0 {
      connect(
        view, axis.size, .equal, canvas, axis.size, "UISV-fill-proportionally", multiplier: sizes[index] / total,
        priority: index == views.count - 1 ? 998 : 999)
    }
  }

  /// Guides between neighbours, all of one length.
  private func spread(
    _ views: [UIView], _ stack: UIStackView, from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute, _ axis: StackAxis, priority: (Int) -> Float
  ) {
    var firstGap: UILayoutGuide?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = guide(stack)
      connect(gap, axis.start, .equal, view, from, "UISV-distributing-edge")
      connect(gap, axis.end, .equal, next, to, "UISV-distributing-edge")
      if let firstGap {
        connect(gap, axis.size, .equal, firstGap, axis.size, "UISV-distributing", priority: priority(index))
      } else {
        firstGap = gap
      }
    }
  }

  private func hide(_ stack: UIStackView, _ axis: StackAxis) {
    for view in stack.arranged where view.isHidden {
      connect(view, axis.size, .equal, nil, .notAnAttribute, "UISV-hiding")
    }
  }

  // MARK: Across the axis

  private func align(_ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    var alignment = stack.alignment
    if stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    let views = stack.arranged
    if alignment == .fill {
      connect(views[0], axis.start, .equal, canvas, axis.start, "UISV-canvas-connection")
      connect(canvas, axis.end, .equal, views[0], axis.end, "UISV-canvas-connection")
      for view in views.dropFirst() {
        connect(view, axis.start, .equal, views[0], axis.start, "UISV-alignment")
        connect(view, axis.end, .equal, views[0], axis.end, "UISV-alignment")
      }
      return
    }
    let attribute = axis.attribute(alignment)
    for view in views.dropFirst() { connect(view, attribute, .equal, views[0], attribute, "UISV-alignment") }
    contain(views, stack, axis, canvas, alignment)
  }

  /// A guide as large as the largest view needs, inside of the canvas; what is to touch an edge does.
  private func contain(
    _ views: [UIView], _ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem,
    _ alignment: UIStackView.Alignment
  ) {
    let span = guide(stack)
    connect(span, axis.start, .equal, canvas, axis.start, "UISV-canvas-connection")
    connect(canvas, axis.end, .equal, span, axis.end, "UISV-canvas-connection")
    let attribute = axis.attribute(alignment)
    if !attribute.isBaseline {
      connect(views[0], attribute, .equal, span, attribute, "UISV-canvas-connection")
    }
    for view in views {
      if attribute != axis.start {
        connect(view, axis.start, .greaterThanOrEqual, span, axis.start, "UISV-spanning-boundary")
      }
      if attribute != axis.end {
        connect(span, axis.end, .greaterThanOrEqual, view, axis.end, "UISV-spanning-boundary")
      }
      if attribute.isBaseline {
        let edge = alignment == .firstBaseline ? axis.start : axis.end
        connect(view, edge, .equal, span, edge, "UISV-canvas-connection", priority: 49)
      }
      connect(view, axis.size, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 25)
    }
    connect(span, axis.size, .equal, nil, .notAnAttribute, "UISV-spanning-fit", priority: 51)
  }

  // MARK: Parts

  private func guide(_ stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-spanning-layout-guide"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private func connect(
    _ first: StackItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: StackItem?, _ other: NSLayoutConstraint.Attribute, _ identifier: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    made.append(constraint)
  }
}

/// A view or a guide.
private typealias StackItem = AnyObject

/// The attributes of one direction.
private struct StackAxis {
  private let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) { self.axis = axis }

  var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  var size: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }

  func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  func attribute(_ alignment: UIStackView.Alignment) -> NSLayoutConstraint.Attribute {
    switch alignment {
    case .center: return center
    case .trailing: return end
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    default: return start
    }
  }
}

extension UIStackView {
  /// Between that view and the next one that shows.
  fileprivate func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == UIStackView.spacingUseSystem ? SystemSpacing.standard : distance
  }
}

extension UIView {
  /// What counts for proportions: the intrinsic size; of a stack view, what its views take.
  fileprivate var stackSize: CGSize {
    self is UIStackView ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : intrinsicContentSize
  }
}
