import Foundation

/// Frees a bitmap context's memory when the context is destroyed, given the info pointer and the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a bitmap context that draws into `data`, or into memory of its own if that is nil; 0 bytes per row
  /// then mean as many as needed. For layouts that Apple's CoreGraphics does not support either, it logs a message
  /// and returns nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// Creates a context that draws into the given memory. `releaseCallback` is called with `releaseInfo` and the
  /// memory when the context is destroyed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    guard
      let layout = BitmapLayout(
        contextWidth: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    guard let memory = data ?? calloc(height, layout.bytesPerRow) else { return nil }
    let isOwn = data == nil
    let release: () -> Void = { if isOwn { free(memory) } else { releaseCallback?(releaseInfo, memory) } }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    if layout.isNative || layout.isNativeAlpha {
      let buffer = PixelBuffer(
        data: memory, width: width, height: height, bytesPerRow: layout.bytesPerRow,
        format: layout.isNative ? .argb32 : .a8, release: release)
      self.init(buffer: buffer, baseTransform: flip, layout: layout, backing: nil)
      return
    }
    let backing = BitmapBacking(memory: memory, layout: layout, isExposed: !isOwn, release: release)
    guard let buffer = PixelBuffer(width: width, height: height, format: .argb32) else { return nil }
    // The caller's memory is converted before each drawing. The context's own memory is zero, which is transparent
    // with alpha but opaque black without, so that it has to be converted here.
    if isOwn, !layout.usesAlpha {
      layout.decodeRows(
        memory.assumingMemoryBound(to: UInt8.self), rows: 0..<height, columns: 0..<width, into: buffer)
    }
    self.init(buffer: buffer, baseTransform: flip, layout: layout, backing: backing)
  }

  /// The bitmap's memory. Memory that the context allocated is freed with the context.
  public var data: UnsafeMutableRawPointer? {
    guard let backing else { return buffer.data }
    if !backing.isExposed {
      backing.isExposed = true
      backing.didDraw(PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height), buffer)
    }
    return backing.memory
  }

  /// The width in pixels; 0 for a context without a bitmap.
  public var width: Int { buffer.width }
  /// The height in pixels; 0 for a context without a bitmap.
  public var height: Int { buffer.height }
  /// The number of bits per component of a pixel.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The number of bytes per row of pixels.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The color space of the bitmap.
  public var colorSpace: CGColorSpace? { layout.space }
  /// The position of the alpha component in each pixel, and whether color components are premultiplied by it.
  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alphaInfo }
  /// The order of components and bytes in each pixel.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

  /// Returns an image of the bitmap's current content; later drawing does not change it.
  public func makeImage() -> CGImage? {
    if backing?.isExposed == true { backing?.willDraw(canvasArea, buffer) }
    guard let copy = buffer.copy() else { return nil }
    return makeImage(of: copy)
  }

  /// Returns an image that shares the bitmap's memory; nothing may be drawn into the context afterward.
  package func takeImage() -> CGImage? { makeImage(of: buffer) }

  private var canvasArea: PixelRect { PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  private func makeImage(of pixels: PixelBuffer) -> CGImage? {
    if pixels.format == .a8 { return CGImage(pixelBuffer: pixels) }
    // The pixels are sRGB unless the context's space has another model.
    let space = layout.space.flatMap { $0.model != .rgb || $0.hasStandardNumbers ? $0 : nil } ?? .standardRGB
    guard let backing else { return CGImage(pixelBuffer: pixels, space: space) }
    // The image has the layout that the context's properties describe.
    var layout = backing.layout
    layout.space = space
    var data = Data(count: layout.bytesPerRow * layout.height)
    data.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      layout.encodeRows(pixels, rows: 0..<layout.height, columns: 0..<layout.width, into: base)
    }
    let bytes = data
    return CGImage(
      layout: layout, provider: CGDataProvider(load: { bytes }))
  }
}
