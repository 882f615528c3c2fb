import CoreGraphics

/// A resolution of a screen.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreenmode>
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  private let storedSize: CGSize

  init(_ size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Creates a mode of zero size.
  public override init() {
    storedSize = .zero
    super.init()
  }

  /// The size in pixels, in portrait.
  open var size: CGSize { storedSize }
  /// The width of a pixel through its height.
  open var pixelAspectRatio: CGFloat { 1 }
}
