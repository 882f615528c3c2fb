import CoreGraphics
import Foundation

/// A colour as the compositor blends it: premultiplied 0xAARRGGBB in sRGB, nil-free and cheap to compare.
package struct RenderColor: Hashable, Sendable {
  package var argb: UInt32
  package init(argb: UInt32) { self.argb = argb }
  package static let clear = RenderColor(argb: 0)
  package var isOpaque: Bool { argb >> 24 == 255 }
}

/// The bitmap of a layer, if it has one.
package enum LayerContents {
  case none
  /// Premultiplied pixels, shared, never changed after they are set.
  case bitmap(PixelBuffer, opaque: Bool)
  /// Coverage that is filled with one colour: text.
  case mask(PixelBuffer, RenderColor)
  /// One fading into the other, so far from 0 to 1.
  indirect case fading(LayerContents, LayerContents, CGFloat)
}

/// The content that a node draws besides the common properties.
package enum RenderContent {
  case layer
  case gradient(GradientState)
  /// Draws nothing of its own and does not flatten its children's depth.
  case transform
  case emitter(EmitterState)
  /// Draws its children `count` times.
  case replicator(ReplicatorState)
  /// The blurred background of the layer: radius in points, saturation factor.
  case backdrop(radius: CGFloat, saturation: CGFloat)
}

package struct GradientState {
  package enum Kind { case axial, radial, conic }
  package var kind: Kind
  package var colors: [RenderColor]
  /// The locations of the colors, one for each, ascending from 0 to 1.
  package var locations: [CGFloat]
  /// The start of the gradient, in the unit square of the layer.
  package var startPoint: CGPoint
  package var endPoint: CGPoint
  package init(kind: Kind, colors: [RenderColor], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

package struct ReplicatorState {
  /// More copies than any screen shows; an excessive count must not hang a frame.
  package static let maximumCount = 4096

  package var count: Int
  /// Whether the copies are pressed onto the layer's plane.
  package var preservesDepth: Bool
  /// Whether each copy's sublayers show another moment.
  package var isDelayed: Bool
  package var transform: CATransform3D
  /// Red, green, blue and alpha factors of the first copy and the step added to each further one.
  package var color: SIMD4<Float>
  package var colorOffset: SIMD4<Float>
  package init(
    count: Int, preservesDepth: Bool = false, isDelayed: Bool = false, transform: CATransform3D,
    color: SIMD4<Float>, colorOffset: SIMD4<Float>
  ) {
    self.count = count
    self.preservesDepth = preservesDepth
    self.isDelayed = isDelayed
    self.transform = transform
    self.color = color
    self.colorOffset = colorOffset
  }
}

package struct ShadowState {
  package var color: RenderColor
  package var opacity: Float
  package var radius: CGFloat
  package var offset: CGSize
  package var path: CGPath?
  package init(color: RenderColor, opacity: Float, radius: CGFloat, offset: CGSize, path: CGPath?) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.path = path
  }
}

/// The values of one layer as they will appear, copied out of the model (or presentation) at commit.
package struct LayerState {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var opacity: Float = 1
  package var compositing = CompositingMode.normal
  package var backgroundColor = RenderColor.clear
  /// The pattern that fills the bounds behind the contents.
  package var backgroundPicture = LayerContents.none
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  package var continuousCorners = false
  package var borderWidth: CGFloat = 0
  package var borderColor = RenderColor(argb: 0xFF00_0000)
  /// A border that is drawn with a pattern, as large as the bounds.
  package var borderPicture = LayerContents.none
  package var shadow: ShadowState?
  package var contents = LayerContents.none
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  /// The rectangle of the contents in the layer's own space when gravity does not position them (shapes, text).
  package var contentsFrame: CGRect?
  package var magnifiesWithNearest = false
  package var minifiesWithNearest = false
  package var shouldRasterize = false
  package var content = RenderContent.layer
  /// The transition from what the layer and all below it showed before.
  package var transition: TransitionState?
  package init() {}

  var hasBorder: Bool {
    guard borderWidth > 0 else { return false }
    if case .none = borderPicture { return borderColor.argb >> 24 != 0 }
    return true
  }

  var hasBackground: Bool {
    if case .none = backgroundPicture { return backgroundColor.argb >> 24 != 0 }
    return true
  }
}
