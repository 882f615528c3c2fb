/// The constraints along the axis.
extension StackConstraints {
  func distribute(_ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let visible = stack.arranged.filter { !$0.isHidden }
    if let first = visible.first, let last = visible.last {
      connect(canvas, axis.start, first, axis.start, "UISV-canvas-connection")
      connect(canvas, axis.end, last, axis.end, "UISV-canvas-connection")
    } else {
      let spacer = StackSpacer()
      addGuide(spacer, "UISV-ordering-spanner", to: stack)
      connect(canvas, axis.start, spacer, axis.start, "UISV-canvas-connection")
      connect(canvas, axis.end, spacer, axis.end, "UISV-canvas-connection")
    }
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    space(visible, stack, axis, isSpread ? .greaterThanOrEqual : .equal)
    placeHidden(stack, axis, canvas)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: makeEqual(visible, axis)
    case .fillProportionally: makeProportional(visible, stack, axis, canvas)
    case .equalSpacing, .equalCentering:
      spread(visible, stack, axis)
      fix(stack, axis.size, "UISV-canvas-fit", priority: 49)
    }
    if axis.isHorizontal, stack.distribution == .fill || isSpread { shareText(visible, stack) }
  }

  /// Adds the spacing between visible neighbors.
  private func space(
    _ visible: [UIView], _ stack: UIStackView, _ axis: StackAxis, _ relation: NSLayoutConstraint.Relation
  ) {
    let (start, end) = stack.gapAttributes(axis)
    for (view, next) in zip(visible, visible.dropFirst()) {
      connect(next, start, relation, view, end, "UISV-spacing", constant: stack.distance(after: view))
    }
  }

  /// Positions a hidden view at the center of the gap between its neighbors, where animations of hiding and showing
  /// end and begin.
  private func placeHidden(_ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let views = stack.arranged
    guard let last = views.lastIndex(where: { !$0.isHidden }) ?? views.indices.last else { return }
    for (index, view) in views.enumerated() where view.isHidden {
      guard index > 0 else {
        connect(view, axis.start, canvas, axis.start, "UISV-spacing-hidden", priority: 50)
        continue
      }
      let previous = views[index - 1]
      let isInGap = index < last && !previous.isHidden
      connect(
        view, axis.start, previous, axis.end, "UISV-spacing-hidden",
        constant: isInGap ? stack.distance(after: previous) / 2 : 0, priority: 50)
    }
  }

  private func makeEqual(_ items: [StackItem], _ axis: StackAxis, priority: (Int) -> Float = { _ in 1000 }) {
    guard let first = items.first else { return }
    for (index, item) in items.enumerated().dropFirst() {
      connect(item, axis.size, first, axis.size, "UISV-fill-equally", priority: priority(index))
    }
  }

  /// Adds the proportional length of each view, as a fraction of the total length including spacing. Decreasing
  /// priorities allow for rounding in the last views. A view without an intrinsic size gets no length, unless all
  /// views have none.
  private func makeProportional(_ views: [UIView], _ stack: UIStackView, _ axis: StackAxis, _ canvas: StackItem) {
    let sizes = views.map { axis.length(of: $0.sizeForProportion) }
    let count = sizes.filter { $0 > 0 }.count
    guard count > 0 else { return makeEqual(views, axis) }
    let spacings = views.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
    let total = sizes.reduce(0) { $0 + max(0, $1) } + spacings
    for (index, view) in views.enumerated() {
      guard sizes[index] > 0, total > 0 else {
        fix(view, axis.size, "UISV-fill-proportionally")
        continue
      }
      connect(
        view, axis.size, canvas, axis.size, "UISV-fill-proportionally", multiplier: sizes[index] / total,
        priority: count == 1 && spacings == 0 ? 1000 : Float(max(800, 999 - index)))
    }
  }

  /// Adds guides of equal length between neighbors, from edge to edge or from center to center.
  private func spread(_ views: [UIView], _ stack: UIStackView, _ axis: StackAxis) {
    let isCentring = stack.distribution == .equalCentering
    let (start, end) = stack.gapAttributes(axis)
    var gaps: [StackGap] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = StackGap()
      addGuide(gap, "", to: stack)
      connect(gap, axis.start, view, isCentring ? axis.center : end, "UISV-distributing-edge")
      connect(gap, axis.end, next, isCentring ? axis.center : start, "UISV-distributing-edge")
      gaps.append(gap)
    }
    // Priorities decrease, so that the last distances are compressed first.
    makeEqual(gaps, axis) { isCentring ? Float(max(1, 150 - $0)) : 1000 }
  }

  /// Makes multiline labels equally wide, because their widths would be ambiguous.
  private func shareText(_ visible: [UIView], _ stack: UIStackView) {
    let labels = visible.filter(\.wrapsText)
    guard labels.count > 1 else { return }
    let spacings = visible.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
    let part = 1 / CGFloat(visible.count)
    for label in labels {
      let priority = min(999, label.contentCompressionResistancePriority(for: .horizontal).rawValue + 10)
      if labels.count == visible.count {
        connect(
          label, .width, stack, .width, "UISV-text-width-disambiguation", multiplier: part,
          constant: -spacings * part, priority: priority)
      } else if label !== labels[0] {
        // Other views keep their sizes.
        connect(label, .width, labels[0], .width, "UISV-text-width-disambiguation", priority: priority)
      }
    }
  }
}

extension UIStackView {
  /// Returns the spacing between a view and the next visible one.
  fileprivate func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == UIStackView.spacingUseSystem ? SystemSpacing.standard : distance
  }

  /// Returns the attributes between which a gap is measured: the start of the next view and the end of the previous
  /// one.
  fileprivate func gapAttributes(_ axis: StackAxis) -> (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
  ) {
    isBaselineRelativeArrangement && !axis.isHorizontal
      ? (.firstBaseline, .lastBaseline) : (axis.start, axis.end)
  }
}

extension UIView {
  /// The size for proportional distribution: the intrinsic size, or the fitting size of a nested stack view.
  fileprivate var sizeForProportion: CGSize {
    self is UIStackView ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : intrinsicContentSize
  }
}
