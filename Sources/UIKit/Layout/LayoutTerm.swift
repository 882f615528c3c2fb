/// One side of a constraint: an attribute of a view or guide, or the distance between two places.
struct LayoutTerm {
  /// Not held: a constraint does not keep its views.
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// Where a distance starts; the term is then the way from there to `item`'s attribute.
  var start: LayoutPlace?

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, start: LayoutPlace? = nil) {
    self.item = item
    self.attribute = attribute
    self.start = start
  }

  static let none = LayoutTerm(item: nil, attribute: .notAnAttribute)

  var isSize: Bool { attribute.isSize || start != nil }
}

/// An attribute of a view or guide.
final class LayoutPlace {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// Reads what apps give as items of constraints.
@MainActor enum LayoutItems {
  /// The view itself, or the view that the guide belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  static func isItem(_ object: AnyObject) -> Bool { object is UIView || object is UILayoutGuide }

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
}
