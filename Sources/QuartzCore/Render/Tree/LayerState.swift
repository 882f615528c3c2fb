import CoreGraphics
import Foundation

/// A color for compositing: premultiplied 0xAARRGGBB in sRGB.
package struct RenderColor: Hashable, Sendable {
  package var argb: UInt32
  package init(argb: UInt32) { self.argb = argb }
  package static let clear = RenderColor(argb: 0)
  package var isOpaque: Bool { argb >> 24 == 255 }
}

/// The contents of a layer, if there are any.
package enum LayerContents {
  case none
  /// Premultiplied pixels, which are shared and never change after they are set.
  case bitmap(PixelBuffer, opaque: Bool)
  /// Coverage that is filled with a color, such as text.
  case mask(PixelBuffer, RenderColor)
  /// Two contents that cross-fade, and the progress from 0 to 1.
  indirect case fading(LayerContents, LayerContents, CGFloat)
}

/// The content that a node draws besides the common properties.
package enum RenderContent {
  case layer
  case gradient(GradientState)
  /// A transform layer, which draws no content of its own and does not flatten its sublayers.
  case transform
  case emitter(EmitterState)
  /// A replicator, which draws its sublayers several times.
  case replicator(ReplicatorState)
  /// The blurred backdrop of a layer, with the radius in points and a saturation factor.
  case backdrop(radius: CGFloat, saturation: CGFloat)
}

package struct GradientState {
  package enum Kind { case axial, radial, conic }
  package var kind: Kind
  package var colors: [RenderColor]
  /// The locations of the colors, in ascending order from 0 to 1.
  package var locations: [CGFloat]
  /// The start point of the gradient, in the unit coordinate space of the layer.
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
  /// The maximum number of copies, so that an excessive count does not block a frame.
  package static let maximumCount = 4096

  package var count: Int
  /// Whether the sublayers keep their depth instead of being flattened.
  package var preservesDepth: Bool
  /// Whether the copies show different times.
  package var isDelayed: Bool
  package var transform: CATransform3D
  /// The red, green, blue and alpha factors of the first copy, and the increment for each further one.
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

/// The values of a layer that are displayed, copied from the model or from a presentation copy by a commit.
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
  /// The rendered pattern that fills the bounds behind the contents.
  package var backgroundPicture = LayerContents.none
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  package var continuousCorners = false
  package var borderWidth: CGFloat = 0
  package var borderColor = RenderColor(argb: 0xFF00_0000)
  /// The border, rendered with a pattern; it has the size of the bounds.
  package var borderPicture = LayerContents.none
  package var shadow: ShadowState?
  package var contents = LayerContents.none
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  /// The frame of the contents in the layer's coordinate space, if gravity does not determine it (shapes, text).
  package var contentsFrame: CGRect?
  package var magnifiesWithNearest = false
  package var minifiesWithNearest = false
  package var shouldRasterize = false
  package var content = RenderContent.layer
  /// The transition from the previous appearance of the layer and its sublayers.
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
