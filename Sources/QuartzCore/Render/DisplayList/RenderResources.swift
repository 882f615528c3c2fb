import Foundation

/// The buffers that a compositor keeps between frames. Buffers that were not used by a frame are discarded after
/// it.
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

  /// A rasterized subtree.
  struct Raster {
    var fingerprint: UInt64
    var rect: IntRect
    var buffer: PixelBuffer
    var flat: FlatPart?
  }

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

  func raster(_ key: UInt64, fingerprint: UInt64, rect: IntRect, make: () -> PixelBuffer?) -> Raster? {
    if let found = rasters[key], found.value.fingerprint == fingerprint, found.value.rect == rect {
      rasters[key]?.used = frame
      return found.value
    }
    rasters[key] = nil
    guard let made = make() else { return nil }
    let raster = Raster(fingerprint: fingerprint, rect: rect, buffer: made, flat: FlatPart(made))
    rasters[key] = Entry(value: raster, used: frame)
    return raster
  }

  /// Keeps a raster that is visible but outside of this frame's damage.
  func keepRaster(_ key: UInt64) { rasters[key]?.used = frame }

  /// Ends a frame: discards the buffers that were not used recently.
  func endFrame() {
    if rasters.contains(where: { $0.value.used != frame }) { rasters = rasters.filter { $0.value.used == frame } }
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
}
