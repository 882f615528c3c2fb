import CoreGraphics
import Foundation
import Synchronization

/// A layer that draws several copies of its sublayers, with a transform, color and delay that accumulate from copy
/// to copy.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.addSublayer(layer)
/// dots.instanceCount = 5
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceAlphaOffset = -0.2
/// dots.instanceDelay = 0.1
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>
open class CAReplicatorLayer: CALayer {
  final var replicator = ReplicatorValues()
  /// Whether any replicator of the process delays its copies; until then, delays are never checked.
  static var usesDelays: Bool { wasOneDelayed.load(ordering: .relaxed) }
  fileprivate static let wasOneDelayed = Atomic(false)

  /// The number of copies, including the sublayers themselves.
  open var instanceCount: Int {
    get { replicator.count }
    set { setReplicator("instanceCount") { $0.count = newValue } }
  }

  /// Whether the sublayers keep their depth, as in a `CATransformLayer`. The layer then draws no content of its
  /// own.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { setReplicator("preservesDepth") { $0.preservesDepth = newValue } }
  }

  /// The delay in seconds of the layer's time from one copy to the next; a negative value makes copies run ahead.
  ///
  /// A copy shows the animations of its sublayers at its own time. An animation that ends for the sublayers ends
  /// for all copies.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set {
      let isOver = newValue == 0 && replicator.delay != 0
      setReplicator("instanceDelay") { $0.delay = newValue }
      if isOver { markTreeDirty() }
    }
  }

  /// The transform from one copy to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { setReplicator("instanceTransform") { $0.transform = newValue } }
  }

  /// The color that multiplies the first copy, opaque white by default; nil stands for the same.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { setReplicator("instanceColor") { $0.color = newValue } }
  }

  /// The value that is added to the red factor from copy to copy.
  open var instanceRedOffset: Float {
    get { replicator.offset.x }
    set { setReplicator("instanceRedOffset") { $0.offset.x = newValue } }
  }

  /// The value that is added to the green factor from copy to copy.
  open var instanceGreenOffset: Float {
    get { replicator.offset.y }
    set { setReplicator("instanceGreenOffset") { $0.offset.y = newValue } }
  }

  /// The value that is added to the blue factor from copy to copy.
  open var instanceBlueOffset: Float {
    get { replicator.offset.z }
    set { setReplicator("instanceBlueOffset") { $0.offset.z = newValue } }
  }

  /// The value that is added to the alpha factor from copy to copy.
  open var instanceAlphaOffset: Float {
    get { replicator.offset.w }
    set { setReplicator("instanceAlphaOffset") { $0.offset.w = newValue } }
  }

  private func setReplicator(_ key: String, _ body: (inout ReplicatorValues) -> Void) {
    change(key) { body(&replicator) }
    // The copies may have to show other times.
    if replicator.delay != 0 { markTreeDirty() }
  }

  /// The values with animations applied.
  final var shownReplicator: ReplicatorValues {
    guard let animator, !animator.isEmpty, modelLayer == nil else { return replicator }
    return presentation()?.replicator ?? replicator
  }

  override class var properties: LayerTable { replicatorProperties }

  override package var renderContent: RenderContent {
    .replicator(
      ReplicatorState(
        count: replicator.shownCount, preservesDepth: replicator.preservesDepth,
        isDelayed: replicator.shownDelay != 0, transform: replicator.transform, color: replicator.factors,
        colorOffset: replicator.offset))
  }
}

extension CAReplicatorLayer {
  static let replicatorProperties = LayerTable(
    { CAReplicatorLayer() }, above: CALayer.layerProperties, copy: { $1.replicator = $0.replicator }
  ) { rows in
    rows.animated("instanceCount", \.instanceCount, { $0.replicator.count }, { $0.replicator.count = $1 })
    rows.animated("instanceDelay", \.instanceDelay, { $0.replicator.delay }, { $0.replicator.delay = $1 })
    rows.animated(
      "instanceTransform", \.instanceTransform, { $0.replicator.transform }, { $0.replicator.transform = $1 })
    rows.animated("instanceColor", \.instanceColor, { $0.replicator.color }, { $0.replicator.color = $1 })
    rows.animated(
      "instanceRedOffset", \.instanceRedOffset, { $0.replicator.offset.x }, { $0.replicator.offset.x = $1 })
    rows.animated(
      "instanceGreenOffset", \.instanceGreenOffset, { $0.replicator.offset.y }, { $0.replicator.offset.y = $1 })
    rows.animated(
      "instanceBlueOffset", \.instanceBlueOffset, { $0.replicator.offset.z }, { $0.replicator.offset.z = $1 })
    rows.animated(
      "instanceAlphaOffset", \.instanceAlphaOffset, { $0.replicator.offset.w }, { $0.replicator.offset.w = $1 })
    rows.kept("preservesDepth", \.preservesDepth)
  }
}

struct ReplicatorValues {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0 {
    didSet { if delay != 0 { CAReplicatorLayer.wasOneDelayed.store(true, ordering: .relaxed) } }
  }
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var offset = SIMD4<Float>(repeating: 0)

  var shownCount: Int { min(max(count, 0), ReplicatorState.maximumCount) }
  var shownDelay: CFTimeInterval { delay.isFinite ? delay : 0 }

  var factors: SIMD4<Float> {
    guard let c = color?.rgba else { return SIMD4(repeating: 1) }
    return SIMD4(Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
  }
}
