import CoreGraphics

/// The constraint for a view's intrinsic width or height, as listed by a view after its layout
/// (`<NSContentSizeLayoutConstraint:… UILabel:…'Just text'.width == 66 Hug:250 CompressionResistance:750 (active)>`
/// in a published log of iOS 11). It is for inspection only; changes by an app have no effect.
@MainActor final class ContentSizeConstraint: NSLayoutConstraint {
  private let axis: NSLayoutConstraint.Axis

  init(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init()
    first = LayoutTerm(state: state, attribute: axis == .horizontal ? .width : .height)
  }

  override var constant: CGFloat {
    get { first.state?.contentLength(axis) ?? 0 }
    set {}
  }

  override var isActive: Bool {
    get { first.state?.contentLength(axis) != nil }
    set {}
  }

  override var description: String {
    uncheckedMainActor {
      var names = LayoutNames()
      let view = first.item as? UIView
      let priorities = [
        view?.contentHuggingPriority(for: axis), view?.contentCompressionResistancePriority(for: axis),
      ].map { LayoutNames.number(CGFloat($0?.rawValue ?? 0)) }
      return "<\(LayoutNames.className(self)):\(address(of: self)) \(names.term(first)) == "
        + "\(LayoutNames.number(constant)) Hug:\(priorities[0]) CompressionResistance:\(priorities[1])   "
        + "\(names.state(isActive: isActive))>"
    }
  }
}

extension LayoutState {
  /// Returns the intrinsic length along an axis, or nil if the view has no intrinsic size or no constraints.
  fileprivate func contentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let rows = contentRows else { return nil }
    let length = axis == .horizontal ? rows.size.width : rows.size.height
    return length >= 0 && length.isFinite ? length : nil
  }

  /// Returns the constraint of an axis, created on first use.
  func contentConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    guard contentLength(axis) != nil else { return nil }
    if let known = contentConstraints[axis] { return known }
    let constraint = ContentSizeConstraint(self, axis)
    contentConstraints[axis] = constraint
    return constraint
  }

  /// The value of the view's public `constraints`: the explicit constraints, then those of its intrinsic size.
  var listedConstraints: [NSLayoutConstraint] {
    guard contentRows != nil else { return held }
    return held + [.horizontal, .vertical].compactMap { contentConstraint($0) }
  }
}
