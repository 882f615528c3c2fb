import CoreGraphics
import Foundation
import ObjectiveC

/// A kind of particle: its birth rate, movement, appearance and lifetime.
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.contents = day.cgImage
/// flake.birthRate = 10
/// flake.lifetime = 8
/// flake.velocity = 40
/// flake.velocityRange = 20
/// flake.yAcceleration = 10
/// flake.scaleRange = 0.3
/// flake.alphaSpeed = -0.1
/// ```
///
/// A property with a range is uniformly distributed around its mean, by up to the range in both directions, for
/// each particle separately. `emissionRange` is the full angle of a cone. Velocities are in points per second,
/// angles in radians.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemittercell>
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// The name of the cell in key paths of its layer: `"emitterCells.NAME.birthRate"`.
  open var name: String?
  /// Whether the cell emits particles. True by default.
  open var isEnabled = true { didSet { cellDidChange() } }
  /// The number of particles that are emitted per second.
  open var birthRate: Float = 0 { didSet { cellDidChange() } }
  /// The lifetime of particles in seconds, 0 by default.
  open var lifetime: Float = 0 { didSet { cellDidChange() } }
  /// The range by which lifetimes vary, in seconds, 0 by default.
  open var lifetimeRange: Float = 0 { didSet { cellDidChange() } }
  /// The angle between the particles' direction and the layer's plane, in radians, 0 by default.
  open var emissionLatitude: CGFloat = 0 { didSet { cellDidChange() } }
  /// The direction of the particles in the layer's plane, in radians from the x axis, 0 by default.
  open var emissionLongitude: CGFloat = 0 { didSet { cellDidChange() } }
  /// The angle of the cone of directions, in radians, 0 by default.
  open var emissionRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The initial speed of particles in points per second, 0 by default.
  open var velocity: CGFloat = 0 { didSet { cellDidChange() } }
  /// The range by which initial speeds vary, in points per second, 0 by default.
  open var velocityRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration to the right, in points per second squared, 0 by default.
  open var xAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration downwards, in points per second squared, 0 by default.
  open var yAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration toward the viewer, in points per second squared, 0 by default.
  open var zAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The scale of the contents, 1 by default.
  open var scale: CGFloat = 1 { didSet { cellDidChange() } }
  /// The range by which scales vary, 0 by default.
  open var scaleRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The rate of change of the scale per second, 0 by default.
  open var scaleSpeed: CGFloat = 0 { didSet { cellDidChange() } }
  /// The angular velocity of particles, in radians per second, 0 by default.
  open var spin: CGFloat = 0 { didSet { cellDidChange() } }
  /// The range by which angular velocities vary, in radians per second, 0 by default.
  open var spinRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The color that is multiplied with the contents, white by default.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { cellDidChange() } }
  /// The range by which the red component varies, 0 by default.
  open var redRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which the green component varies, 0 by default.
  open var greenRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which the blue component varies, 0 by default.
  open var blueRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which alpha varies, 0 by default.
  open var alphaRange: Float = 0 { didSet { cellDidChange() } }
  /// The rate of change of the red component per second, 0 by default.
  open var redSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The rate of change of the green component per second, 0 by default.
  open var greenSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The rate of change of the blue component per second, 0 by default.
  open var blueSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The rate of change of alpha per second, 0 by default.
  open var alphaSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The image of the particles, a `CGImage`.
  open var contents: Any? { didSet { cellDidChange() } }
  /// The region of the contents that particles show, in the unit coordinate space.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { cellDidChange() } }
  /// The pixels per point of the contents, 1 by default.
  open var contentsScale: CGFloat = 1 { didSet { cellDidChange() } }
  /// The filter that reduces contents. It is stored without effect: particles are always sampled linearly.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter that enlarges contents, the raw value of a `CALayerContentsFilter`.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The bias of the level of detail. It is stored without effect.
  open var minificationFilterBias: Float = 0
  /// The cells that each particle emits from its own position.
  open var emitterCells: [CAEmitterCell]? { didSet { cellDidChange() } }
  /// Values by key for properties that were not set; nil by default.
  open var style: [AnyHashable: Any]?

  /// The time at which the cell begins to emit, in the layer's time space.
  open var beginTime: CFTimeInterval = 0 { didSet { cellDidChange() } }
  /// The duration in seconds for which the cell emits; 0, the default, stands for no limit.
  open var duration: CFTimeInterval = 0 { didSet { cellDidChange() } }
  /// The speed of the cell's time. It is stored without effect, like most of `CAMediaTiming`.
  open var speed: Float = 1
  /// The offset of the cell's local time, in seconds, 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions of the cell's time. It is stored without effect.
  open var repeatCount: Float = 0
  /// The duration in seconds for which the cell's time repeats. It is stored without effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the cell's time runs forwards and then backwards. It is stored without effect.
  open var autoreverses = false
  /// The fill mode of the cell's time. It is stored without effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The original cell, if this is a copy with animated values.
  private var model: CAEmitterCell?
  /// The layers that contain the cell.
  private var owners: [WeakEmitter] = []

  private struct WeakEmitter {
    weak var layer: CAEmitterLayer?
  }

  public override init() {
    super.init()
    _ = CAEmitterCell.keys
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeValues(of: self, keys: CAEmitterCell.keys)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValues(of: self, keys: CAEmitterCell.keys, default: { CAEmitterCell().value(forKey: $0) }) {
      !shouldArchiveValue(forKey: $0)
    }
  }
  /// Returns the default value of a property.
  open class func defaultValue(forKey key: String) -> Any? {
    keys.contains(key) ? CAEmitterCell().value(forKey: key) : nil
  }
  /// Returns whether an archive should contain a value. True unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the cell with a name in a list of cells.
  static func named(_ name: String, in list: Any) -> CAEmitterCell? {
    (list as? [CAEmitterCell])?.first { $0.name == name }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(model ?? self) }

  /// Returns a copy with another value for a key, which is shown instead of the cell.
  func replacing(_ value: Any?, forKey key: String) -> CAEmitterCell {
    let copy = instantiate(type(of: self)) as? CAEmitterCell ?? CAEmitterCell()
    for key in CAEmitterCell.keys { copy.setValue(self.value(forKey: key), forKey: key) }
    copy.setValue(value, forKey: key)
    copy.model = model ?? self
    return copy
  }

  func join(_ layer: CAEmitterLayer) {
    owners.removeAll { $0.layer == nil || $0.layer === layer }
    owners.append(WeakEmitter(layer: layer))
    for cell in emitterCells ?? [] { cell.join(layer) }
  }

  private func cellDidChange() {
    for owner in owners { owner.layer?.cellDidChange() }
  }
}
