import CoreGraphics
import Foundation

/// The object that draws a layer's contents, lays out its sublayers, and provides its actions; a view is its
/// layer's delegate.
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
/// All methods are optional. The implementations below report to the layer that the delegate does not have the
/// method.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents`, instead of drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's own space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`, to set the format of the contents (`contentsFormat`, `isOpaque`).
  func layerWillDraw(_ layer: CALayer)
  /// Sets the frames of the sublayers; called after a change of the layer's bounds or a request.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of `event` (a key of a property, or `kCAOnOrderIn` and the like); nil
  /// continues the search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateLacksMethod = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateLacksMethod = true }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that makes a layer's contents itself, without a context: text as coverage and a colour.
package protocol LayerContentsProvider {
  /// Returns the contents to show, or nil for the usual drawing with `display(_:)` and `draw(_:in:)`.
  func layerContents(for layer: CALayer) -> LayerContents?
  /// Returns the rectangle of those contents in the layer's own space; nil for the whole bounds.
  func layerContentsFrame(for layer: CALayer) -> CGRect?
}

extension LayerContentsProvider {
  package func layerContentsFrame(for layer: CALayer) -> CGRect? { nil }
}

/// A delegate that can determine before a bitmap is made whether its `draw(_:in:)` draws anything.
package protocol LayerDrawingDelegate {
  var layerDrawsContents: Bool { get }
}
