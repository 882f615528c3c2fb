import ConstraintSolver
import QuartzCore

/// The conversion of constraints to rows, which are linear combinations of variables.
///
/// Attributes are expressed in the coordinate space of the nearest common ancestor of both items. In right-to-left
/// interfaces, leading and trailing attributes are measured from that ancestor's right edge.
extension LayoutEngine {
  /// Adds the constraint's row if all of its items are in the view hierarchy.
  func add(_ constraint: NSLayoutConstraint) {
    guard isFitting || constraint.row.engine == nil else { return }
    if ConstraintRules.mixesAxes(constraint.first, constraint.second) {
      if !isFitting { reportMixedAxes(constraint) }
      return
    }
    guard let rhs = lower(constraint) else { return }
    let relation: ConstraintSolver.Relation =
      switch constraint.comparison {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let handle = addRow(
      terms, relation, rhs + constraint.offset, Double(constraint.strength.rawValue),
      .constraint(Unmanaged.passUnretained(constraint)))
    guard !isFitting else { return }
    constraint.row.handle = handle
    constraint.row.engine = self
    constraint.row.base = rhs
  }

  private func reportMixedAxes(_ constraint: NSLayoutConstraint) {
    ExceptionReport.raise(
      .invalidLayoutConstraint, "Constraint improperly relates anchors of incompatible types: \(constraint)"
    )
  }

  /// Updates the constant of the constraint's row, after a change of margins, baselines or offsets.
  func lowerAgain(_ constraint: NSLayoutConstraint) {
    guard constraint.row.engine === self, let handle = constraint.row.handle, let rhs = lower(constraint) else {
      return
    }
    constraint.row.base = rhs
    system.setConstant(Double(rhs + constraint.offset), of: handle)
  }

  /// Computes the terms of `first - multiplier × second`.
  /// - Returns: the right-hand side without the constraint's constant, or nil if an item is not in the view
  ///   hierarchy.
  private func lower(_ constraint: NSLayoutConstraint) -> CGFloat? {
    terms.removeAll(keepingCapacity: true)
    constantTerm = 0
    let (first, second) = (constraint.first, constraint.second)
    guard let view1 = first.state?.owner else { return nil }
    let isSingle = second.attribute == .notAnAttribute || constraint.factor == 0
    var ancestor = view1
    if !isSingle {
      guard let view2 = second.state?.owner, let common = UIView.commonAncestor(view1, view2) else { return nil }
      ancestor = common
    }
    for origin in [first.start, second.start] {
      guard let origin else { continue }
      guard let view = origin.state?.owner, let common = UIView.commonAncestor(ancestor, view) else { return nil }
      ancestor = common
    }
    let mirror = isMirrored(first, second, ancestor)
    add(first, 1, ancestor, mirror)
    if !isSingle { add(second, -constraint.factor, ancestor, mirror) }
    mergeTerms()
    return -constantTerm
  }

  private func isMirrored(_ first: LayoutTerm, _ second: LayoutTerm, _ view: UIView) -> Bool {
    guard
      first.attribute.isDirectional || second.attribute.isDirectional
        || first.start?.attribute.isDirectional == true || second.start?.attribute.isDirectional == true
    else { return false }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Merges terms of the same variable.
  private func mergeTerms() {
    guard terms.count > 1 else { return }
    var index = 1
    while index < terms.count {
      if let known = terms[..<index].firstIndex(where: { $0.variable == terms[index].variable }) {
        terms[known].coefficient += terms[index].coefficient
        terms.remove(at: index)
      } else {
        index += 1
      }
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  private func add(_ variable: Variable, _ factor: CGFloat) { terms.append(Term(variable, Double(factor))) }

  private func add(_ term: LayoutTerm, _ factor: CGFloat, _ ancestor: UIView, _ mirror: Bool) {
    guard let state = term.state else { return }
    addPlace(state, term.attribute, factor, ancestor, mirror)
    if let start = term.start, let startState = start.state {
      addPlace(startState, start.attribute, -factor, ancestor, mirror)
    }
  }

  private func addPlace(
    _ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat, _ ancestor: UIView,
    _ mirror: Bool
  ) {
    if attribute.isSize {
      addSize(state, attribute.axis ?? .horizontal, factor)
      return
    }
    guard mirror, attribute.axis == .horizontal else {
      return addPosition(state, mirror ? attribute : attribute.leftToRight, factor, ancestor)
    }
    addInnerSize(ancestor, .horizontal, factor)
    addPosition(state, attribute.rightToLeft, -factor, ancestor)
  }

  // MARK: Sizes

  private func addSize(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat) {
    if let view = state.view {
      add(variables(state).size(axis), factor)
      let insets = view.effectiveAlignmentInsets
      constantTerm -= factor * (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
      return
    }
    guard let guide = state.guide, let owner = guide.owner else { return }
    guard guide.kind.isInset else {
      noteContent(guide, axis)
      add(variables(state).size(axis), factor)
      return
    }
    let insets = self.insets(of: guide.kind, owner)
    add(variables(owner.layoutState).size(axis), factor * insets.scale(axis))
    constantTerm += factor * insets.size(axis)
  }

  /// Adds the size of the coordinate space of a view's subviews: the view's size, or a scroll view's content size.
  private func addInnerSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat) {
    if let scroll = view as? UIScrollView {
      let state = scroll.contentLayoutGuide.layoutState
      noteContent(scroll.contentLayoutGuide, axis)
      add(variables(state).size(axis), factor)
    } else {
      add(variables(view.layoutState).size(axis), factor)
    }
  }

  /// Records that constraints determine the scroll view's content size on an axis.
  private func noteContent(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) {
    guard !isFitting, guide.kind == .scrollContent, let state = guide.owner?.layoutState else { return }
    if axis == .horizontal { state.determinesContent.width = true } else { state.determinesContent.height = true }
  }

  // MARK: Positions

  private func addPosition(
    _ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat, _ ancestor: UIView
  ) {
    let axis = attribute.axis ?? .horizontal
    let kind = attribute.kind
    if let guide = state.guide {
      guard let owner = guide.owner else { return }
      climb(from: owner, to: ancestor, axis, factor)
      addGuide(guide, state, kind, axis, factor)
      return
    }
    guard let view = state.view else { return }
    if attribute.isBaseline, addBaseline(view, state, attribute, factor, ancestor) { return }
    if view === ancestor {
      addInside(view, attribute, kind, axis, factor)
      return
    }
    let variables = variables(state)
    add(variables.start(axis), factor)
    climb(from: view.superviewReference ?? view, to: ancestor, axis, factor)
    addPart(kind, axis, factor, variables.size(axis), view.insets(for: attribute, self, state))
  }

  /// Adds an edge or the center of an extent with a size variable, inset by `insets`.
  private func addPart(
    _ kind: NSLayoutConstraint.Attribute.Kind, _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat, _ size: Variable,
    _ insets: UIEdgeInsets
  ) {
    let (low, high) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch kind {
    case .start: constantTerm += factor * low
    case .end:
      add(size, factor)
      constantTerm -= factor * high
    case .center:
      add(size, factor / 2)
      constantTerm += factor * (low - high) / 2
    }
  }

  /// Adds an attribute of the view in its own coordinate space. For a scroll view, this is an attribute of its
  /// content.
  private func addInside(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ kind: NSLayoutConstraint.Attribute.Kind,
    _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat
  ) {
    let insets = view.insets(for: attribute, self, view.layoutState)
    if let scroll = view as? UIScrollView, kind != .center {
      let guide = scroll.contentLayoutGuide
      if kind == .end { noteContent(guide, axis) }
      addPart(kind, axis, factor, variables(guide.layoutState).size(axis), insets)
    } else {
      addPart(kind, axis, factor, variables(view.layoutState).size(axis), insets)
    }
  }

  private func addGuide(
    _ guide: UILayoutGuide, _ state: LayoutState, _ kind: NSLayoutConstraint.Attribute.Kind,
    _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat
  ) {
    guard let owner = guide.owner else { return }
    guard guide.kind.isInset else {
      let variables = variables(state)
      if guide.kind == .scrollContent { noteContent(guide, axis) } else { add(variables.start(axis), factor) }
      addPart(kind, axis, factor, variables.size(axis), .zero)
      return
    }
    let insets = self.insets(of: guide.kind, owner)
    let size = variables(owner.layoutState).size(axis)
    switch kind {
    case .start: insets.add(insets.start(axis), to: self, size, factor)
    case .end: insets.add(insets.end(axis), to: self, size, factor)
    case .center:
      insets.add(insets.start(axis), to: self, size, factor / 2)
      insets.add(insets.end(axis), to: self, size, factor / 2)
    }
  }

  /// Adds the offset between the coordinate spaces of a view and an ancestor.
  private func climb(from view: UIView, to ancestor: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: CGFloat) {
    var current = view
    while current !== ancestor {
      let state = current.layoutState
      add(variables(state).start(axis), factor)
      if current is UIScrollView {
        let origin = current.bounds.origin
        constantTerm -= factor * (axis == .horizontal ? origin.x : origin.y)
        depend(on: state, current)
      }
      guard let next = current.superviewReference else { return }
      current = next
    }
  }

  /// Adds a baseline.
  /// - Returns: false for views without text, whose baseline is the bottom edge.
  private func addBaseline(
    _ view: UIView, _ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat,
    _ ancestor: UIView
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    func add(_ baseline: TextBaseline) {
      switch baseline {
      case .fromTop(let distance):
        addPosition(state, .top, factor, ancestor)
        constantTerm += factor * distance
      case .fromCenter(let distance):
        addPosition(state, .centerY, factor, ancestor)
        constantTerm += factor * distance
      case .fromBottom(let distance):
        addPosition(state, .bottom, factor, ancestor)
        constantTerm -= factor * distance
      }
    }
    if target !== view, target.isWithin(view) {
      // The view for the baseline is added now, because the engine may process its constraints only later.
      if !target.translatesAutoresizingMaskIntoConstraints, let inner = target.layoutStateReference {
        addPosition(inner, attribute, factor, ancestor)
        return true
      }
      guard let baselines = target.textBaselines else { return false }
      let offset = (isFirst ? baselines.first : baselines.last).distance(in: target.bounds.height)
      let start = target.convert(target.bounds.origin, to: view).y - view.bounds.minY
      add(.fromTop(start + offset - view.effectiveAlignmentInsets.top))
      return true
    }
    guard let baselines = view.textBaselines else { return false }
    add(isFirst ? baselines.first : baselines.last)
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  /// The position of the attribute within the view's extent along the axis.
  enum Kind {
    case start, end, center
  }

  var kind: Kind {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: return .start
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return .center
    default: return .end
    }
  }

  /// The absolute attribute in left-to-right interfaces.
  var leftToRight: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return .left
    case .trailing: return .right
    case .leadingMargin: return .leftMargin
    case .trailingMargin: return .rightMargin
    default: return self
    }
  }

  var rightToLeft: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return .right
    case .trailing: return .left
    case .leadingMargin: return .rightMargin
    case .trailingMargin: return .leftMargin
    default: return self
    }
  }
}
