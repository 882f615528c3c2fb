import CoreGraphics
import Foundation

/// The transition of a layer from its previous appearance to its current one.
extension Flattener {
  func addTransition(
    _ transition: TransitionState, _ node: RenderNode, _ context: Context, _ bounds: CGRect, isOpaque: Bool
  ) {
    let before = transition.before
    let oldBounds = before.state.bounds.standardized
    guard (oldBounds.minX + oldBounds.minY + oldBounds.width + oldBounds.height).isFinite else {
      return addLayer(node, context, bounds, isPart: true, isOpaque: isOpaque)
    }
    let pair = TransitionPair(
      before: before, oldBounds: oldBounds, after: node, bounds: bounds, isOpaque: isOpaque)
    let t = min(max(transition.progress, 0), 1)
    switch transition.kind {
    case .fade:
      addDissolve(node, context, context.place.fixed(bounds), amount: t, part: 10) { inner in
        addBefore(pair, inner)
      } to: { inner in
        addAfter(pair, inner)
      }
    case .push:
      addBefore(pair, moved(context, transition.side, bounds, by: -t), alpha: 1 - t)
      addAfter(pair, moved(context, transition.side, bounds, by: 1 - t), alpha: t)
    case .moveIn:
      addBefore(pair, context)
      addAfter(pair, moved(context, transition.side, bounds, by: 1 - t), alpha: t)
    case .reveal:
      addAfter(pair, context)
      addBefore(pair, moved(context, transition.side, bounds, by: -t), alpha: 1 - t)
    case .flip: addFlip(pair, transition.side, t, context)
    case .curlUp:
      addAfter(pair, context)
      addCurl(before, oldBounds, placed(pair, context), t, transition.side)
    case .curlDown:
      addBefore(pair, context)
      addCurl(node, bounds, context, 1 - t, transition.side)
    case .turn, .unturn: addLeaf(transition, pair, t, context)
    }
  }

  /// The two appearances of a transition.
  struct TransitionPair {
    let before: RenderNode
    let oldBounds: CGRect
    let after: RenderNode
    let bounds: CGRect
    /// Whether the opacity is applied separately.
    let isOpaque: Bool
  }

  func addAfter(_ pair: TransitionPair, _ context: Context, alpha: Double = 1) {
    guard alpha > 0, !pair.after.state.isHidden else { return }
    var inner = context
    inner.alpha *= alpha
    addLayer(pair.after, inner, pair.bounds, isPart: true, isOpaque: pair.isOpaque)
  }

  func addBefore(_ pair: TransitionPair, _ context: Context, alpha: Double = 1) {
    guard alpha > 0, !pair.before.state.isHidden else { return }
    var inner = placed(pair, context)
    inner.alpha *= alpha
    addLayer(pair.before, inner, pair.oldBounds, isOpaque: pair.isOpaque)
  }

  /// Returns the context in which the previous bounds have the same corner as the current ones.
  func placed(_ pair: TransitionPair, _ context: Context) -> Context {
    var inner = context
    inner.place.tx += context.place.sx * Double(pair.bounds.minX - pair.oldBounds.minX)
    inner.place.ty += context.place.sy * Double(pair.bounds.minY - pair.oldBounds.minY)
    return inner
  }

  /// Returns the context moved toward a side of the layer, by a fraction of its size.
  private func moved(_ context: Context, _ side: TransitionState.Side, _ bounds: CGRect, by part: Double) -> Context
  {
    var inner = context
    // The offset is in whole pixels, so that pictures are copied without interpolation.
    let dx = (context.place.sx * Double(bounds.width) * part).rounded()
    let dy = (context.place.sy * Double(bounds.height) * part).rounded()
    switch side {
    case .left: inner.place.tx -= dx
    case .right: inner.place.tx += dx
    case .top: inner.place.ty -= dy
    case .bottom: inner.place.ty += dy
    }
    return inner
  }

  // MARK: Flips

  /// Adds a rotation about the center, with the given side moving toward the viewer. The back is visible from
  /// halfway on.
  private func addFlip(_ pair: TransitionPair, _ side: TransitionState.Side, _ t: Double, _ context: Context) {
    let isFront = t < 0.5
    let node = isFront ? pair.before : pair.after
    guard !node.state.isHidden else { return }
    let bounds = isFront ? pair.oldBounds : pair.bounds
    let context = isFront ? placed(pair, context) : context
    let angle = .pi * (isFront ? t : t - 1) * (side == .left || side == .bottom ? 1 : -1)
    if angle == 0 { return addLayer(node, context, bounds, isPart: true) }
    let isUpright = side == .left || side == .right
    let turn = CATransform3DMakeRotation(CGFloat(angle), isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
    var eye = CATransform3DIdentity
    let distance = 2 * max(bounds.width, bounds.height)
    if distance > 0 { eye.m34 = -1 / distance }
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    let full = concatenated(concatenated(translation(-x, -y, 0), concatenated(turn, eye)), translation(x, y, 0))
    let place = context.place
    let plane = Homography(full).placed(sx: place.sx, sy: place.sy, tx: place.tx, ty: place.ty)
    warp(node, context, bounds, plane, isPart: true)
  }

  // MARK: Curls

  /// Adds the page `node`, rolled up from its lower right corner or its right edge. `t` is 0 for a flat page and 1
  /// for one that has disappeared.
  private func addCurl(
    _ node: RenderNode, _ bounds: CGRect, _ context: Context, _ t: Double, _ side: TransitionState.Side
  ) {
    guard t < 1, !node.state.isHidden else { return }
    if t <= 0 { return addLayer(node, context, bounds, isPart: true) }
    let place = context.place
    let frame = place.fixed(bounds).pixels
    guard !frame.isEmpty, frame.area <= 16_000_000 else { return }
    // The page's pixels have the same positions as without the curl.
    let origin = (x: place.tx.rounded(), y: place.ty.rounded())
    let flat = flatten(node, bounds, (place.sx, place.sy), within: nil, isPart: true, lag: context.lag)
    let rect = frame.offsetBy(x: -Int(origin.x), y: -Int(origin.y))
    let itemKey = key(node, 11, context)
    guard let raster = resources.raster(itemKey, of: flat, rect: rect) else { return }
    let curl = CurlPayload(page: raster.buffer, frame: frame, progress: t, side: side)
    var item = DrawItem(
      kind: .curl, key: itemKey, group: context.group, place: place.fixed(bounds),
      bounds: curl.reach.intersection(context.clip))
    item.alpha = UInt32((context.alpha * Double(min(1, node.state.opacity)) * 255).rounded())
    item.payload = Int32(list.curls.count)
    list.curls.append(curl)
    var d = Digest(raster.fingerprint)
    d.add(t)
    d.add(Double(side.rawValue))
    item.digest = d.value
    append(item, context)
  }
}
