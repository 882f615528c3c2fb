import Foundation

/// The buffers that a compositor keeps between frames. Most buffers that were not used by a frame are discarded
/// after it; small rasters, shadows and gradients are kept for some frames.
final class RenderResources {
  private struct Entry<Value> {
    var value: Value
    var used: UInt64
  }

  private var frame: UInt64 = 0
  private var shadows: [UInt64: Entry<ShadowPayload>] = [:]
  private var rasters: [UInt64: Entry<Raster>] = [:]
  private var backdrops: [UInt64: Entry<BackdropPayload>] = [:]
  private var gradients: [UInt64: Entry<GradientPayload>] = [:]

  /// The area in pixels below which a raster is kept, and drawn together with others by `drawMissing()`.
  private static let smallArea = 48_000
  /// The number of frames for which a small raster is kept. Layers that turn need theirs again after each frame in
  /// which they are upright.
  private static let frames: UInt64 = 64
  /// The maximum size in bytes of small rasters that the last frame did not use.
  static let unusedLimit = 32 << 20
  /// The maximum size in bytes of buffers of replaced rasters that are kept for others of the same size.
  static let spareLimit = 4 << 20

  /// Whether `drawMissing()` is called before rasters are needed. Otherwise each one is drawn at once.
  private let defersDrawing: Bool
  /// The rasters that are not drawn yet, with their lists.
  private var missing: [(raster: Raster, list: DisplayList, isClear: Bool)] = []
  /// The number of rasters that the last call of `drawMissing()` drew.
  private(set) var lastDrawnCount = 0
  /// The buffers of rasters that were replaced.
  private var spare: [PixelBuffer] = []

  init(defersDrawing: Bool = false) { self.defersDrawing = defersDrawing }

  func shadow(_ digest: UInt64, make: () -> ShadowPayload?) -> ShadowPayload? {
    if let found = shadows[digest] {
      shadows[digest]?.used = frame
      return found.value
    }
    guard let made = make() else { return nil }
    shadows[digest] = Entry(value: made, used: frame)
    return made
  }

  func gradient(_ digest: UInt64, make: () -> GradientPayload?) -> GradientPayload? {
    if let found = gradients[digest] {
      gradients[digest]?.used = frame
      return found.value
    }
    guard let made = make() else { return nil }
    gradients[digest] = Entry(value: made, used: frame)
    return made
  }

  func backdrop(_ key: UInt64) -> BackdropPayload {
    if let found = backdrops[key] {
      backdrops[key]?.used = frame
      return found.value
    }
    let made = BackdropPayload()
    backdrops[key] = Entry(value: made, used: frame)
    return made
  }

  /// Returns the raster of a list, which is drawn unless the one of an earlier frame is equal.
  func raster(_ key: UInt64, of list: DisplayList, rect: IntRect) -> Raster? {
    let fingerprint = list.fingerprint
    if let found = raster(key, fingerprint, rect) { return found }
    let raster: Raster
    if defersDrawing, rect.area < RenderResources.smallArea, list.backdrops.isEmpty {
      let used = takeSpare(rect)
      guard let buffer = used ?? PixelBuffer(width: rect.width, height: rect.height, format: .argb32) else {
        return nil
      }
      raster = Raster(fingerprint: fingerprint, rect: rect, buffer: buffer)
      missing.append((raster, list, used == nil))
    } else {
      guard let buffer = Renderer.picture(of: list, rect: rect) else { return nil }
      raster = Raster(fingerprint: fingerprint, rect: rect, buffer: buffer)
      raster.flat = FlatPart(buffer)
    }
    rasters[key] = Entry(value: raster, used: frame)
    return raster
  }

  /// Returns the raster with that fingerprint, which `make` draws at once unless the one of an earlier frame is
  /// equal.
  func raster(_ key: UInt64, fingerprint: UInt64, rect: IntRect, make: () -> PixelBuffer?) -> Raster? {
    if let found = raster(key, fingerprint, rect) { return found }
    guard let buffer = make() else { return nil }
    let raster = Raster(fingerprint: fingerprint, rect: rect, buffer: buffer)
    rasters[key] = Entry(value: raster, used: frame)
    return raster
  }

  /// Returns the raster of an earlier frame if it is equal, and discards it otherwise.
  private func raster(_ key: UInt64, _ fingerprint: UInt64, _ rect: IntRect) -> Raster? {
    guard let found = rasters[key] else { return nil }
    if found.value.fingerprint == fingerprint, found.value.rect == rect {
      rasters[key]?.used = frame
      return found.value
    }
    rasters[key] = nil
    keepSpare(found.value)
    return nil
  }

  /// Draws the rasters that were added since the last call, each on one of several threads.
  func drawMissing() {
    lastDrawnCount = missing.count
    guard !missing.isEmpty else { return }
    let area = missing.reduce(0) { $0 + $1.raster.rect.area }
    Renderer.drawEach(count: missing.count, area: area) { [missing] index, painter in
      let (raster, list, isClear) = missing[index]
      let buffer = raster.buffer
      if !isClear { memset(buffer.data, 0, buffer.bytesPerRow * buffer.height) }
      let target = RenderTarget(buffer, minX: raster.rect.minX, minY: raster.rect.minY)
      painter.paint(list, upTo: list.items.count, target, raster.rect)
      raster.flat = FlatPart(buffer)
    }
    missing.removeAll()
  }

  private func keepSpare(_ raster: Raster) {
    guard raster.rect.area < RenderResources.smallArea,
      spare.reduce(raster.bytes, { $0 + $1.bytesPerRow * $1.height }) <= RenderResources.spareLimit
    else { return }
    spare.append(raster.buffer)
  }

  /// Returns a buffer of a raster that was replaced, with its old pixels.
  private func takeSpare(_ rect: IntRect) -> PixelBuffer? {
    let index = spare.indices.first {
      spare[$0].width == rect.width && spare[$0].height == rect.height && isKnownUniquelyReferenced(&spare[$0])
    }
    return index.map { spare.remove(at: $0) }
  }

  /// Keeps a raster that is visible but outside of this frame's damage.
  func keepRaster(_ key: UInt64) { rasters[key]?.used = frame }

  /// Ends a frame: discards the buffers that were not used recently.
  func endFrame() {
    if rasters.contains(where: { $0.value.used != frame }) { discardRasters() }
    if backdrops.contains(where: { $0.value.used != frame }) {
      backdrops = backdrops.filter { $0.value.used == frame }
    }
    // Rows of lists reuse shadows and gradients, which are therefore kept longer.
    if frame % 64 == 0 {
      shadows = shadows.filter { frame &- $0.value.used < 64 }
      gradients = gradients.filter { frame &- $0.value.used < 64 }
    }
    frame &+= 1
  }

  /// Discards large rasters that the frame did not use, and small ones that were unused for long or, from the
  /// oldest one, exceed the limit.
  private func discardRasters() {
    rasters = rasters.filter { _, entry in
      entry.used == frame
        || (entry.value.rect.area < RenderResources.smallArea && frame &- entry.used < RenderResources.frames)
    }
    let unused = rasters.filter { $0.value.used != frame }.sorted { $0.value.used > $1.value.used }
    var bytes = 0
    for (key, entry) in unused {
      bytes += entry.value.bytes
      if bytes > RenderResources.unusedLimit { rasters[key] = nil }
    }
  }
}
