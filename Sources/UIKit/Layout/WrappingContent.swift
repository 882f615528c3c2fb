import CoreGraphics

/// A view whose text wraps at its width: its height follows from the width that constraints give it.
@MainActor protocol WrappingContent: UIView {
  /// Whether the text wraps at the width that the layout gives.
  var wrapsByLayout: Bool { get }
  /// That width for `intrinsicContentSize`; 0: as wide as the text.
  var layoutWidth: CGFloat { get set }
}
