import CoreGraphics

/// The leaf of a book that turns about the middle of a layer.
extension Flattener {
  /// Adds both appearances as an open book, and the leaf above them. `t` is 0 before the transition and 1 after it.
  func addLeaf(_ transition: TransitionState, _ pair: TransitionPair, _ t: Double, _ context: Context) {
    let isReversed = transition.kind == .unturn
    // The leaf lies on `side` at the beginning of a turn, or at the end of its reverse.
    let side = transition.side
    let halves = BookHalves(
      context.place.fixed(pair.bounds).pixels, middle: middle(pair.bounds, context, side), side)
    guard !halves.front.isEmpty, halves.front.area <= 16_000_000 else { return addAfter(pair, context) }
    // The leaf reveals what lies below it, and covers the other half until it lies there.
    var below = context
    below.clip = context.clip.intersection(halves.front)
    var beside = context
    beside.clip = context.clip.intersection(halves.back)
    if isReversed {
      addBefore(pair, below)
      addAfter(pair, beside)
    } else {
      addAfter(pair, below)
      addBefore(pair, beside)
    }
    let (node, bounds) = isReversed ? (pair.after, pair.bounds) : (pair.before, pair.oldBounds)
    guard !node.state.isHidden else { return }
    let place = isReversed ? context : placed(pair, context)
    let front = picture(of: node, bounds, place, halves.front, side, part: 11)
    let back =
      transition.isDoubleSided
      ? picture(of: pair.after, pair.bounds, context, halves.back, side.opposite, part: 12) : nil
    guard let front else { return }
    let progress = isReversed ? 1 - t : t
    let leaf = CurlPayload(
      leaf: front.buffer, back: back?.buffer, BookPlace(spine: halves.spine, start: halves.start, side: side),
      progress: progress)
    var item = DrawItem(
      kind: .curl, key: key(node, 13, context), group: context.group, place: context.place.fixed(pair.bounds),
      bounds: leaf.reach.intersection(context.clip))
    item.alpha = UInt32((context.alpha * Double(min(1, node.state.opacity)) * 255).rounded())
    item.payload = Int32(list.curls.count)
    list.curls.append(leaf)
    var d = Digest(front.fingerprint)
    d.add(back?.fingerprint ?? 0)
    d.add(progress)
    d.add(Double(side.rawValue))
    item.digest = d.value
    append(item, context)
  }

  /// Returns the pixel column or row of the spine.
  private func middle(_ bounds: CGRect, _ context: Context, _ side: TransitionState.Side) -> Int {
    let place = context.place
    let exact =
      side.isHorizontal ? place.tx + place.sx * Double(bounds.midX) : place.ty + place.sy * Double(bounds.midY)
    return Int(exact.rounded())
  }

  private struct LeafPicture {
    let buffer: PixelBuffer
    let fingerprint: UInt64
  }

  /// Draws the half of a node that lies in `rect` on `side` of the spine, turned so that the spine is its left
  /// edge.
  private func picture(
    of node: RenderNode, _ bounds: CGRect, _ context: Context, _ rect: IntRect, _ side: TransitionState.Side,
    part: Int
  ) -> LeafPicture? {
    let place = context.place
    let flat = flatten(node, bounds, (place.sx, place.sy), within: nil, isPart: true, lag: context.lag)
    let own = rect.offsetBy(x: -Int(place.tx.rounded()), y: -Int(place.ty.rounded()))
    var d = Digest(flat.fingerprint)
    d.add(Double(side.rawValue))
    let made = resources.raster(key(node, part, context), fingerprint: d.value, rect: own) {
      Renderer.picture(of: flat, rect: own).flatMap { BookPlace.turned($0, from: side) }
    }
    return made.map { LeafPicture(buffer: $0.buffer, fingerprint: d.value) }
  }
}

/// The halves of an open book in device pixels: that of a leaf, and the opposite one.
private struct BookHalves {
  let front: IntRect
  let back: IntRect
  /// The coordinate of the spine, across it.
  let spine: Int
  /// The least coordinate along the spine.
  let start: Int

  init(_ book: IntRect, middle: Int, _ side: TransitionState.Side) {
    spine = middle
    var low = book
    var high = book
    if side.isHorizontal {
      (low.maxX, high.minX, start) = (middle, middle, book.minY)
    } else {
      (low.maxY, high.minY, start) = (middle, middle, book.minX)
    }
    (front, back) = side == .right || side == .bottom ? (high, low) : (low, high)
  }
}
