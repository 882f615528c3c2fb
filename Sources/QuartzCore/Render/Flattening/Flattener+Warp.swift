import CoreGraphics
import Foundation

extension Flattener {
  /// The maximum area of a rasterized subtree in pixels. Larger ones are reduced, or limited to their visible
  /// region.
  private static let maximumArea = 4_000_000
  private static let reach = 16_384

  /// Adds a layer that is projected. `plane` maps the layer's coordinate space, including the origin of its bounds,
  /// to device pixels.
  func warp(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ plane: Homography, isPart: Bool = false
  ) {
    guard plane.isFinite, plane.inverse() != nil else { return }
    guard var scale = rasterScale(plane, bounds) else { return }
    var flat = flatten(node, bounds, scale, within: nil, isPart: isPart, lag: context.lag)
    var rect = flat.extent
    if rect.area > Flattener.maximumArea {
      let within = visiblePart(plane, scale, context.clip)
      if let within {
        flat = flatten(node, bounds, scale, within: within, isPart: isPart, lag: context.lag)
        rect = flat.extent
      }
      if rect.area > Flattener.maximumArea {
        let f = (Double(Flattener.maximumArea) / Double(rect.area)).squareRoot() * 0.95
        scale = (scale.x * f, scale.y * f)
        flat = flatten(node, bounds, scale, within: nil, isPart: isPart, lag: context.lag)
        rect = flat.extent
      }
    }
    guard !rect.isEmpty, rect.area <= 4 * Flattener.maximumArea else { return }
    // A transparent border of one pixel antialiases the edges.
    rect = rect.insetBy(-1)
    let forward = plane.preceded(
      sx: scale.x, sy: scale.y, tx: -Double(rect.minX), ty: -Double(rect.minY))
    let device = forward.bounds(of: (0, 0, Double(rect.width), Double(rect.height))).intersection(context.clip)
    guard !device.isEmpty, let inverse = forward.inverse() else { return }
    let itemKey = key(node, 8, context)
    guard let raster = resources.raster(itemKey, of: flat, rect: rect) else { return }
    var item = DrawItem(
      kind: .warp, key: itemKey, group: context.group,
      place: FixedRect(minX: 0, minY: 0, maxX: 0, maxY: 0), bounds: device)
    item.alpha = UInt32((context.alpha * Double(min(1, node.state.opacity)) * 255).rounded())
    item.tint = tintPixel(context)
    item.payload = Int32(list.warps.count)
    list.warps.append(WarpPayload(raster: raster, forward: forward, inverse: inverse))
    var d = Digest(raster.fingerprint)
    for v in [forward.a, forward.b, forward.c, forward.d, forward.e, forward.f, forward.g, forward.h, forward.i] {
      d.add(v)
    }
    item.digest = d.value
    append(item, context)
  }

  func flatten(
    _ node: RenderNode, _ bounds: CGRect, _ scale: (x: Double, y: Double), within: IntRect?, isPart: Bool,
    lag: UInt64
  ) -> DisplayList {
    let r = Flattener.reach
    let limit = within ?? IntRect(minX: -r, minY: -r, maxX: r, maxY: r)
    let inner = Flattener(resources: RenderResources(), limit: limit, nesting: nestingLevel)
    inner.addLayer(
      node, Context(place: Place(sx: scale.x, sy: scale.y, tx: 0, ty: 0), clip: limit, lag: lag, isGrouped: true),
      bounds,
      isPart: isPart, isOpaque: true)
    return inner.list
  }

  /// Returns the pixels per point of the raster: the scale at the layer's center, in steps of 1/64, so that the
  /// raster can be reused during a rotation.
  private func rasterScale(_ plane: Homography, _ bounds: CGRect) -> (x: Double, y: Double)? {
    let stretch =
      plane.stretch(Double(bounds.midX), Double(bounds.midY)) ?? plane.stretch(
        Double(bounds.minX), Double(bounds.minY))
      ?? plane.stretch(Double(bounds.maxX), Double(bounds.maxY)) ?? (1, 1)
    guard stretch.x.isFinite, stretch.y.isFinite, max(stretch.x, stretch.y) > 1e-4 else { return nil }
    // If the layer is seen edge-on, one axis has no extent. Its scale is then at least half of the other axis's, so
    // that the raster changes only once during a rotation about that axis.
    let larger = max(1.0 / 64, (min(max(stretch.x, stretch.y), 64) * 64).rounded() / 64)
    func step(_ v: Double) -> Double { v >= larger / 2 ? larger : max(1.0 / 64, larger / 2) }
    return (step(stretch.x), step(stretch.y))
  }

  /// Returns the pixels of the raster that are visible within the clip; nil for maps with perspective.
  private func visiblePart(_ plane: Homography, _ scale: (x: Double, y: Double), _ clip: IntRect) -> IntRect? {
    guard plane.isAffine, let back = plane.preceded(sx: scale.x, sy: scale.y, tx: 0, ty: 0).inverse() else {
      return nil
    }
    let r = Flattener.reach
    // The rectangle has coarse steps, so that a slow rotation does not redraw the raster in every frame.
    let part = back.bounds(of: (Double(clip.minX), Double(clip.minY), Double(clip.maxX), Double(clip.maxY)))
    return IntRect(
      minX: (part.minX >> 8) << 8, minY: (part.minY >> 8) << 8, maxX: ((part.maxX >> 8) + 1) << 8,
      maxY: ((part.maxY >> 8) + 1) << 8
    ).intersection(IntRect(minX: -r, minY: -r, maxX: r, maxY: r))
  }
}
