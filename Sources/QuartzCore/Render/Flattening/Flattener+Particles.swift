import CoreGraphics
import Foundation

extension Flattener {
  /// Adds the particles of an emitter. Each is an image that is rotated and scaled about its center.
  func addParticles(_ emitter: EmitterState, _ node: RenderNode, _ context: Context) {
    var cuts: [(image: Int, part: CGRect, buffer: PixelBuffer)] = []
    for (index, particle) in emitter.particles.enumerated() {
      var buffer = emitter.images[particle.image]
      if particle.part != CGRect(x: 0, y: 0, width: 1, height: 1) {
        let known = cuts.first { $0.image == particle.image && $0.part == particle.part }
        guard let cut = known?.buffer ?? part(particle.part, of: buffer) else { continue }
        if known == nil { cuts.append((particle.image, particle.part, cut)) }
        buffer = cut
      }
      addParticle(particle, buffer, index, emitter.isAdditive, node, context)
    }
  }

  private func addParticle(
    _ particle: EmitterState.Particle, _ buffer: PixelBuffer, _ index: Int, _ isAdditive: Bool, _ node: RenderNode,
    _ context: Context
  ) {
    let alpha = Double(particle.color.w) * context.alpha
    guard alpha > 0, particle.scale > 0, (particle.x + particle.y + particle.scale + particle.angle).isFinite else {
      return
    }
    let (c, s) = (cos(particle.angle) * particle.scale, sin(particle.angle) * particle.scale)
    let (w, h) = (Double(buffer.width), Double(buffer.height))
    var plane = Homography()
    (plane.a, plane.b, plane.c, plane.d) = (c, s, -s, c)
    plane.e = particle.x - (w * c - h * s) / 2
    plane.f = particle.y - (w * s + h * c) / 2
    let place = context.place
    let forward = plane.placed(sx: place.sx, sy: place.sy, tx: place.tx, ty: place.ty)
    let device = forward.bounds(of: (0, 0, w, h)).intersection(context.clip)
    guard !device.isEmpty, let inverse = forward.inverse() else { return }
    var d = Digest(key(node, 12, context))
    d.add(index)
    var item = DrawItem(
      kind: .warp, key: d.value, group: context.group, place: FixedRect(minX: 0, minY: 0, maxX: 0, maxY: 0),
      bounds: device)
    item.alpha = UInt32((min(alpha, 1) * 255).rounded())
    item.isAdditive = isAdditive
    var inner = context
    let rgb = SIMD3(particle.color.x, particle.color.y, particle.color.z)
    inner.tint = context.tint.map { $0 * rgb } ?? rgb
    item.tint = rgb == SIMD3(repeating: 1) ? tintPixel(context) : tintPixel(inner)
    item.payload = Int32(list.warps.count)
    list.warps.append(WarpPayload(buffer: buffer, forward: forward, inverse: inverse))
    var look = Digest(UInt64(UInt(bitPattern: buffer.data)))
    for v in [forward.a, forward.b, forward.c, forward.d, forward.e, forward.f] { look.add(v) }
    look.add(isAdditive ? 1 : 0)
    item.digest = look.value
    append(item, context)
  }

  private func part(_ unit: CGRect, of buffer: PixelBuffer) -> PixelBuffer? {
    let (w, h) = (CGFloat(buffer.width), CGFloat(buffer.height))
    guard (unit.origin.x + unit.origin.y + unit.size.width + unit.size.height).isFinite else { return nil }
    let x0 = Int((min(max(unit.minX, 0), 1) * w).rounded()), x1 = Int((min(max(unit.maxX, 0), 1) * w).rounded())
    let y0 = Int((min(max(unit.minY, 0), 1) * h).rounded()), y1 = Int((min(max(unit.maxY, 0), 1) * h).rounded())
    return x1 > x0 && y1 > y0 ? buffer.copy(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : nil
  }
}
