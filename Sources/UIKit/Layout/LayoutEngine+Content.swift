import ConstraintSolver
import QuartzCore

/// The rows for intrinsic sizes.
extension LayoutEngine {
  private static let asMuchAsThereIs = 1e6

  func addContent(of view: UIView, _ state: LayoutState, _ variables: LayoutVariables) {
    if view is any WrappingContent, !wrapping.contains(where: { $0 === state }) { wrapping.append(state) }
    let size = view.intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return }
    var rows = ContentRows(size: size)
    fill(&rows, view, state, variables)
    if !isFitting { state.contentRows = rows } else { fittingContent[ObjectIdentifier(state)] = rows }
  }

  private func fill(_ rows: inout ContentRows, _ view: UIView, _ state: LayoutState, _ variables: LayoutVariables) {
    let insets = view.effectiveAlignmentInsets
    set(&rows.width, view, state, variables.width, rows.size.width, insets.left + insets.right, .horizontal)
    set(&rows.height, view, state, variables.height, rows.size.height, insets.top + insets.bottom, .vertical)
  }

  private func set(
    _ pair: inout ContentRows.Pair, _ view: UIView, _ state: LayoutState, _ variable: Variable, _ size: CGFloat,
    _ inset: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) {
    let isKnown = size >= 0 && size.isFinite
    // Among equal views, the first one is stretched and the last one is compressed, as in frames solved by
    // Interface Builder.
    system.setPreferredValue(isKnown ? LayoutEngine.asMuchAsThereIs : 0, of: variable)
    guard isKnown else {
      removeRow(&pair.hugging)
      removeRow(&pair.resistance)
      return
    }
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
    var resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    // Text that can wrap is compressed before other content with the same resistance.
    if axis == .horizontal, resistance > 1, resistance < 1000, (view as? any WrappingContent)?.wrapsByLayout == true
    {
      resistance -= 0.001
    }
    set(&pair.hugging, .lessThanOrEqual, size + inset, hugging, state, variable, axis)
    set(&pair.resistance, .greaterThanOrEqual, size + inset, resistance, state, variable, axis)
  }

  private func set(
    _ row: inout Constraint?, _ relation: ConstraintSolver.Relation, _ constant: CGFloat, _ priority: Double,
    _ state: LayoutState, _ variable: Variable, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority > 0 else { return removeRow(&row) }
    if let row {
      system.setConstant(Double(constant), of: row)
      system.setPriority(priority, of: row)
    } else {
      row = addRow([Term(variable)], relation, constant, priority, .content(state, axis))
    }
  }

  func removeContent(_ state: LayoutState) {
    guard var rows = state.contentRows else { return }
    removeRow(&rows.width.hugging)
    removeRow(&rows.width.resistance)
    removeRow(&rows.height.hugging)
    removeRow(&rows.height.resistance)
    state.contentRows = nil
  }

  /// Updates the rows of a view after a possible change of its intrinsic size, priorities, baselines or alignment
  /// rectangle.
  func refreshContent(of state: LayoutState) {
    guard let view = state.view else { return }
    if isFreeToSize(view) { setContent(view.intrinsicContentSize, of: view, state) }
    for constraint in state.involved { lowerAgain(constraint.takeUnretainedValue()) }
  }

  private func isFreeToSize(_ view: UIView) -> Bool {
    view === root ? isFitting || !view.holdsItsSize : !view.translatesAutoresizingMaskIntoConstraints
  }

  func setContent(_ size: CGSize, of view: UIView, _ state: LayoutState) {
    let variables = variables(state)
    if isFitting {
      var rows = fittingContent[ObjectIdentifier(state)] ?? ContentRows(size: size)
      rows.size = size
      fill(&rows, view, state, variables)
      fittingContent[ObjectIdentifier(state)] = rows
      return
    }
    guard size.width >= 0 || size.height >= 0 || state.contentRows != nil else { return }
    var rows = state.contentRows ?? ContentRows(size: size)
    rows.size = size
    fill(&rows, view, state, variables)
    state.contentRows = rows
  }

  /// Solves in two passes if there is text that wraps. The first pass uses its single-line size and determines the
  /// width of each view. The second pass uses the height of the text at that width, and is skipped if no text has
  /// to wrap.
  func solveWithWrapping() {
    let views = wrapping.compactMap { state -> (LayoutState, any WrappingContent)? in
      guard let view = state.view as? any WrappingContent, view.wrapsByLayout, isFreeToSize(view) else {
        return nil
      }
      return (state, view)
    }
    guard !views.isEmpty else { return solve() }
    let widths = views.map { $0.1.layoutWidth }
    let before = isFitting ? [] : items.indices.map { system.value(of: Variable(index: Int32($0))) }
    let known = Set(system.conflicts)
    for (state, view) in views { setContent(contentSize(of: view, state, at: 0), of: view, state) }
    system.solve(breaking: chooseBroken)
    for (state, view) in views {
      let insets = view.effectiveAlignmentInsets
      let width = max(0, view.roundedToPixels(value(variables(state).width)) - insets.left - insets.right)
      setContent(contentSize(of: view, state, at: width), of: view, state)
    }
    system.solve(breaking: chooseBroken)
    if isFitting {
      for ((_, view), width) in zip(views, widths) { view.layoutWidth = width }
    } else {
      report(system.conflicts.filter { !known.contains($0) })
      for index in before.indices {
        let variable = Variable(index: Int32(index))
        if system.value(of: variable) != before[index] { noteChange(of: variable) }
      }
    }
  }

  /// Returns the intrinsic size with the text wrapped at a width, which is cached; a width of 0 stands for a single
  /// line.
  private func contentSize(of view: any WrappingContent, _ state: LayoutState, at width: CGFloat) -> CGSize {
    view.layoutWidth = width
    if let known = width == 0 ? state.sizes.onOneLine : state.sizes.width == width ? state.sizes.wrapped : nil {
      return known
    }
    let size = view.intrinsicContentSize
    if width == 0 { state.sizes.onOneLine = size } else { (state.sizes.width, state.sizes.wrapped) = (width, size) }
    return size
  }
}
