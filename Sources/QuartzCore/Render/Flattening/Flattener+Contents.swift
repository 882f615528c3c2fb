import CoreGraphics
import Foundation

extension Flattener {
  /// A region of the contents' pixels.
  private struct Region {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  func addContents(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect, _ radius: Double
  ) {
    switch node.state.content {
    case .gradient(let gradient): addGradient(gradient, node, context, bounds, frame, radius)
    case .backdrop(let blur, let saturation):
      addBackdrop(node, context, frame, radius, blur: Double(blur), saturation: Double(saturation))
    case .emitter(let emitter): addParticles(emitter, node, context)
    case .layer, .transform, .replicator: break
    }
    addPicture(node.state.contents, node, context, bounds, frame)
  }

  private func addPicture(
    _ contents: LayerContents, _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect
  ) {
    switch contents {
    case .none: break
    case .bitmap(let buffer, _), .mask(let buffer, _):
      addPixels(Picture(contents: contents, buffer: buffer), node, context, bounds, frame)
    case .fading(let from, let to, let amount):
      addDissolve(node, context, frame, amount: Double(amount), part: 9) { inner in
        addPicture(from, node, inner, bounds, frame)
      } to: { inner in
        var other = inner
        other.copy = Digest(inner.copy).adding(1)
        addPicture(to, node, other, bounds, frame)
      }
    }
  }

  /// Contents and their pixels.
  private struct Picture {
    let contents: LayerContents
    let buffer: PixelBuffer
  }

  // MARK: Pixels

  private func addPixels(
    _ picture: Picture, _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect
  ) {
    let buffer = picture.buffer
    let unit = node.state.contentsRect
    let part = Region(
      x: Double(unit.minX) * Double(buffer.width), y: Double(unit.minY) * Double(buffer.height),
      width: Double(unit.width) * Double(buffer.width), height: Double(unit.height) * Double(buffer.height))
    let check = part.x + part.y + part.width + part.height
    guard check.isFinite, part.width > 0, part.height > 0, abs(part.x) < 1e7, abs(part.y) < 1e7 else { return }
    let scale = node.state.contentsScale
    let density = scale.isFinite && scale > 0 ? Double(scale) : 1
    let size = CGSize(width: part.width / density, height: part.height / density)
    let target = node.state.contentsFrame ?? node.state.contentsGravity.frame(of: size, in: bounds)
    guard (target.minX + target.minY + target.width + target.height).isFinite else { return }
    let fixed = context.place.fixed(target)
    let center = node.state.contentsCenter
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if center != whole, isInUnitSquare(center) {
      addNineParts(picture, node, context, fixed, part, center, density)
    } else {
      addImage(picture, node, context, fixed, part, index: 16)
    }
  }

  /// Adds the background pattern, which is already rendered for the whole bounds.
  func addBackgroundPicture(_ node: RenderNode, _ context: Context, _ frame: FixedRect, _ radius: Double) {
    guard case .bitmap(let buffer, _) = node.state.backgroundPicture else { return }
    let whole = Region(x: 0, y: 0, width: Double(buffer.width), height: Double(buffer.height))
    let shape = radius > 0 ? roundShape(node, frame, radius) : nil
    addImage(
      Picture(contents: node.state.backgroundPicture, buffer: buffer), node, context, frame, whole, index: 1,
      shape: shape)
  }

  /// Adds a border with a pattern, which is already rendered.
  func addBorderPicture(_ node: RenderNode, _ context: Context, _ frame: FixedRect) {
    guard case .bitmap(let buffer, _) = node.state.borderPicture else { return }
    let whole = Region(x: 0, y: 0, width: Double(buffer.width), height: Double(buffer.height))
    addImage(
      Picture(contents: node.state.borderPicture, buffer: buffer), node, context, frame, whole, index: 6)
  }

  private func isInUnitSquare(_ r: CGRect) -> Bool {
    r.origin.x >= 0 && r.origin.y >= 0 && r.size.width >= 0 && r.size.height >= 0
      && r.origin.x + r.size.width <= 1 && r.origin.y + r.size.height <= 1
  }

  private func addNineParts(
    _ picture: Picture, _ node: RenderNode, _ context: Context, _ target: FixedRect, _ part: Region,
    _ center: CGRect, _ density: Double
  ) {
    // Edges keep their size unless they exceed that of the target, which they then share in proportion.
    func cuts(_ low: Int32, _ high: Int32, _ near: Double, _ far: Double, _ pixelsPerPixel: Double) -> [Int32] {
      let size = Double(high &- low) / 256
      var a = near * pixelsPerPixel
      var b = far * pixelsPerPixel
      if a + b > size, a + b > 0 { (a, b) = (a * size / (a + b), b * size / (a + b)) }
      let first = min(high, (low &+ FixedPoint.make(a) &+ 128) & ~255)
      let second = max(first, (high &- FixedPoint.make(b) &+ 128) & ~255)
      return [low, max(low, first), min(high, second), high]
    }
    let left = Double(center.minX) * part.width
    let right = Double(1 - center.maxX) * part.width
    let top = Double(center.minY) * part.height
    let bottom = Double(1 - center.maxY) * part.height
    let xs = cuts(target.minX, target.maxX, left, right, context.place.sx / density)
    let ys = cuts(target.minY, target.maxY, top, bottom, context.place.sy / density)
    let us = [part.x, part.x + left, part.x + part.width - right, part.x + part.width]
    let vs = [part.y, part.y + top, part.y + part.height - bottom, part.y + part.height]
    for j in 0..<3 {
      for i in 0..<3 {
        let piece = FixedRect(minX: xs[i], minY: ys[j], maxX: xs[i + 1], maxY: ys[j + 1])
        let region = Region(x: us[i], y: vs[j], width: us[i + 1] - us[i], height: vs[j + 1] - vs[j])
        addImage(picture, node, context, piece, region, index: 17 + j * 3 + i)
      }
    }
  }

  private func addImage(
    _ picture: Picture, _ node: RenderNode, _ context: Context, _ target: FixedRect, _ part: Region, index: Int,
    shape: RoundShape? = nil
  ) {
    let buffer = picture.buffer
    let bounds = target.pixels.intersection(context.clip)
    guard !target.isEmpty, !bounds.isEmpty else { return }
    var item = DrawItem(
      kind: .bitmap, key: key(node, index, context), group: context.group, place: target, bounds: bounds)
    var isOpaque = false
    let isMask: Bool
    switch picture.contents {
    case .mask(_, let color):
      guard buffer.format == .a8 else { return }
      isMask = true
      item.color = resolved(color, context)
    case .bitmap(_, let opaque):
      guard buffer.format == .argb32 else { return }
      isMask = false
      item.alpha = UInt32((context.alpha * 255).rounded())
      item.tint = tintPixel(context)
      isOpaque = opaque && item.alpha == 255
    case .none, .fading: return
    }
    list.owners.append(buffer)
    item.pixels = UnsafeRawPointer(buffer.data)
    item.stride = buffer.bytesPerRow
    let width = Double(target.maxX &- target.minX) / 256
    let height = Double(target.maxY &- target.minY) / 256
    if let shape {
      item.shape = addShape(shape)
    } else if !target.isWhole {
      item.shape = addShape(
        RoundShape(rect: target, radius: 0, corners: [], continuous: false, owners: &list.owners))
    }
    let isExact =
      target.isWhole && part.x == part.x.rounded() && part.y == part.y.rounded() && width == part.width
      && height == part.height && part.x >= 0 && part.y >= 0 && Int(part.x + part.width) <= buffer.width
      && Int(part.y + part.height) <= buffer.height
    if isExact {
      item.kind = isMask ? .mask : .bitmap
      item.originX = target.pixels.minX - Int(part.x)
      item.originY = target.pixels.minY - Int(part.y)
    } else {
      item.kind = isMask ? .scaledMask : .scaledBitmap
      item.mapping = mapping(buffer, node, target, part, width, height)
    }
    if isOpaque {
      item.opaque = item.shape < 0 ? bounds : list.shapes[Int(item.shape)].fullRect.intersection(bounds)
    }
    var d = Digest(UInt64(bitPattern: item.mapping.u))
    d.add(UInt64(bitPattern: item.mapping.v))
    d.add(UInt64(bitPattern: item.mapping.du))
    d.add(UInt64(bitPattern: item.mapping.dv))
    d.add(Int(item.mapping.minU) << 32 ^ Int(item.mapping.maxU) << 1 ^ (item.mapping.nearest ? 1 : 0))
    d.add(Int(item.mapping.minV) << 32 ^ Int(item.mapping.maxV))
    d.add(part.x)
    d.add(part.y)
    d.add(isOpaque ? 1 : 0)
    item.digest = d.value
    item.contents = node.contentStamp
    if !node.contentDamage.isNull {
      item.contentsBefore = node.previousContentStamp
      let r = context.place.fixed(node.contentDamage).pixels
      let margin = isExact ? 1 : 2 + Int(max(width / part.width, height / part.height).rounded(.up))
      item.contentsDamage = r.insetBy(-min(margin, 1 << 20)).intersection(bounds)
    }
    append(item, context)
  }

  private func mapping(
    _ buffer: PixelBuffer, _ node: RenderNode, _ target: FixedRect, _ part: Region, _ width: Double,
    _ height: Double
  ) -> DrawItem.Mapping {
    let rx = part.width / width
    let ry = part.height / height
    let pixels = target.pixels
    let one = 1_048_576.0
    func whole(_ v: Double) -> Int64 { Int64((min(max(v, -1e11), 1e11) * one).rounded()) }
    var m = DrawItem.Mapping()
    let isMagnified = rx * ry < 1
    m.nearest = isMagnified ? node.state.magnifiesWithNearest : node.state.minifiesWithNearest
    let half = m.nearest ? 0 : 0.5
    m.du = whole(min(rx, 1e7))
    m.dv = whole(min(ry, 1e7))
    m.u = whole(part.x + (Double(pixels.minX) + 0.5 - Double(target.minX) / 256) * rx - half)
    m.v = whole(part.y + (Double(pixels.minY) + 0.5 - Double(target.minY) / 256) * ry - half)
    func range(_ from: Double, _ size: Double, _ limit: Int) -> (Int32, Int32) {
      let low = min(max(0, Int(from.rounded(.down))), limit - 1)
      let high = min(max(low, Int((from + size).rounded(.up)) - 1), limit - 1)
      return (Int32(low), Int32(high))
    }
    (m.minU, m.maxU) = range(part.x, part.width, buffer.width)
    (m.minV, m.maxV) = range(part.y, part.height, buffer.height)
    return m
  }

  // MARK: Gradients and backdrops

  private func addGradient(
    _ state: GradientState, _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ frame: FixedRect,
    _ radius: Double
  ) {
    let pixels = frame.pixels
    let visible = pixels.intersection(context.clip)
    guard !visible.isEmpty, state.colors.count == state.locations.count else { return }
    var d = Digest()
    d.add(state.kind == .axial ? 1 : state.kind == .radial ? 2 : 3)
    for color in state.colors { d.add(UInt64(color.argb)) }
    for location in state.locations { d.add(Double(location)) }
    for v in [state.startPoint.x, state.startPoint.y, state.endPoint.x, state.endPoint.y] { d.add(Double(v)) }
    d.add(Int(frame.maxX &- frame.minX) << 32 ^ Int(frame.maxY &- frame.minY))
    d.add(Int(frame.minX & 255) << 8 ^ Int(frame.minY & 255))
    let payload = resources.gradient(d.value) {
      GradientPayload.geometry(
        state, width: Double(frame.maxX &- frame.minX) / 256, height: Double(frame.maxY &- frame.minY) / 256,
        offsetX: Double(frame.minX & 255) / 256, offsetY: Double(frame.minY & 255) / 256
      ).map {
        GradientPayload(
          table: GradientPayload.table(colors: state.colors, locations: state.locations), geometry: $0)
      }
    }
    guard let payload else { return }
    var item = DrawItem(
      kind: .gradient, key: key(node, 2, context), group: context.group, place: frame, bounds: visible)
    item.digest = d.value
    item.payload = Int32(list.gradients.count)
    list.gradients.append(payload)
    item.alpha = UInt32((context.alpha * 255).rounded())
    item.tint = tintPixel(context)
    var full = pixels
    if radius > 0 || !frame.isWhole {
      let shape = roundShape(node, frame, radius)
      item.shape = addShape(shape)
      full = shape.fullRect
    }
    if item.alpha == 255, state.colors.allSatisfy(\.isOpaque) { item.opaque = full.intersection(visible) }
    append(item, context)
  }

  private func addBackdrop(
    _ node: RenderNode, _ context: Context, _ frame: FixedRect, _ radius: Double, blur: Double, saturation: Double
  ) {
    let visible = frame.pixels.intersection(context.clip)
    guard !visible.isEmpty else { return }
    var item = DrawItem(
      kind: .backdrop, key: key(node, 7, context), group: context.group, place: frame, bounds: visible)
    let sigma = blur.isFinite ? min(max(0, blur), 200) * context.place.sx : 0
    let payload = resources.backdrop(item.key)
    payload.configure(
      sigma: min(sigma, 400), saturation: saturation.isFinite ? min(max(0, saturation), 8) : 1, bounds: visible)
    item.payload = Int32(list.backdrops.count)
    list.backdrops.append(payload)
    item.alpha = UInt32((context.alpha * 255).rounded())
    var d = Digest()
    d.add(sigma)
    d.add(saturation)
    item.digest = d.value
    if radius > 0 || !frame.isWhole { item.shape = addShape(roundShape(node, frame, radius)) }
    append(item, context)
  }
}
