import CoreGraphics

/// The width or height that a view's content asks for, as a view lists it among its constraints once it is laid out
/// (`<NSContentSizeLayoutConstraint:… UILabel:…'Just text'.width == 66 Hug:250 CompressionResistance:750   (active)>`
/// in a published console of iOS 11). It says what holds; what an app does to it has no effect.
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
  /// Nil where the view has no size of its own or takes no part in layout.
  fileprivate func contentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let rows = contentRows else { return nil }
    let length = axis == .horizontal ? rows.size.width : rows.size.height
    return length >= 0 && length.isFinite ? length : nil
  }

  /// Made when it is first asked for.
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
