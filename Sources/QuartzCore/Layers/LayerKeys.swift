import CoreGraphics
import Foundation
import ObjectiveC

/// The properties of layers by their Objective-C keys: for key-value coding, attributes set in Interface Builder,
/// styles and `defaultValue(forKey:)`.
enum LayerKeys {
  static let defaultable = [
    "bounds", "position", "zPosition", "anchorPoint", "transform", "sublayerTransform", "hidden", "masksToBounds",
    "opacity", "opaque", "contentsScale", "contentsGravity", "needsDisplayOnBoundsChange", "backgroundColor",
    "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
  ]

  /// What archives keep, of all classes.
  static let archived = [
    // Shapes first, what is placed by them after.
    "name", "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform",
    "hidden", "doubleSided", "geometryFlipped", "masksToBounds", "opacity", "allowsGroupOpacity", "opaque",
    "shouldRasterize", "rasterizationScale", "allowsEdgeAntialiasing", "edgeAntialiasingMask", "contentsRect",
    "contentsCenter", "contentsScale", "contentsGravity", "contentsFormat", "minificationFilter",
    "magnificationFilter", "minificationFilterBias", "needsDisplayOnBoundsChange", "drawsAsynchronously",
    "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth", "borderColor", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "beginTime", "duration", "speed", "timeOffset",
    "repeatCount", "repeatDuration", "autoreverses", "fillMode", "actions", "style", "sublayers", "mask",
    // Shapes and gradients.
    "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineCap",
    "lineJoin", "lineDashPhase", "lineDashPattern", "colors", "locations", "startPoint", "endPoint", "type",
    // Emitters.
    "emitterCells", "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition", "emitterZPosition",
    "emitterSize", "emitterDepth", "emitterShape", "emitterMode", "renderMode", "preservesDepth", "seed",
    // Replicators.
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
    // Text, scrolling and tiles.
    "string", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
    "allowsFontSubpixelQuantization",
    "scrollMode", "levelsOfDetail", "levelsOfDetailBias", "tileSize",
  ]

  /// The value that the property has in a new layer of Core Animation's own class.
  static func defaultValue(forKey key: String, of type: AnyClass) -> Any? {
    CALayer.registerKeys
    guard KeyValueAccess.hasKey(key, on: type), key != "delegate" else { return nil }
    let makers: [(AnyClass, () -> CALayer)] = [
      (CAShapeLayer.self, CAShapeLayer.init), (CAGradientLayer.self, CAGradientLayer.init),
      (CATextLayer.self, CATextLayer.init), (CAReplicatorLayer.self, CAReplicatorLayer.init),
      (CAEmitterLayer.self, CAEmitterLayer.init), (CAScrollLayer.self, CAScrollLayer.init),
      (CATiledLayer.self, CATiledLayer.init),
    ]
    var current: AnyClass? = type
    while let here = current {
      if let make = makers.first(where: { $0.0 == here })?.1 { return make().value(forKey: key) }
      current = _getSuperclass(here)
    }
    return CALayer().value(forKey: key)
  }

  static func registerLayer() {
    let type = CALayer.self
    both("bounds", \CALayer.bounds)
    both("position", \CALayer.position)
    both("zPosition", \CALayer.zPosition)
    both("anchorPoint", \CALayer.anchorPoint)
    both("anchorPointZ", \CALayer.anchorPointZ)
    both("frame", \CALayer.frame)
    both("transform", \CALayer.transform)
    both("sublayerTransform", \CALayer.sublayerTransform)
    both("hidden", \CALayer.isHidden)
    both("isHidden", \CALayer.isHidden)
    both("doubleSided", \CALayer.isDoubleSided)
    both("isDoubleSided", \CALayer.isDoubleSided)
    both("geometryFlipped", \CALayer.isGeometryFlipped)
    both("isGeometryFlipped", \CALayer.isGeometryFlipped)
    both("masksToBounds", \CALayer.masksToBounds)
    both("mask", \CALayer.mask)
    both("sublayers", \CALayer.sublayers)
    KeyValueAccess.register("superlayer", on: type, readOnly: \.superlayer)
    both("name", \CALayer.name)
    both("opacity", \CALayer.opacity)
    both("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    both("opaque", \CALayer.isOpaque)
    both("isOpaque", \CALayer.isOpaque)
    both("shouldRasterize", \CALayer.shouldRasterize)
    both("rasterizationScale", \CALayer.rasterizationScale)
    both("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    both("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
    both("actions", \CALayer.actions)
    both("style", \CALayer.style)
    both("delegate", \CALayer.delegate)
    registerContents()
    registerLook()
    registerTiming()
  }

  private static func registerContents() {
    both("contents", \CALayer.contents)
    both("contentsRect", \CALayer.contentsRect)
    both("contentsCenter", \CALayer.contentsCenter)
    both("contentsScale", \CALayer.contentsScale)
    both("contentsGravity", \CALayer.contentsGravity)
    both("contentsFormat", \CALayer.contentsFormat)
    both("minificationFilter", \CALayer.minificationFilter)
    both("magnificationFilter", \CALayer.magnificationFilter)
    both("minificationFilterBias", \CALayer.minificationFilterBias)
    both("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    both("drawsAsynchronously", \CALayer.drawsAsynchronously)
  }

  private static func registerLook() {
    both("backgroundColor", \CALayer.backgroundColor)
    both("cornerRadius", \CALayer.cornerRadius)
    both("maskedCorners", \CALayer.maskedCorners)
    both("cornerCurve", \CALayer.cornerCurve)
    both("borderWidth", \CALayer.borderWidth)
    both("borderColor", \CALayer.borderColor)
    both("shadowColor", \CALayer.shadowColor)
    both("shadowOpacity", \CALayer.shadowOpacity)
    both("shadowOffset", \CALayer.shadowOffset)
    both("shadowRadius", \CALayer.shadowRadius)
    both("shadowPath", \CALayer.shadowPath)
    both("filters", \CALayer.filters)
    both("backgroundFilters", \CALayer.backgroundFilters)
    both("compositingFilter", \CALayer.compositingFilter)
  }

  private static func registerTiming() {
    both("beginTime", \CALayer.beginTime)
    both("duration", \CALayer.duration)
    both("speed", \CALayer.speed)
    both("timeOffset", \CALayer.timeOffset)
    both("repeatCount", \CALayer.repeatCount)
    both("repeatDuration", \CALayer.repeatDuration)
    both("autoreverses", \CALayer.autoreverses)
    both("fillMode", \CALayer.fillMode)
  }

  static func registerSubclasses() {
    both("path", \CAShapeLayer.path)
    both("fillColor", \CAShapeLayer.fillColor)
    both("fillRule", \CAShapeLayer.fillRule)
    both("strokeColor", \CAShapeLayer.strokeColor)
    both("strokeStart", \CAShapeLayer.strokeStart)
    both("strokeEnd", \CAShapeLayer.strokeEnd)
    both("lineWidth", \CAShapeLayer.lineWidth)
    both("miterLimit", \CAShapeLayer.miterLimit)
    both("lineCap", \CAShapeLayer.lineCap)
    both("lineJoin", \CAShapeLayer.lineJoin)
    both("lineDashPhase", \CAShapeLayer.lineDashPhase)
    both("lineDashPattern", \CAShapeLayer.lineDashPattern)
    both("colors", \CAGradientLayer.colors)
    both("locations", \CAGradientLayer.locations)
    both("startPoint", \CAGradientLayer.startPoint)
    both("endPoint", \CAGradientLayer.endPoint)
    both("type", \CAGradientLayer.type)
    both("emitterCells", \CAEmitterLayer.emitterCells)
    both("birthRate", \CAEmitterLayer.birthRate)
    both("lifetime", \CAEmitterLayer.lifetime)
    both("velocity", \CAEmitterLayer.velocity)
    both("scale", \CAEmitterLayer.scale)
    both("spin", \CAEmitterLayer.spin)
    both("emitterPosition", \CAEmitterLayer.emitterPosition)
    both("emitterSize", \CAEmitterLayer.emitterSize)
    both("emitterZPosition", \CAEmitterLayer.emitterZPosition)
    both("emitterDepth", \CAEmitterLayer.emitterDepth)
    both("emitterShape", \CAEmitterLayer.emitterShape)
    both("emitterMode", \CAEmitterLayer.emitterMode)
    both("renderMode", \CAEmitterLayer.renderMode)
    both("preservesDepth", \CAEmitterLayer.preservesDepth)
    both("seed", \CAEmitterLayer.seed)
    both("instanceCount", \CAReplicatorLayer.instanceCount)
    both("instanceDelay", \CAReplicatorLayer.instanceDelay)
    both("instanceTransform", \CAReplicatorLayer.instanceTransform)
    both("instanceColor", \CAReplicatorLayer.instanceColor)
    both("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    both("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    both("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    both("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
    both("preservesDepth", \CAReplicatorLayer.preservesDepth)
    both("string", \CATextLayer.string)
    both("font", \CATextLayer.font)
    both("fontSize", \CATextLayer.fontSize)
    both("foregroundColor", \CATextLayer.foregroundColor)
    both("wrapped", \CATextLayer.isWrapped)
    both("truncationMode", \CATextLayer.truncationMode)
    both("alignmentMode", \CATextLayer.alignmentMode)
    both("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
    both("scrollMode", \CAScrollLayer.scrollMode)
    both("levelsOfDetail", \CATiledLayer.levelsOfDetail)
    both("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
    both("tileSize", \CATiledLayer.tileSize)
  }

  private static func both<Layer: CALayer, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Layer, Value>) {
    KeyValueAccess.register(key, on: Layer.self, path)
  }
}
