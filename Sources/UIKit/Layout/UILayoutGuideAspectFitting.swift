import CoreGraphics

/// A guide with a fixed aspect ratio.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilayoutguideaspectfitting>
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width divided by the height; 0 for no fixed ratio.
  var aspectRatio: CGFloat { get set }
}

/// A guide with the largest frame of its aspect ratio, centered in its view's safe area.
@MainActor final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  var aspectRatio: CGFloat = 0 {
    didSet {
      if !aspectRatio.isFinite || aspectRatio < 0 { aspectRatio = oldValue }
      if aspectRatio != oldValue { owner?.insetsDidChange() }
    }
  }
}

extension UIView {
  var aspectFitInsets: UIEdgeInsets {
    var insets = safeArea
    let guide = layoutStateReference?.guides.first { $0.kind == .aspectFit } as? AspectFitLayoutGuide
    let size = CGSize(
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
    guard let ratio = guide?.aspectRatio, ratio > 0, size.width > 0, size.height > 0 else { return insets }
    let besides = max(0, size.width - size.height * ratio) / 2
    let above = max(0, size.height - size.width / ratio) / 2
    insets.left += besides
    insets.right += besides
    insets.top += above
    insets.bottom += above
    return insets
  }
}
