import CoreGraphics
import Foundation

/// The object that draws a layer's contents, lays out its sublayers, and provides its actions. A view is the
/// delegate of its layer.
///
/// ```swift
/// final class Stripes: NSObject, CALayerDelegate {
///   func draw(_ layer: CALayer, in context: CGContext) {
///     context.setFillColor(UIColor.systemTeal.cgColor)
///     context.fill(CGRect(x: 0, y: 0, width: layer.bounds.width, height: 4))
///   }
/// }
/// ```
///
/// All methods are optional. The default implementations below record that the delegate does not implement the
/// method.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents`, instead of drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's contents in the layer's coordinate space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`, to set the format of the contents (`contentsFormat`, `isOpaque`).
  func layerWillDraw(_ layer: CALayer)
  /// Sets the frames of the sublayers. It is called after a change of the layer's bounds or a request for layout.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for an event (the key of a property, or `kCAOnOrderIn` and the like). Nil continues the
  /// search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateLacksMethod = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateLacksMethod = true }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that creates a layer's contents without a context, such as text as coverage and a color.
package protocol LayerContentsProvider {
  /// Returns the contents to show; nil for the usual drawing with `display(_:)` and `draw(_:in:)`.
  func layerContents(for layer: CALayer) -> LayerContents?
  /// Returns the frame of these contents in the layer's coordinate space; nil for the whole bounds.
  func layerContentsFrame(for layer: CALayer) -> CGRect?
}

extension LayerContentsProvider {
  package func layerContentsFrame(for layer: CALayer) -> CGRect? { nil }
}

/// A delegate that knows before the allocation of a bitmap whether its `draw(_:in:)` draws anything.
package protocol LayerDrawingDelegate {
  var layerDrawsContents: Bool { get }
}
