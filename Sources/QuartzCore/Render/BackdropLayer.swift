import CoreGraphics
import Foundation
import ObjectiveC

/// Shows what is behind it, blurred, in place of a background: what visual effect views and bars are made of.
package final class BackdropLayer: CALayer {
  /// Of the blur, in points.
  package var blurRadius: CGFloat = 20 { didSet { backdropChanged() } }
  /// 1 leaves colours as they are.
  package var saturation: CGFloat = 1.8 { didSet { backdropChanged() } }

  /// Both may be animated.
  private static let registerBlur: Void = {
    KeyValueAccess.register("blurRadius", on: BackdropLayer.self, \.blurRadius)
    KeyValueAccess.register("saturation", on: BackdropLayer.self, \.saturation)
  }()

  package override init() {
    super.init()
    BackdropLayer.registerBlur
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? BackdropLayer else { return }
    blurRadius = other.blurRadius
    saturation = other.saturation
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  private func backdropChanged() { markDirty(.state) }

  /// Without blur and colour it is not there.
  override package var renderContent: RenderContent {
    blurRadius > 0 || saturation != 1 ? .backdrop(radius: blurRadius, saturation: saturation) : .layer
  }
}
