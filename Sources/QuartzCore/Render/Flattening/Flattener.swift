import CoreGraphics
import Foundation

/// Flattens a render tree into a display list, converting positions to device pixels.
///
/// Layers that are only scaled and translated are added directly. All others (rotated, mirrored, in perspective)
/// become a single item that projects a raster of their own display list.
final class Flattener {
  let list = DisplayList()
  let resources: RenderResources
  /// The area of the list; items outside of it are omitted.
  let limit: IntRect
  private var depth: UInt16 = 0
  private var nesting: Int
  var nestingLevel: Int { nesting }
  /// The maximum depth of the tree; deeper layers are not drawn.
  private static let maximumNesting = 400

  /// The map from a layer's coordinate space, including the origin of its bounds, to device pixels.
  struct Place {
    var sx: Double
    var sy: Double
    var tx: Double
    var ty: Double

    func fixed(_ r: CGRect) -> FixedRect {
      FixedRect(
        minX: FixedPoint.make(tx + sx * Double(r.minX)), minY: FixedPoint.make(ty + sy * Double(r.minY)),
        maxX: FixedPoint.make(tx + sx * Double(r.maxX)), maxY: FixedPoint.make(ty + sy * Double(r.maxY)))
    }
  }

  /// The values that a layer inherits from its ancestors.
  struct Context {
    var place: Place
    /// The transform between a sublayer's own matrix and `place`: sublayer transforms, replicated copies, transform
    /// layers.
    var spatial: CATransform3D?
    var clip: IntRect
    var alpha: Double = 1
    /// The color factors of replicators, without alpha.
    var tint: SIMD3<Float>?
    var group: UInt64 = 0
    var copy: UInt64 = 0
    /// The key of the time that delayed copies show (`ReplicatorLag`).
    var lag: UInt64 = 0
    /// Whether the layer is within a group for opacity, corners or a mask.
    var isGrouped = false
  }

  init(resources: RenderResources, limit: IntRect, nesting: Int = 0) {
    self.resources = resources
    self.limit = limit
    self.nesting = nesting
  }

  // MARK: Geometry

  func visit(_ node: RenderNode, _ context: Context) {
    let node = node.shown(lag: context.lag)
    let opacity = Double(node.state.opacity)
    let isSeen = !node.state.isHidden && opacity > 0
    // A layer that is hidden by a transition is visible until the transition ends.
    guard isSeen || node.state.transition != nil, nesting < Flattener.maximumNesting else { return }
    let bounds = node.state.bounds.standardized
    let position = node.state.position
    let anchor = node.state.anchorPoint
    let check =
      bounds.minX + bounds.minY + bounds.width + bounds.height + position.x + position.y + anchor.x + anchor.y
    guard check.isFinite else { return }
    nesting += 1
    defer { nesting -= 1 }
    let ax = Double(anchor.x * bounds.width)
    let ay = Double(anchor.y * bounds.height)
    let t = node.state.transform
    let isTransformLayer = node.state.content.keepsDepth
    if context.spatial == nil, t.isUprightInPlane, !isTransformLayer {
      let x = Double(position.x + t.m41) - ax * Double(t.m11)
      let y = Double(position.y + t.m42) - ay * Double(t.m22)
      draw(node, context, bounds, scaleX: Double(t.m11), scaleY: Double(t.m22), x: x, y: y)
      return
    }
    let z = Double(node.state.zPosition)
    let az = Double(node.state.anchorPointZ)
    var full = concatenated(translation(-ax - Double(bounds.minX), -ay - Double(bounds.minY), -az), t)
    full = concatenated(full, translation(Double(position.x), Double(position.y), z))
    if let spatial = context.spatial { full = concatenated(full, spatial) }
    let plane = Homography(full)
    guard plane.isFinite else { return }
    if isTransformLayer {
      visitSpatialChildren(node, context, full, bounds)
      return
    }
    if plane.isUpright {
      var inner = context
      inner.spatial = nil
      let (sx, sy) = (plane.a / plane.i, plane.d / plane.i)
      draw(
        node, inner, bounds, scaleX: sx, scaleY: sy, x: plane.e / plane.i + sx * Double(bounds.minX),
        y: plane.f / plane.i + sy * Double(bounds.minY))
      return
    }
    if !node.state.isDoubleSided, plane.determinant < 0 { return }
    let place = context.place
    warp(node, context, bounds, plane.placed(sx: place.sx, sy: place.sy, tx: place.tx, ty: place.ty))
  }

  /// Draws a layer whose bounds have their corner at (x, y) of the superlayer's coordinate space.
  private func draw(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, scaleX: Double, scaleY: Double, x: Double, y: Double
  ) {
    let outer = context.place
    let sx = outer.sx * scaleX
    let sy = outer.sy * scaleY
    let place = Place(
      sx: sx, sy: sy, tx: outer.tx + outer.sx * x - sx * Double(bounds.minX),
      ty: outer.ty + outer.sy * y - sy * Double(bounds.minY))
    guard (place.tx + place.ty + sx + sy).isFinite, sx < 1e6, sy < 1e6 else { return }
    var inner = context
    inner.place = place
    addLayer(node, inner, bounds)
  }

  // MARK: Children

  /// Returns the context for a layer's sublayers: its coordinate space, including its sublayer transform.
  func childContext(_ node: RenderNode, _ context: Context, _ bounds: CGRect) -> Context {
    var inner = context
    inner.spatial = Flattener.aroundAnchor(node, bounds, node.state.sublayerTransform)
    return inner
  }

  static func aroundAnchor(_ node: RenderNode, _ bounds: CGRect, _ t: CATransform3D) -> CATransform3D? {
    if t.isPlainIdentity { return nil }
    let x = Double(bounds.minX + node.state.anchorPoint.x * bounds.width)
    let y = Double(bounds.minY + node.state.anchorPoint.y * bounds.height)
    return concatenated(concatenated(translation(-x, -y, 0), t), translation(x, y, 0))
  }

  func visitChildren(_ node: RenderNode, _ context: Context, _ bounds: CGRect) {
    guard !node.children.isEmpty else { return }
    let inner = childContext(node, context, bounds)
    if case .replicator(let copies) = node.state.content {
      eachCopy(node, inner, bounds, copies) { copy in visitInOrder(node.children, copy) }
    } else {
      visitInOrder(node.children, inner)
    }
  }

  /// Visits sublayers from back to front: by depth, and in tree order if that is equal.
  private func visitInOrder(_ children: [RenderNode], _ context: Context) {
    guard children.contains(where: { $0.shown(lag: context.lag).state.hasDepth(context.spatial) }) else {
      for child in children { visit(child, context) }
      return
    }
    let depths = children.map { Flattener.depth($0.shown(lag: context.lag).state, context) }
    for index in depths.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      visit(children[index], context)
    }
  }

  // MARK: Items

  func key(_ node: RenderNode, _ part: Int, _ context: Context) -> UInt64 {
    var d = Digest(context.copy)
    d.add(node.id << 8 | UInt64(part & 255))
    return d.value
  }

  @discardableResult
  func append(_ item: DrawItem, _ context: Context) -> Int? {
    guard !item.bounds.isEmpty else { return nil }
    var item = item
    item.depth = depth
    var d = Digest(item.digest)
    d.add(Int(item.kind.rawValue) | Int(item.alpha) << 8 | Int(item.color) << 16)
    d.add(UInt64(item.tint))
    if item.shape >= 0 { d.add(list.shapes[Int(item.shape)].digest) }
    item.digest = d.value
    list.items.append(item)
    return list.items.count - 1
  }

  func addShape(_ shape: RoundShape) -> Int32 {
    list.shapes.append(shape)
    return Int32(list.shapes.count - 1)
  }

  /// Reserves an index for an item that will be completed later.
  func reserve(_ item: DrawItem) -> Int {
    var item = item
    item.depth = depth
    list.items.append(item)
    return list.items.count - 1
  }

  // MARK: Groups

  /// Opens a group, whose bounds are determined when it ends.
  func beginGroup(_ item: DrawItem) -> Int {
    var item = item
    item.depth = depth
    list.items.append(item)
    depth += 1
    return list.items.count - 1
  }

  /// Adds a cross-fade from the items of `from` to those of `to`, both over the existing pixels.
  func addDissolve(
    _ node: RenderNode, _ context: Context, _ frame: FixedRect, amount: Double, part: Int, from: (Context) -> Void,
    to: (Context) -> Void
  ) {
    var item = DrawItem(
      kind: .group, key: key(node, part, context), group: context.group, place: frame, bounds: context.clip)
    item.alpha = UInt32((min(max(amount, 0), 1) * 255).rounded())
    var inner = context
    inner.group = item.key
    inner.isGrouped = true
    let start = beginGroup(item)
    from(inner)
    var swap = item
    swap.kind = .swap
    swap.key ^= 0xAAAA
    swap.group = item.key
    let middle = reserve(swap)
    list.items[middle].bounds = .empty
    to(inner)
    endGroup(start, context)
    if list.items.count > middle { list.items[middle].bounds = list.items[start].bounds }
  }

  /// Closes a group, or removes it if it is empty.
  func endGroup(_ start: Int, _ context: Context) {
    depth -= 1
    let content = list.items[(start + 1)...].reduce(IntRect.empty) { $0.union($1.bounds) }
    let bounds = content.intersection(list.items[start].bounds)
    guard !bounds.isEmpty else {
      list.items.removeSubrange(start...)
      return
    }
    list.items[start].bounds = bounds
    list.items[start].end = Int32(list.items.count)
    var d = Digest(list.items[start].digest)
    d.add(Int(list.items[start].alpha))
    if list.items[start].shape >= 0 { d.add(list.shapes[Int(list.items[start].shape)].digest) }
    list.items[start].digest = d.value
    var end = list.items[start]
    end.kind = .groupEnd
    end.end = Int32(start)
    end.key ^= 0x5555
    list.items.append(end)
  }
}
