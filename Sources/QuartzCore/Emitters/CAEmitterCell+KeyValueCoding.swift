import CoreGraphics
import ObjectiveC

/// Its properties by their keys.
extension CAEmitterCell {
  static let registerKeys: Void = {
    func both<Value>(_ key: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Value>) {
      KeyValueAccess.register(key, on: CAEmitterCell.self, path)
    }
    both("name", \.name)
    both("enabled", \.isEnabled)
    both("contents", \.contents)
    both("contentsRect", \.contentsRect)
    both("color", \.color)
    for (key, path) in numbers { both(key, path) }
    for (key, path) in floats { both(key, path) }
    both("beginTime", \.beginTime)
    both("duration", \.duration)
    both("speed", \.speed)
    both("timeOffset", \.timeOffset)
    both("repeatCount", \.repeatCount)
    both("repeatDuration", \.repeatDuration)
    both("autoreverses", \.autoreverses)
    both("fillMode", \.fillMode)
    both("minificationFilter", \.minificationFilter)
    both("magnificationFilter", \.magnificationFilter)
    both("minificationFilterBias", \.minificationFilterBias)
    both("emitterCells", \.emitterCells)
    both("style", \.style)
  }()

  /// What archives keep.
  static let keys =
    [
      "name", "enabled", "contents", "contentsRect", "color", "beginTime", "duration", "speed", "timeOffset",
      "repeatCount", "repeatDuration", "autoreverses", "fillMode", "minificationFilter", "magnificationFilter",
      "minificationFilterBias", "emitterCells", "style",
    ] + numbers.map(\.0) + floats.map(\.0)

  private static let numbers: [(String, ReferenceWritableKeyPath<CAEmitterCell, CGFloat>)] = [
    ("emissionLatitude", \.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
    ("emissionRange", \.emissionRange), ("velocity", \.velocity), ("velocityRange", \.velocityRange),
    ("xAcceleration", \.xAcceleration), ("yAcceleration", \.yAcceleration), ("zAcceleration", \.zAcceleration),
    ("scale", \.scale), ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
    ("spinRange", \.spinRange), ("contentsScale", \.contentsScale),
  ]

  private static let floats: [(String, ReferenceWritableKeyPath<CAEmitterCell, Float>)] = [
    ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
    ("redRange", \.redRange), ("greenRange", \.greenRange), ("blueRange", \.blueRange),
    ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed), ("greenSpeed", \.greenSpeed),
    ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
  ]
}
