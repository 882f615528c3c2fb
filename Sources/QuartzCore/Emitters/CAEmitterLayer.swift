import CoreGraphics
import Foundation

/// Shows particles: sparks, snow, confetti.
///
/// Describe each kind of particle by a `CAEmitterCell`, and the position of their emission by the layer.
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
/// What is seen depends on the time, the values and `seed` only: equal moments show equal particles on every
/// machine. As on iOS, the layer looks as if it had emitted since the beginning of its time, unless `beginTime` is
/// set to `CACurrentMediaTime()`. A change of a birth rate leaves the particles that exist.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caemitterlayer>
open class CAEmitterLayer: CALayer {
  final var emitter = EmitterValues()
  private(set) var simulation = EmitterSimulation()
  private var particles: EmitterState?

  /// The kinds of particles, each with a rate of its own; cells in a cell are emitted by its particles. Default
  /// nil.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set {
      change("emitterCells") {
        emitter.cells = newValue
        for cell in newValue ?? [] { cell.join(self) }
      }
    }
  }

  /// Multiplied with that of each cell, as the four below.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate") { emitter.birthRate = newValue } }
  }
  /// The factor of the cells' lifetimes. Default 1.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime") { emitter.lifetime = newValue } }
  }
  /// The factor of the cells' velocities. Default 1.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity") { emitter.velocity = newValue } }
  }
  /// The factor of the cells' scales. Default 1.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale") { emitter.scale = newValue } }
  }
  /// The factor of the cells' spins. Default 1.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin") { emitter.spin = newValue } }
  }

  /// The middle of the shape, in the layer's own space.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change("emitterPosition") { emitter.position = newValue } }
  }
  /// The depth at which particles begin, in points. Default 0.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change("emitterZPosition") { emitter.zPosition = newValue } }
  }
  /// The size of the emitter's shape; the width is the radius of a circle.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change("emitterSize") { emitter.size = newValue } }
  }
  /// The depth of a shape with a volume, in points. Default 0.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change("emitterDepth") { emitter.depth = newValue } }
  }
  /// The shape from which particles come. `.point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { change("emitterShape") { emitter.shape = newValue } }
  }
  /// The part of the shape on which particles begin; `.volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { change("emitterMode") { emitter.mode = newValue } }
  }
  /// The order in which particles are drawn, and how they are blended. `.unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { change("renderMode") { emitter.renderMode = newValue } }
  }
  /// Kept; particles are pressed onto the plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { change("preservesDepth") { emitter.preservesDepth = newValue } }
  }
  /// Chance begins here.
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

  /// Times are taken in whole microseconds: what is born just then must not depend on how they were added up.
  override func willRender(at time: CFTimeInterval) {
    particles = simulation.particles(at: (time * 1e6).rounded() / 1e6, emitter)
  }

  override class var properties: LayerTable { emitterProperties }

  override package var renderContent: RenderContent { particles.map(RenderContent.emitter) ?? .layer }

  /// A property of the cells of a name.
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
  // The layer for default values runs nothing: it is made as copies are.
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

/// The values of an emitter layer; defaults from `facts/defaults.md#CAEmitterLayer`.
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
