import CoreGraphics
import Foundation

/// A layer that emits and animates particles, such as sparks, snow or confetti.
///
/// Each kind of particle is described by a `CAEmitterCell`; the layer determines the shape and position of
/// emission.
///
/// ```swift
/// let spark = CAEmitterCell()
/// spark.contents = day.cgImage
/// spark.birthRate = 20
/// spark.lifetime = 2
/// spark.velocity = 80
/// spark.emissionRange = .pi * 2
///
/// let fireworks = CAEmitterLayer()
/// fireworks.emitterPosition = view.center
/// fireworks.emitterCells = [spark]
/// fireworks.beginTime = CACurrentMediaTime()
/// view.layer.addSublayer(fireworks)
/// ```
///
/// The particles depend only on the time, the values and `seed`, so that they are the same on every machine. As on
/// iOS, the layer looks as if it had been emitting since the beginning of its time, unless `beginTime` is set to
/// `CACurrentMediaTime()`. A change of a birth rate does not affect existing particles.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayer>
open class CAEmitterLayer: CALayer {
  final var emitter = EmitterValues()
  private(set) var simulation = EmitterSimulation()
  private var particles: EmitterState?

  /// The kinds of particles, each with its own birth rate; nil by default. Cells of a cell are emitted by its
  /// particles.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set {
      change("emitterCells") {
        emitter.cells = newValue
        for cell in newValue ?? [] { cell.join(self) }
      }
    }
  }

  /// The factor of the cells' birth rates, 1 by default.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate") { emitter.birthRate = newValue } }
  }
  /// The factor of the cells' lifetimes, 1 by default.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime") { emitter.lifetime = newValue } }
  }
  /// The factor of the cells' velocities, 1 by default.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity") { emitter.velocity = newValue } }
  }
  /// The factor of the cells' scales, 1 by default.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale") { emitter.scale = newValue } }
  }
  /// The factor of the cells' spins, 1 by default.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin") { emitter.spin = newValue } }
  }

  /// The center of the emitter's shape, in the layer's coordinate space.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change("emitterPosition") { emitter.position = newValue } }
  }
  /// The depth of the emitter's shape along the z axis, in points, 0 by default.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change("emitterZPosition") { emitter.zPosition = newValue } }
  }
  /// The size of the emitter's shape; for circles and spheres, the width is the radius.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change("emitterSize") { emitter.size = newValue } }
  }
  /// The depth of an emitter shape with a volume, in points, 0 by default.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change("emitterDepth") { emitter.depth = newValue } }
  }
  /// The shape from which particles are emitted, `.point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { change("emitterShape") { emitter.shape = newValue } }
  }
  /// The region of the shape from which particles are emitted, `.volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { change("emitterMode") { emitter.mode = newValue } }
  }
  /// The drawing order and blending of particles, `.unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { change("renderMode") { emitter.renderMode = newValue } }
  }
  /// Whether particles keep their depth. It is stored without effect: particles are flattened into the layer's
  /// plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { change("preservesDepth") { emitter.preservesDepth = newValue } }
  }
  /// The seed of the random numbers.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change("seed") { emitter.seed = newValue } }
  }

  public override init() {
    super.init()
    runAnimator()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { simulation = other.simulation }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    runAnimator()
  }

  func cellDidChange() { markDirty(.state) }

  override var runsByItself: Bool { true }

  override func moves(at time: CFTimeInterval) -> Bool { simulation.isAlive(at: time, emitter) }

  /// Updates the particles for a frame. The time is rounded to microseconds, so that their births do not depend on
  /// rounding errors of the clock.
  override func willRender(at time: CFTimeInterval) {
    particles = simulation.particles(at: (time * 1e6).rounded() / 1e6, emitter)
  }

  override class var properties: LayerTable { emitterProperties }

  override package var renderContent: RenderContent { particles.map(RenderContent.emitter) ?? .layer }

  /// Returns a property of the cells with a name, for animations.
  static func cellProperty(_ name: String, _ key: String) -> AnimatedProperty {
    AnimatedProperty(
      key: "emitterCells.\(name).\(key)",
      get: { layer in
        let cell = CAEmitterCell.named(name, in: (layer as? CAEmitterLayer)?.emitter.cells ?? [])
        return AnimatedValue(guessing: cell?.value(forKey: key))
      },
      set: { layer, value in
        guard let layer = layer as? CAEmitterLayer else { return }
        layer.emitter.cells = layer.emitter.cells?.map {
          $0.name == name ? $0.replacing(value.any, forKey: key) : $0
        }
      })
  }
}

extension CAEmitterLayer {
  // The layer for the default values is created like a copy, so that it does not run `init()` of the app's classes.
  static let emitterProperties = LayerTable(
    { CAEmitterLayer(layer: ()) }, above: CALayer.layerProperties, copy: { $1.emitter = $0.emitter }
  ) { rows in
    rows.kept("emitterCells", \.emitterCells)
    rows.animated("birthRate", \.birthRate, { $0.emitter.birthRate }, { $0.emitter.birthRate = $1 })
    rows.animated("lifetime", \.lifetime, { $0.emitter.lifetime }, { $0.emitter.lifetime = $1 })
    rows.animated("velocity", \.velocity, { $0.emitter.velocity }, { $0.emitter.velocity = $1 })
    rows.animated("scale", \.scale, { $0.emitter.scale }, { $0.emitter.scale = $1 })
    rows.animated("spin", \.spin, { $0.emitter.spin }, { $0.emitter.spin = $1 })
    rows.animated("emitterPosition", \.emitterPosition, { $0.emitter.position }, { $0.emitter.position = $1 })
    rows.animated("emitterZPosition", \.emitterZPosition, { $0.emitter.zPosition }, { $0.emitter.zPosition = $1 })
    rows.animated("emitterSize", \.emitterSize, { $0.emitter.size }, { $0.emitter.size = $1 })
    rows.animated("emitterDepth", \.emitterDepth, { $0.emitter.depth }, { $0.emitter.depth = $1 })
    rows.kept("emitterShape", \.emitterShape)
    rows.kept("emitterMode", \.emitterMode)
    rows.kept("renderMode", \.renderMode)
    rows.kept("preservesDepth", \.preservesDepth)
    rows.kept("seed", \.seed)
  }
}

/// The values of an emitter layer. The defaults are those of `facts/defaults.md#CAEmitterLayer`.
struct EmitterValues {
  var cells: [CAEmitterCell]?
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var seed: UInt32 = 0
}
