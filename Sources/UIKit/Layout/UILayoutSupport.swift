/// What of a controller's view its bars cover at the top or bottom; the safe area's edge since iOS 11.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return kind == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}

extension UIViewController {
  func layoutSupport(_ kind: LayoutGuideKind, _ identifier: String) -> LayoutSupportGuide {
    let guide = (view ?? UIView()).guide(kind, identifier) { LayoutSupportGuide() }
    return unsafeDowncast(guide, to: LayoutSupportGuide.self)
  }
}
