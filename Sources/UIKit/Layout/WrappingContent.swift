import CoreGraphics

/// A view whose text wraps at its width: its height follows from the width that constraints give it.
@MainActor protocol WrappingContent: UIView {
  /// Whether the text wraps at the width that the layout gives.
  var wrapsByLayout: Bool { get }
  /// The width at which `intrinsicContentSize` wraps the text; 0 for no limit.
  var layoutWidth: CGFloat { get set }
}
