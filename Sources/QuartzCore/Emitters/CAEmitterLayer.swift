import CoreGraphics
import Foundation

/// Shows particles: sparks, snow, confetti.
///
/// Describe each kind of particle by a `CAEmitterCell`, and the place where they are emitted by the layer.
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
  var emitter = EmitterValues()
  private(set) var simulation = EmitterSimulation()
  private var particles: EmitterState?

  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set {
      let action = willChange("emitterCells")
      emitter.cells = newValue
      for cell in newValue ?? [] { cell.join(self) }
      didChange("emitterCells", action)
    }
  }

  /// Multiplied with that of each cell, as the four below.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { setEmitter("birthRate") { $0.birthRate = newValue } }
  }
  open var lifetime: Float {
    get { emitter.lifetime }
    set { setEmitter("lifetime") { $0.lifetime = newValue } }
  }
  open var velocity: Float {
    get { emitter.velocity }
    set { setEmitter("velocity") { $0.velocity = newValue } }
  }
  open var scale: Float {
    get { emitter.scale }
    set { setEmitter("scale") { $0.scale = newValue } }
  }
  open var spin: Float {
    get { emitter.spin }
    set { setEmitter("spin") { $0.spin = newValue } }
  }

  /// The middle of the shape, in the layer's own space.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { setEmitter("emitterPosition") { $0.position = newValue } }
  }
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { setEmitter("emitterZPosition") { $0.zPosition = newValue } }
  }
  /// Of the shape; the width of a circle's is its radius.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { setEmitter("emitterSize") { $0.size = newValue } }
  }
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { setEmitter("emitterDepth") { $0.depth = newValue } }
  }
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { setEmitter("emitterShape") { $0.shape = newValue } }
  }
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { setEmitter("emitterMode") { $0.mode = newValue } }
  }
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { setEmitter("renderMode") { $0.renderMode = newValue } }
  }
  /// Kept; particles are pressed onto the plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { setEmitter("preservesDepth") { $0.preservesDepth = newValue } }
  }
  /// Chance begins here.
  open var seed: UInt32 {
    get { emitter.seed }
    set { setEmitter("seed") { $0.seed = newValue } }
  }

  public override init() {
    super.init()
    runAnimator()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitter = other.emitter
    simulation = other.simulation
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    runAnimator()
  }

  private func setEmitter(_ key: String, _ body: (inout EmitterValues) -> Void) {
    let action = willChange(key)
    body(&emitter)
    didChange(key, action)
  }

  func cellDidChange() { markDirty(.state) }

  override var runsByItself: Bool { true }

  override func moves(at time: CFTimeInterval) -> Bool { simulation.isAlive(at: time, emitter) }

  /// Times are taken in whole microseconds: what is born just then must not depend on how they were added up.
  override func willRender(at time: CFTimeInterval) {
    particles = simulation.particles(at: (time * 1e6).rounded() / 1e6, emitter)
  }

  override func takeAnimatedValues(from model: CALayer) {
    super.takeAnimatedValues(from: model)
    if let model = model as? CAEmitterLayer { emitter = model.emitter }
  }

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

  static var animatedProperties: [AnimatedProperty] {
    func property(
      _ key: String, _ get: @escaping (EmitterValues) -> AnimatedValue,
      _ set: @escaping (inout EmitterValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
      AnimatedProperty(
        key: key, get: { get(($0 as? CAEmitterLayer)?.emitter ?? EmitterValues()) },
        set: { layer, value in if let layer = layer as? CAEmitterLayer { set(&layer.emitter, value) } })
    }
    func float(_ key: String, _ path: WritableKeyPath<EmitterValues, Float>) -> AnimatedProperty {
      property(key, { .number(CGFloat($0[keyPath: path])) }) {
        if case .number(let n) = $1 { $0[keyPath: path] = Float(n) }
      }
    }
    return [
      float("birthRate", \.birthRate), float("lifetime", \.lifetime), float("velocity", \.velocity),
      float("scale", \.scale), float("spin", \.spin),
      property("emitterPosition", { .point($0.position) }) { if case .point(let p) = $1 { $0.position = p } },
      property("emitterSize", { .size($0.size) }) { if case .size(let s) = $1 { $0.size = s } },
      property("emitterZPosition", { .number($0.zPosition) }) { if case .number(let n) = $1 { $0.zPosition = n } },
      property("emitterDepth", { .number($0.depth) }) { if case .number(let n) = $1 { $0.depth = n } },
    ]
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
