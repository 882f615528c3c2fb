import CoreGraphics
import Foundation

extension Flattener {
  /// Completes the item that was reserved for a layer's shadow, after all items above it have been added.
  ///
  /// A layer with an opaque background that contains its sublayers casts the shadow of its rounded rectangle; a
  /// shadow path casts its own; in all other cases the shadow is that of the tree's alpha.
  func finishShadow(_ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, at index: Int) {
    guard let state = node.state.shadow,
      let geometry = ShadowGeometry(state, scaleX: context.place.sx, scaleY: context.place.sy)
    else { return }
    var color = resolved(state.color, context)
    let opacity = state.opacity.isFinite ? min(1, max(0, state.opacity)) : 0
    color = Blend.scale(color, UInt32((Double(opacity) * 255).rounded()))
    guard color >> 24 != 0 else { return }
    var made: (payload: ShadowPayload, rect: IntRect)?
    if let path = state.path {
      made = pathShadow(path, node, context, geometry)
    } else if castsItsFrame(node, context, frame, after: index) {
      made = frameShadow(node, context, frame, geometry)
    } else {
      made = treeShadow(node, context, bounds, frame, geometry)
    }
    guard let made else { return }
    let rect = made.rect.offsetBy(x: geometry.dx, y: geometry.dy)
    var item = list.items[index]
    item.kind = .shadow
    item.color = color
    item.bounds = rect.intersection(context.clip)
    guard !item.bounds.isEmpty else { return }
    item.place = FixedRect(
      minX: Int32(clamping: rect.minX << 8), minY: Int32(clamping: rect.minY << 8),
      maxX: Int32(clamping: rect.maxX << 8), maxY: Int32(clamping: rect.maxY << 8))
    item.payload = Int32(list.shadows.count)
    list.shadows.append(made.payload)
    var d = Digest(made.payload.serial)
    d.add(UInt64(color))
    item.digest = d.value
    list.items[index] = item
  }

  private func castsItsFrame(_ node: RenderNode, _ context: Context, _ frame: FixedRect, after index: Int) -> Bool {
    guard node.state.backgroundColor.isOpaque, !frame.isEmpty else { return false }
    let pixels = frame.pixels
    return !list.items[(index + 1)...].contains {
      !$0.bounds.isEmpty && $0.kind != .shadow && !pixels.contains($0.bounds)
    }
  }

  private func frameShadow(
    _ node: RenderNode, _ context: Context, _ frame: FixedRect, _ geometry: ShadowGeometry
  ) -> (payload: ShadowPayload, rect: IntRect)? {
    let rect = frame.rounded
    guard !rect.isEmpty else { return nil }
    let place = context.place
    let radius = Double(node.state.cornerRadius)
    let r = radius.isFinite ? max(0, min(radius * (place.sx + place.sy) / 2, FixedPoint.limit)) : 0
    func shape(_ width: Int, _ height: Int, _ owners: inout [AnyObject]) -> RoundShape {
      RoundShape(
        rect: FixedRect(minX: 0, minY: 0, maxX: Int32(clamping: width << 8), maxY: Int32(clamping: height << 8)),
        radius: r, corners: node.state.maskedCorners, continuous: node.state.continuousCorners, owners: &owners)
    }
    var owners: [AnyObject] = []
    let full = shape(rect.width, rect.height, &owners)
    let fixed = 2 * geometry.reach + full.cornerExtent + 1
    let inside = 2 * (fixed - geometry.reach) + 1
    let stretches = rect.width > inside && rect.height > inside
    var d = Digest(full.digest)
    d.add(geometry.sigma)
    d.add(stretches ? 0 : rect.width << 32 ^ rect.height)
    let payload = resources.shadow(d.value) {
      let drawn = stretches ? shape(inside, inside, &owners) : full
      return ShadowPayload.draw(shape: drawn, reach: geometry.reach, sigma: geometry.sigma).map {
        ShadowPayload(coverage: $0, fixed: stretches ? fixed : 0)
      }
    }
    return payload.map { ($0, rect.insetBy(-geometry.reach)) }
  }

  private func pathShadow(
    _ path: CGPath, _ node: RenderNode, _ context: Context, _ geometry: ShadowGeometry
  ) -> (payload: ShadowPayload, rect: IntRect)? {
    let place = context.place
    let originX = place.tx.rounded(.down)
    let originY = place.ty.rounded(.down)
    guard abs(originX) < FixedPoint.limit, abs(originY) < FixedPoint.limit else { return nil }
    let outlines = PathCoverage.outlines(of: path) {
      (place.tx - originX + place.sx * Double($0.x), place.ty - originY + place.sy * Double($0.y))
    }
    let points = outlines.flatMap { $0 }
    guard let first = points.first else { return nil }
    var box = (minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    var d = Digest()
    d.add(geometry.sigma)
    for p in points {
      box = (min(box.minX, p.x), min(box.minY, p.y), max(box.maxX, p.x), max(box.maxY, p.y))
      d.add(Int((p.x * 64).rounded()) << 32 ^ Int((p.y * 64).rounded()))
    }
    let local = IntRect(
      minX: Int(box.minX.rounded(.down)), minY: Int(box.minY.rounded(.down)), maxX: Int(box.maxX.rounded(.up)),
      maxY: Int(box.maxY.rounded(.up))
    ).insetBy(-geometry.reach)
    guard local.area > 0, local.area <= 1 << 24 else { return nil }
    let payload = resources.shadow(d.value) {
      var coverage = PathCoverage(width: local.width, height: local.height)
      for outline in outlines {
        coverage.add(outline.map { ($0.x - Double(local.minX), $0.y - Double(local.minY)) })
      }
      guard let buffer = PixelBuffer(width: local.width, height: local.height, format: .a8) else { return nil }
      coverage.write(to: buffer.coverageRow(0), stride: buffer.bytesPerRow)
      ShadowPayload.blur(buffer, geometry.sigma)
      return ShadowPayload(coverage: buffer, fixed: 0)
    }
    return payload.map { ($0, local.offsetBy(x: Int(originX), y: Int(originY))) }
  }

  /// Returns a shadow from the alpha of the layer's tree, which is drawn off-screen and blurred.
  private func treeShadow(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, _ geometry: ShadowGeometry
  ) -> (payload: ShadowPayload, rect: IntRect)? {
    let origin = frame.pixels
    var place = context.place
    place.tx -= Double(origin.minX)
    place.ty -= Double(origin.minY)
    let limit = IntRect(minX: -4096, minY: -4096, maxX: 8192, maxY: 8192)
    let inner = Flattener(resources: RenderResources(), limit: limit, nesting: nestingLevel)
    inner.addLayer(
      node, Context(place: place, clip: limit, lag: context.lag, isGrouped: true), bounds, isShadowSource: true)
    let extent = inner.list.extent
    guard !extent.isEmpty else { return nil }
    let local = extent.insetBy(-geometry.reach)
    guard local.area <= 1 << 24 else { return nil }
    var d = Digest(inner.list.fingerprint)
    d.add(geometry.sigma)
    let payload = resources.shadow(d.value) {
      guard let picture = Renderer.picture(of: inner.list, rect: local),
        let buffer = PixelBuffer(width: local.width, height: local.height, format: .a8)
      else { return nil }
      for y in 0..<local.height {
        let from = picture.row(y)
        let to = buffer.coverageRow(y)
        for x in 0..<local.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
      }
      ShadowPayload.blur(buffer, geometry.sigma)
      return ShadowPayload(coverage: buffer, fixed: 0)
    }
    return payload.map { ($0, local.offsetBy(x: origin.minX, y: origin.minY)) }
  }
}
