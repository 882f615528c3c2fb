import CoreGraphics
import Foundation

extension Flattener {
  /// The parts of a layer that have to be drawn.
  private struct Parts {
    var background = false
    var contents = false
    var border = false
    var shadow = false
    var count: Int { (background ? 1 : 0) + (contents ? 1 : 0) + (border ? 1 : 0) + (shadow ? 1 : 0) }
  }

  private func parts(_ node: RenderNode, _ frame: FixedRect) -> Parts {
    var parts = Parts()
    let empty = frame.isEmpty
    parts.background = !empty && node.state.hasBackground
    parts.border = !empty && node.state.hasBorder
    if let shadow = node.state.shadow {
      parts.shadow = shadow.opacity > 0 && shadow.color.argb >> 24 != 0 && !node.state.masksToBounds
    }
    switch node.state.content {
    case .gradient(let g): parts.contents = !empty && !g.colors.isEmpty
    case .backdrop: parts.contents = !empty
    case .emitter(let emitter): parts.contents = !emitter.particles.isEmpty
    case .layer, .transform, .replicator: break
    }
    if case .none = node.state.contents {} else { parts.contents = true }
    return parts
  }

  /// Adds a layer whose coordinate space `context.place` maps to device pixels, from back to front: shadow,
  /// background, contents, sublayers, border. `isShadowSource` omits the layer's own shadow, `isPart` its
  /// transition, and `isOpaque` its opacity.
  func addLayer(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, isShadowSource: Bool = false, isPart: Bool = false,
    isOpaque: Bool = false
  ) {
    if !isPart, !isShadowSource, let transition = node.state.transition {
      return addTransition(transition, node, context, bounds, isOpaque: isOpaque)
    }
    let frame = context.place.fixed(bounds)
    if node.state.masksToBounds, !frame.rounded.intersects(context.clip) { return }
    var parts = parts(node, frame)
    if isShadowSource {
      // Opacity and mask are applied to the finished shadow.
      parts.shadow = false
      addParts(node, context, bounds, frame, parts)
      return
    }
    let total = context.alpha * (isOpaque ? 1 : min(1, Double(node.state.opacity)))
    var inner = context
    inner.alpha = total
    let compositing = node.state.compositing
    guard node.mask != nil || compositing != .normal || (total < 1 && parts.count + node.children.count > 1) else {
      addParts(node, inner, bounds, frame, parts)
      return
    }
    var item = DrawItem(
      kind: .group, key: key(node, 3, context), group: context.group, place: frame, bounds: context.clip)
    item.alpha = UInt32((total * 255).rounded())
    item.compositing = compositing
    item.digest = UInt64(compositing.rawValue)
    if let mask = node.mask {
      let masking = Flattener(resources: resources, limit: limit)
      masking.visit(mask, Context(place: context.place, clip: context.clip, lag: context.lag))
      let payload = MaskPayload(list: masking.list)
      item.payload = Int32(list.masks.count)
      item.digest ^= masking.list.fingerprint
      item.bounds = masking.list.extent.intersection(context.clip)
      list.masks.append(payload)
      if item.bounds.isEmpty { return }
      inner.clip = item.bounds
    }
    inner.alpha = 1
    inner.group = item.key
    inner.isGrouped = true
    let start = beginGroup(item)
    addParts(node, inner, bounds, frame, parts)
    endGroup(start, context)
  }

  private func addParts(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, _ parts: Parts
  ) {
    var shadowIndex: Int?
    if parts.shadow {
      shadowIndex = reserve(
        DrawItem(kind: .none, key: key(node, 0, context), group: context.group, place: frame, bounds: .empty))
    }
    let radius = cornerRadius(node, context.place)
    if node.state.masksToBounds {
      if radius > 0, !frame.isEmpty {
        addRoundClipped(node, context, bounds, frame, parts, radius)
      } else {
        addClipped(node, context, bounds, frame, parts)
      }
    } else {
      if parts.background { addBackground(node, context, frame, radius) }
      if parts.contents { addContents(node, context, bounds, frame, radius) }
      visitChildren(node, context, bounds)
      if parts.border { addBorder(node, context, frame, radius) }
    }
    if let shadowIndex { finishShadow(node, context, bounds, frame, at: shadowIndex) }
  }

  /// Returns the corner radius in device pixels; 0 if no corner is rounded.
  private func cornerRadius(_ node: RenderNode, _ place: Place) -> Double {
    let r = Double(node.state.cornerRadius)
    guard r > 0, r.isFinite, !node.state.maskedCorners.isEmpty else { return 0 }
    return min(r * (place.sx + place.sy) / 2, FixedPoint.limit)
  }

  // MARK: Clips

  private func addClipped(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, _ parts: Parts
  ) {
    var inner = context
    inner.clip = context.clip.intersection(frame.rounded)
    if parts.background { addBackground(node, context, frame, 0) }
    if parts.contents { addContents(node, inner, bounds, frame, 0) }
    let start = list.items.count
    visitChildren(node, inner, bounds)
    if !context.isGrouped, node.state.sublayerTransform.isPlainIdentity, list.items.count > start {
      let x = FixedPoint.make(context.place.tx)
      let y = FixedPoint.make(context.place.ty)
      if (x | y) & 255 == 0 {
        list.scrolls.append(
          ScrollRecord(
            key: key(node, 4, context), range: start..<list.items.count, clip: inner.clip, originX: Int(x >> 8),
            originY: Int(y >> 8)))
      }
    }
    if parts.border { addBorder(node, context, frame, 0) }
  }

  /// Adds a layer with a rounded clip: as a group with the shape, unless only the layer's own background, border or
  /// single content extends into the corners; the shape is then assigned to these items.
  private func addRoundClipped(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, _ parts: Parts, _ radius: Double
  ) {
    let shape = roundShape(node, frame, radius)
    let shapeIndex = addShape(shape)
    var item = DrawItem(
      kind: .group, key: key(node, 5, context), group: context.group, place: frame,
      bounds: context.clip.intersection(shape.bounds))
    item.shape = shapeIndex
    if item.bounds.isEmpty { return }
    var inner = context
    inner.clip = item.bounds
    inner.group = item.key
    inner.isGrouped = true
    let outer = shape.bounds
    let square = FixedRect(
      minX: Int32(outer.minX << 8), minY: Int32(outer.minY << 8), maxX: Int32(outer.maxX << 8),
      maxY: Int32(outer.maxY << 8))
    let start = beginGroup(item)
    var own: [Int] = []
    func note(_ add: () -> Void) {
      let before = list.items.count
      add()
      if list.items.count == before + 1 { own.append(before) }
    }
    if parts.background { note { addBackground(node, inner, square, 0) } }
    if parts.contents { addContents(node, inner, bounds, frame, 0) }
    visitChildren(node, inner, bounds)
    if parts.border { note { addBorder(node, inner, frame, radius) } }
    endGroup(start, context)
    dissolve(start, own: own, shape: shape, shapeIndex: shapeIndex)
  }

  private func dissolve(_ start: Int, own: [Int], shape: RoundShape, shapeIndex: Int32) {
    let end = list.items.count - 1
    guard start < end, list.items[start].kind == .group else { return }
    let inside = (start + 1)..<end
    var rounded = own
    if inside.count == 1, let only = inside.first, list.items[only].shape < 0, own.isEmpty {
      switch list.items[only].kind {
      case .bitmap, .scaledBitmap, .gradient, .mask, .scaledMask, .backdrop: rounded = [only]
      default: return
      }
    } else {
      guard frameIsWhole(shape),
        !inside.contains(where: { !own.contains($0) && shape.cornersTouch(list.items[$0].bounds) })
      else { return }
    }
    for i in rounded where list.items[i].kind != .border {
      list.items[i].shape = shapeIndex
      list.items[i].opaque =
        list.items[i].opaque.isEmpty ? .empty : list.items[i].opaque.intersection(shape.fullRect)
      var d = Digest(list.items[i].digest)
      d.add(shape.digest)
      list.items[i].digest = d.value
    }
    for i in inside { list.items[i].depth -= 1 }
    for i in [start, end] {
      list.items[i].kind = .none
      list.items[i].bounds = .empty
      list.items[i].digest = 0
    }
  }

  private func frameIsWhole(_ shape: RoundShape) -> Bool { shape.rect.isWhole }

  // MARK: The layer's own items

  func roundShape(_ node: RenderNode, _ frame: FixedRect, _ radius: Double) -> RoundShape {
    RoundShape(
      rect: frame, radius: radius, corners: node.state.maskedCorners, continuous: node.state.continuousCorners,
      owners: &list.owners)
  }

  /// Returns the premultiplied color with replicator colors and opacity applied; invalid components are limited to
  /// alpha.
  func resolved(_ color: RenderColor, _ context: Context) -> UInt32 {
    let a = color.argb >> 24
    var p = a << 24
    for shift in [UInt32(16), 8, 0] { p |= min(a, color.argb >> shift & 255) << shift }
    p = Blend.tinted(p, tintPixel(context))
    return Blend.scale(p, UInt32((context.alpha * 255).rounded()))
  }

  func tintPixel(_ context: Context) -> UInt32 {
    guard let t = context.tint else { return 0xFFFF_FFFF }
    return 0xFF00_0000 | UInt32(t.x * 255 + 0.5) << 16 | UInt32(t.y * 255 + 0.5) << 8 | UInt32(t.z * 255 + 0.5)
  }

  private func addBackground(_ node: RenderNode, _ context: Context, _ frame: FixedRect, _ radius: Double) {
    if case .none = node.state.backgroundPicture {
      addSolid(resolved(node.state.backgroundColor, context), node, context, frame, radius, part: 1)
    } else {
      addBackgroundPicture(node, context, frame, radius)
    }
  }

  private func addSolid(
    _ color: UInt32, _ node: RenderNode, _ context: Context, _ frame: FixedRect, _ radius: Double, part: Int
  ) {
    let bounds = frame.pixels.intersection(context.clip)
    guard !bounds.isEmpty, color >> 24 != 0 else { return }
    var item = DrawItem(
      kind: .solid, key: key(node, part, context), group: context.group, place: frame, bounds: bounds)
    item.color = color
    var full = frame.pixels
    if radius > 0 || !frame.isWhole {
      let shape = roundShape(node, frame, radius)
      item.shape = addShape(shape)
      full = shape.fullRect
    }
    if color >> 24 == 255 { item.opaque = full.intersection(bounds) }
    append(item, context)
  }

  private func addBorder(_ node: RenderNode, _ context: Context, _ frame: FixedRect, _ radius: Double) {
    if case .bitmap = node.state.borderPicture { return addBorderPicture(node, context, frame) }
    let place = context.place
    let width = Double(node.state.borderWidth)
    guard width.isFinite else { return }
    let dx = FixedPoint.make(width * place.sx)
    let dy = FixedPoint.make(width * place.sy)
    let color = resolved(node.state.borderColor, context)
    let bounds = frame.pixels.intersection(context.clip)
    guard !bounds.isEmpty, color >> 24 != 0 else { return }
    if dx >= (frame.maxX &- frame.minX) / 2 || dy >= (frame.maxY &- frame.minY) / 2 {
      addSolid(color, node, context, frame, radius, part: 6)
      return
    }
    var item = DrawItem(
      kind: .border, key: key(node, 6, context), group: context.group, place: frame, bounds: bounds)
    item.color = color
    item.shape = addShape(roundShape(node, frame, radius))
    let inner = roundShape(node, frame.insetBy(x: dx, y: dy), max(0, radius - Double(dx + dy) / 512))
    item.payload = addShape(inner)
    var d = Digest(inner.digest)
    d.add(Int(dx) << 32 | Int(dy))
    item.digest = d.value
    append(item, context)
  }
}
