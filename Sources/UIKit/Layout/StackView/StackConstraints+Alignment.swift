/// The constraints across the axis.
extension StackConstraints {
  func align(_ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let views = stack.arranged
    for attribute in StackEdges.attributes(stack.alignment, axis) {
      for view in views.dropFirst() { connect(views[0], attribute, view, attribute, "UISV-alignment") }
    }
    let edges = StackEdges(stack.alignment, axis)
    let visible = views.filter { !$0.isHidden }
    if edges.areLoose { for view in views { fix(view, axis.size, "UISV-ambiguity-suppression", priority: 25) } }
    if visible.isEmpty || views.count > 1 && edges.areLoose {
      span(visible, stack, axis, canvas, edges)
    } else {
      connectAlone(views[0], stack, axis, canvas, edges)
    }
    if stack.alignment == .center, !visible.isEmpty {
      connect(canvas, axis.center, views[0], axis.center, "UISV-canvas-connection")
    }
  }

  /// Connects the canvas to the first view, which is the only one or has the same size across the axis as the
  /// others.
  private func connectAlone(
    _ view: UIView, _ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem, _ edges: StackEdges
  ) {
    connect(
      canvas, axis.start, edges.isStartLoose ? .lessThanOrEqual : .equal, view, axis.start, "UISV-canvas-connection"
    )
    connect(
      canvas, axis.end, edges.isEndLoose ? .greaterThanOrEqual : .equal, view, axis.end, "UISV-canvas-connection")
    if edges.areLoose { fix(stack, axis.size, "UISV-canvas-fit", priority: 49) }
  }

  /// Adds a guide as large as the largest view. It determines the size of the canvas if no view does.
  private func span(
    _ visible: [UIView], _ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem, _ edges: StackEdges
  ) {
    let spacer = StackSpacer()
    addGuide(spacer, "UISV-alignment-spanner", to: stack)
    for view in visible {
      connect(
        spacer, axis.start, edges.isStartLoose ? .lessThanOrEqual : .equal, view, axis.start,
        "UISV-spanning-boundary",
        priority: edges.isStartLoose ? 1000 : 999.5)
      connect(
        spacer, axis.end, edges.isEndLoose ? .greaterThanOrEqual : .equal, view, axis.end, "UISV-spanning-boundary",
        priority: edges.isEndLoose ? 1000 : 999.5)
    }
    if edges.areLoose { fix(spacer, axis.size, "UISV-spanning-fit", priority: 51) }
    let first = stack.arranged[0]
    let touchesStart = !edges.isStartLoose && !visible.isEmpty
    let touchesEnd = !edges.isEndLoose && !visible.isEmpty
    connect(canvas, axis.start, touchesStart ? first : spacer, axis.start, "UISV-canvas-connection")
    let isLastBaseline = stack.alignment == .lastBaseline && !axis.isHorizontal && !visible.isEmpty
    if isLastBaseline {
      connect(canvas, axis.end, .greaterThanOrEqual, first, axis.end, "UISV-canvas-connection")
    } else {
      connect(canvas, axis.end, touchesEnd ? first : spacer, axis.end, "UISV-canvas-connection")
    }
    if edges.areBaselines, !visible.isEmpty { fix(stack, axis.size, "UISV-canvas-fit", priority: 49) }
  }
}

/// The edges at which an alignment is loose: views stay within a loose edge, but need not touch it.
private struct StackEdges {
  let isStartLoose: Bool
  let isEndLoose: Bool
  /// Whether the views of a row are aligned by the baselines of text.
  let areBaselines: Bool
  var areLoose: Bool { isStartLoose || isEndLoose }

  init(_ alignment: UIStackView.Alignment, _ axis: StackAxis) {
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    isStartLoose = isBaseline || alignment == .center || alignment == .trailing
    isEndLoose = isBaseline || alignment == .center || alignment == .leading
    areBaselines = isBaseline && !axis.isHorizontal
  }

  /// Returns the attributes by which views are aligned. Baselines are used in rows only.
  static func attributes(
    _ alignment: UIStackView.Alignment, _ axis: StackAxis
  ) -> [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: return [axis.end, axis.start]
    case .leading: return [axis.start]
    case .trailing: return [axis.end]
    case .center: return [axis.center]
    case .firstBaseline: return axis.isHorizontal ? [] : [.firstBaseline]
    case .lastBaseline: return axis.isHorizontal ? [] : [.lastBaseline]
    }
  }
}
