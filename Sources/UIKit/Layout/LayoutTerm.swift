/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
struct LayoutTerm {
  /// The state of the item; nil for a constant. Constraints do not retain their items: the state knows when its
  /// item was deallocated.
  var state: LayoutState?
  var attribute: NSLayoutConstraint.Attribute
  /// The anchor from which a distance is measured to the item's attribute; nil if the term is not a distance.
  var start: LayoutOrigin?

  static let none = LayoutTerm(state: nil, attribute: .notAnAttribute)

  @MainActor var item: AnyObject? { state?.item }

  var isSize: Bool { attribute.isSize || start != nil }
}

/// The anchor from which a distance is measured.
final class LayoutOrigin {
  let state: LayoutState?
  let attribute: NSLayoutConstraint.Attribute

  init(state: LayoutState?, attribute: NSLayoutConstraint.Attribute) {
    self.state = state
    self.attribute = attribute
  }
}

extension UIView {
  /// Superviews above it.
  fileprivate var depth: Int {
    var count = 0
    var view = superviewReference
    while let here = view {
      count += 1
      view = here.superviewReference
    }
    return count
  }

  /// The nearest view that both are in; a view is in itself.
  static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    if first === second { return first }
    if let parent = second.superviewReference {
      if parent === first || parent === first.superviewReference { return parent }
    }
    if first.superviewReference === second { return second }
    var (a, b): (UIView?, UIView?) = (first, second)
    var (depthA, depthB) = (first.depth, second.depth)
    while depthA > depthB {
      a = a?.superviewReference
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.superviewReference
      depthB -= 1
    }
    while a !== b {
      a = a?.superviewReference
      b = b?.superviewReference
    }
    return a
  }
}
