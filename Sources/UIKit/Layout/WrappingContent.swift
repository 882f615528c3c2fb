import CoreGraphics

/// A view with text that wraps, whose intrinsic height depends on the width determined by constraints.
@MainActor protocol WrappingContent: UIView {
  /// Whether the text wraps at the width determined by constraints.
  var wrapsByLayout: Bool { get }
  /// The width at which `intrinsicContentSize` wraps the text; 0 for no limit.
  var layoutWidth: CGFloat { get set }
}
