/// The area at the top or bottom of a controller's view that bars cover. Since iOS 11 the safe area replaces it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length in points.
  var length: CGFloat { get }
  /// The anchor of the guide's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's lower edge: the bottom of the bars for `topLayoutGuide`.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's height, which equals `length`.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of `topLayoutGuide` and `bottomLayoutGuide`.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return kind == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}

/// A constraint for the height or edge of such a guide, which the view lists. The guide's actual frame is
/// determined by the view's safe area.
@MainActor final class LayoutSupportConstraint: NSLayoutConstraint {
  override var constant: CGFloat {
    get { (firstAttribute == .height ? firstItem as? LayoutSupportGuide : nil)?.length ?? 0 }
    set {}
  }
}

extension UIView {
  func listConstraints(of guide: LayoutSupportGuide, at edge: NSLayoutConstraint.Attribute) {
    let height = LayoutSupportConstraint()
    height.define(item: guide, .height, .equal, toItem: nil, .notAnAttribute, 1, 0)
    let place = LayoutSupportConstraint()
    place.define(item: guide, edge, .equal, toItem: self, edge, 1, 0)
    hold(height)
    hold(place)
  }
}
