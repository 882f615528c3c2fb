import CoreGraphics

/// The width or height of a view's intrinsic content size as a constraint, as a view lists it after its layout
/// (`<NSContentSizeLayoutConstraint:… UILabel:…'Just text'.width == 66 Hug:250 CompressionResistance:750
/// (active)>` in a published console of iOS 11). It is a description: changes by an app have no effect.
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
  /// Returns the length of the content along an axis; nil if the view has no intrinsic size or takes no part in
  /// layout.
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

  /// The value of the view's public `constraints`: the app's constraints, then those of its intrinsic content size.
  var listedConstraints: [NSLayoutConstraint] {
    guard contentRows != nil else { return held }
    return held + [.horizontal, .vertical].compactMap { contentConstraint($0) }
  }
}
