import CoreGraphics
import ObjectiveC

/// Support for the properties of cells: key-value coding, archives, default values, and copies for animations.
extension CAEmitterCell {
  /// The keys of all properties, in the order of archives. The first access registers them.
  static let keys: [String] = {
    var keys: [String] = []
    func row<Value>(_ key: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Value>) {
      KeyValueAccess.register(key, on: CAEmitterCell.self, path)
      keys.append(key)
    }
    row("name", \.name)
    row("enabled", \.isEnabled)
    row("contents", \.contents)
    row("contentsRect", \.contentsRect)
    row("color", \.color)
    row("beginTime", \.beginTime)
    row("duration", \.duration)
    row("speed", \.speed)
    row("timeOffset", \.timeOffset)
    row("repeatCount", \.repeatCount)
    row("repeatDuration", \.repeatDuration)
    row("autoreverses", \.autoreverses)
    row("fillMode", \.fillMode)
    row("minificationFilter", \.minificationFilter)
    row("magnificationFilter", \.magnificationFilter)
    row("minificationFilterBias", \.minificationFilterBias)
    row("emitterCells", \.emitterCells)
    row("style", \.style)
    row("emissionLatitude", \.emissionLatitude)
    row("emissionLongitude", \.emissionLongitude)
    row("emissionRange", \.emissionRange)
    row("velocity", \.velocity)
    row("velocityRange", \.velocityRange)
    row("xAcceleration", \.xAcceleration)
    row("yAcceleration", \.yAcceleration)
    row("zAcceleration", \.zAcceleration)
    row("scale", \.scale)
    row("scaleRange", \.scaleRange)
    row("scaleSpeed", \.scaleSpeed)
    row("spin", \.spin)
    row("spinRange", \.spinRange)
    row("contentsScale", \.contentsScale)
    row("birthRate", \.birthRate)
    row("lifetime", \.lifetime)
    row("lifetimeRange", \.lifetimeRange)
    row("redRange", \.redRange)
    row("greenRange", \.greenRange)
    row("blueRange", \.blueRange)
    row("alphaRange", \.alphaRange)
    row("redSpeed", \.redSpeed)
    row("greenSpeed", \.greenSpeed)
    row("blueSpeed", \.blueSpeed)
    row("alphaSpeed", \.alphaSpeed)
    return keys
  }()
}
