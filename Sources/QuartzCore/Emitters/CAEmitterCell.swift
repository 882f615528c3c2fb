import CoreGraphics
import Foundation
import ObjectiveC

/// One kind of particle: how often it is emitted, how it moves and looks, and how long it lives.
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
/// A property with a range varies evenly by as much as the range on both sides of its mean, for each particle by
/// itself. `emissionRange` is the whole angle of a cone. Velocities are points per second, angles radians.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemittercell>
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// Reaches the cell through its layer: `"emitterCells.NAME.birthRate"`.
  open var name: String?
  /// Whether the cell emits. True by default.
  open var isEnabled = true { didSet { cellDidChange() } }
  /// Particles a second.
  open var birthRate: Float = 0 { didSet { cellDidChange() } }
  /// The seconds that a particle lives. Default 0.
  open var lifetime: Float = 0 { didSet { cellDidChange() } }
  /// The range by which a particle's life may be longer or shorter, in seconds. Default 0.
  open var lifetimeRange: Float = 0 { didSet { cellDidChange() } }
  /// The angle by which particles leave the layer's plane, in radians. Default 0.
  open var emissionLatitude: CGFloat = 0 { didSet { cellDidChange() } }
  /// The direction of the particles in the layer's plane, in radians from the x axis. Default 0.
  open var emissionLongitude: CGFloat = 0 { didSet { cellDidChange() } }
  /// The angle of the cone, in radians, within which particles leave. Default 0.
  open var emissionRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The speed of a new particle in points a second. Default 0.
  open var velocity: CGFloat = 0 { didSet { cellDidChange() } }
  /// The range by which a particle may be faster or slower, in points a second. Default 0.
  open var velocityRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration to the right, in points a second each second. Default 0.
  open var xAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration downwards, in points a second each second. Default 0.
  open var yAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The acceleration towards the viewer, in points a second each second. Default 0.
  open var zAcceleration: CGFloat = 0 { didSet { cellDidChange() } }
  /// The size of particles in proportion to the contents. Default 1.
  open var scale: CGFloat = 1 { didSet { cellDidChange() } }
  /// The range by which a particle's scale may be larger or smaller. Default 0.
  open var scaleRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// The change of a particle's scale in a second. Default 0.
  open var scaleSpeed: CGFloat = 0 { didSet { cellDidChange() } }
  /// The angular velocity of particles, in radians a second; 0 by default.
  open var spin: CGFloat = 0 { didSet { cellDidChange() } }
  /// The range by which a particle may turn faster or slower, in radians a second. Default 0.
  open var spinRange: CGFloat = 0 { didSet { cellDidChange() } }
  /// Multiplied into the contents; white by default.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { cellDidChange() } }
  /// The range by which a particle's red may differ from that of the cell's color. Default 0.
  open var redRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which a particle's green may differ from that of the cell's color. Default 0.
  open var greenRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which a particle's blue may differ from that of the cell's color. Default 0.
  open var blueRange: Float = 0 { didSet { cellDidChange() } }
  /// The range by which a particle's alpha may differ from that of the cell's color. Default 0.
  open var alphaRange: Float = 0 { didSet { cellDidChange() } }
  /// The change of a particle's red in a second. Default 0.
  open var redSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The change of a particle's green in a second. Default 0.
  open var greenSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The change of a particle's blue in a second. Default 0.
  open var blueSpeed: Float = 0 { didSet { cellDidChange() } }
  /// The change of a particle's alpha in a second. Default 0.
  open var alphaSpeed: Float = 0 { didSet { cellDidChange() } }
  /// A `CGImage`.
  open var contents: Any? { didSet { cellDidChange() } }
  /// The part of the contents that particles show, in units of the contents.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { cellDidChange() } }
  /// The pixels of the contents per point. Default 1.
  open var contentsScale: CGFloat = 1 { didSet { cellDidChange() } }
  /// Kept; particles are always sampled between their pixels.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter that enlarges contents, as the raw value of a `CALayerContentsFilter`.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept; there are no levels of detail to choose from.
  open var minificationFilterBias: Float = 0
  /// The cells that each particle emits from its own position.
  open var emitterCells: [CAEmitterCell]? { didSet { cellDidChange() } }
  /// Values by key for properties that were not set. Default nil.
  open var style: [AnyHashable: Any]?

  /// The time at which the cell begins to emit, in the layer's time.
  open var beginTime: CFTimeInterval = 0 { didSet { cellDidChange() } }
  /// The seconds for which the cell emits; 0, the default, is without end.
  open var duration: CFTimeInterval = 0 { didSet { cellDidChange() } }
  /// Kept, as the rest of `CAMediaTiming`.
  open var speed: Float = 1
  /// Seconds that are added to the cell's own time. Default 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions of the cell's time. It has no effect.
  open var repeatCount: Float = 0
  /// The duration in seconds for which the cell's time repeats. Stored without effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the cell's time runs backwards after each time forwards. Kept.
  open var autoreverses = false
  /// The fill mode of the cell's time. It has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The cell itself, in a copy whose values are animated.
  private var model: CAEmitterCell?
  /// The layers that show the cell.
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
  /// Returns the value of a property in a new cell.
  open class func defaultValue(forKey key: String) -> Any? {
    keys.contains(key) ? CAEmitterCell().value(forKey: key) : nil
  }
  /// Returns whether a value is written by an archiver. True unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// The cell of that name in a list of cells.
  static func named(_ name: String, in list: Any) -> CAEmitterCell? {
    (list as? [CAEmitterCell])?.first { $0.name == name }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(model ?? self) }

  /// A copy with another value for a key, which is shown instead of the cell.
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
