import CoreGraphics

/// The model values of a layer, without the layer tree. They are copied as a whole to presentation copies.
package struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity { didSet { hasTransform = !CATransform3DIsIdentity(transform) } }
  private(set) var hasTransform = false
  var sublayerTransform = CATransform3DIdentity {
    didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
  }
  private(set) var hasSublayerTransform = false
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var isOpaque = false

  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerValues.black
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false

  var shadowColor: CGColor? = LayerValues.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?

  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  package static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
