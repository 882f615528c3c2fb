import CoreGraphics

/// The premultiplied pixel components of an image as numbers, which filters read and compute.
struct PixelValues {
  let width: Int
  let height: Int
  /// The components red, green, blue and alpha, row by row from the top.
  var values: [SIMD4<Float>]

  init(width: Int, height: Int, values: [SIMD4<Float>]) {
    self.width = width
    self.height = height
    self.values = values
  }

  init(width: Int, height: Int) {
    self.init(width: width, height: height, values: .init(repeating: .zero, count: width * height))
  }

  /// Creates the components of a picture.
  /// - Parameters:
  ///   - picture: the picture.
  ///   - isLinear: whether components are converted to linear ones, as in Core Image's working space; otherwise
  ///     they are the stored sRGB components.
  init(_ picture: CGImage, isLinear: Bool) {
    self.init(width: picture.width, height: picture.height)
    guard width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    for index in values.indices {
      let pixel = SIMD4(bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2], bytes[index * 4 + 3])
      values[index] = SIMD4<Float>(pixel) / 255
      if isLinear { values[index] = Self.linear(values[index]) }
    }
  }

  /// Returns the components of a pixel. Pixels outside of the extent are transparent.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    return values[y * width + x]
  }

  /// Returns the components as a picture.
  /// - Parameter isLinear: whether the components are linear and must be converted to sRGB.
  func picture(isLinear: Bool) -> CGImage? {
    guard width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
      let data = context.data?.assumingMemoryBound(to: UInt8.self)
    else { return nil }
    for (index, value) in values.enumerated() {
      let pixel = Self.bytes(isLinear ? Self.encoded(value) : value)
      for channel in 0..<4 { data[index * 4 + channel] = pixel[channel] }
    }
    return context.makeImage()
  }

  /// Returns components of eight bits. NaN becomes 0.
  static func bytes(_ value: SIMD4<Float>) -> SIMD4<UInt8> {
    let scaled = (value * 255).rounded(.toNearestOrAwayFromZero)
    return SIMD4<UInt8>(
      truncatingIfNeeded: SIMD4<Int32>(
        scaled.replacing(with: 0, where: scaled .!= scaled).clamped(
          lowerBound: .zero, upperBound: .init(repeating: 255))))
  }

  // MARK: Transfer function

  static func linear(_ value: SIMD4<Float>) -> SIMD4<Float> {
    mapColor(value) { Float(Transfer.sRGB.decode(Double($0))) }
  }

  static func encoded(_ value: SIMD4<Float>) -> SIMD4<Float> {
    mapColor(value) { Float(Transfer.sRGB.encode(Double($0))) }
  }

  /// Applies a function to the color components without premultiplied alpha.
  private static func mapColor(_ value: SIMD4<Float>, _ change: (Float) -> Float) -> SIMD4<Float> {
    let alpha = value.w
    guard alpha > 0 else { return value }
    return SIMD4(change(value.x / alpha), change(value.y / alpha), change(value.z / alpha), 1) * alpha
  }
}
