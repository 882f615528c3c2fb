/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
struct LayoutTerm {
  /// The layout state of the item, or nil for a constant. Constraints do not retain their items; the layout state
  /// is notified when its item is deallocated.
  var state: LayoutState?
  var attribute: NSLayoutConstraint.Attribute
  /// The anchor from which the distance to the attribute is measured, or nil if the term is not a distance.
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
  /// The number of superviews.
  fileprivate var depth: Int {
    var count = 0
    var view = superviewReference
    while let here = view {
      count += 1
      view = here.superviewReference
    }
    return count
  }

  /// Returns the nearest common ancestor of two views, which may be one of them.
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
