import CoreGraphics
import Foundation

/// Draws its sublayers several times, each copy moved and coloured a step further.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>
open class CAReplicatorLayer: CALayer {
  var replicator = ReplicatorValues()
  /// Set once any replicator of the process delays its copies; until then nobody looks for delays.
  nonisolated(unsafe) static var usesDelays = false

  /// How many copies are drawn, the sublayers themselves included.
  open var instanceCount: Int {
    get { replicator.count }
    set { setReplicator("instanceCount") { $0.count = newValue } }
  }

  /// Whether the sublayers keep their depth, as in a `CATransformLayer`; the layer draws nothing of its own then.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { setReplicator("preservesDepth") { $0.preservesDepth = newValue } }
  }

  /// Seconds of the layer's time by which each copy's sublayers lag behind the one before; below 0 they are ahead.
  ///
  /// A copy shows its sublayers' animations at its own moment. What ends for the sublayers themselves ends for all copies.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set {
      if newValue != 0 { CAReplicatorLayer.usesDelays = true }
      let isOver = newValue == 0 && replicator.delay != 0
      setReplicator("instanceDelay") { $0.delay = newValue }
      if isOver { markTreeDirty() }
    }
  }

  /// From one copy to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { setReplicator("instanceTransform") { $0.transform = newValue } }
  }

  /// Multiplies the first copy; nil is as white.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { setReplicator("instanceColor") { $0.color = newValue } }
  }

  /// Added to the red factor from copy to copy.
  open var instanceRedOffset: Float {
    get { replicator.offset.x }
    set { setReplicator("instanceRedOffset") { $0.offset.x = newValue } }
  }

  /// Added to the green factor from copy to copy.
  open var instanceGreenOffset: Float {
    get { replicator.offset.y }
    set { setReplicator("instanceGreenOffset") { $0.offset.y = newValue } }
  }

  /// Added to the blue factor from copy to copy.
  open var instanceBlueOffset: Float {
    get { replicator.offset.z }
    set { setReplicator("instanceBlueOffset") { $0.offset.z = newValue } }
  }

  /// Added to the alpha factor from copy to copy.
  open var instanceAlphaOffset: Float {
    get { replicator.offset.w }
    set { setReplicator("instanceAlphaOffset") { $0.offset.w = newValue } }
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer { replicator = other.replicator }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setReplicator(_ key: String, _ body: (inout ReplicatorValues) -> Void) {
    let action = willChange(key)
    body(&replicator)
    didChange(key, action)
    // There may be other moments to show.
    if replicator.delay != 0 { markTreeDirty() }
  }

  /// The values of the moment.
  final var shownReplicator: ReplicatorValues {
    guard let animator, !animator.isEmpty, modelLayer == nil else { return replicator }
    return presentation()?.replicator ?? replicator
  }

  override func takeAnimatedValues(from model: CALayer) {
    super.takeAnimatedValues(from: model)
    if let model = model as? CAReplicatorLayer { replicator = model.replicator }
  }

  static var animatedProperties: [AnimatedProperty] {
    func property(
      _ key: String, _ get: @escaping (ReplicatorValues) -> AnimatedValue,
      _ set: @escaping (inout ReplicatorValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
      AnimatedProperty(
        key: key, get: { get(($0 as? CAReplicatorLayer)?.replicator ?? ReplicatorValues()) },
        set: { layer, value in if let layer = layer as? CAReplicatorLayer { set(&layer.replicator, value) } })
    }
    func offset(_ key: String, _ path: WritableKeyPath<SIMD4<Float>, Float>) -> AnimatedProperty {
      property(key, { .number(CGFloat($0.offset[keyPath: path])) }) {
        if case .number(let n) = $1 { $0.offset[keyPath: path] = Float(n) }
      }
    }
    return [
      property("instanceCount", { .number(CGFloat($0.count)) }) {
        if case .number(let n) = $1 { $0.count = Int(min(max(n, 0), CGFloat(ReplicatorState.maximumCount))) }
      },
      property("instanceDelay", { .number($0.delay) }) {
        guard case .number(let n) = $1 else { return }
        if n != 0 { CAReplicatorLayer.usesDelays = true }
        $0.delay = n
      },
      property("instanceTransform", { .transform($0.transform) }) {
        if case .transform(let t) = $1 { $0.transform = t }
      },
      property("instanceColor", { .color($0.color) }) { if case .color(let c) = $1 { $0.color = c } },
      offset("instanceRedOffset", \.x), offset("instanceGreenOffset", \.y), offset("instanceBlueOffset", \.z),
      offset("instanceAlphaOffset", \.w),
    ]
  }

  override package var renderContent: RenderContent {
    .replicator(
      ReplicatorState(
        count: replicator.shownCount, preservesDepth: replicator.preservesDepth,
        isDelayed: replicator.shownDelay != 0, transform: replicator.transform, color: replicator.factors,
        colorOffset: replicator.offset))
  }
}

struct ReplicatorValues {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor?
  var offset = SIMD4<Float>(repeating: 0)

  var shownCount: Int { min(max(count, 0), ReplicatorState.maximumCount) }
  var shownDelay: CFTimeInterval { delay.isFinite ? delay : 0 }

  var factors: SIMD4<Float> {
    guard let c = color?.rgba else { return SIMD4(repeating: 1) }
    return SIMD4(Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
  }
}
