import Foundation

extension CGImage {
  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// Returns an image with the same component values in another space with the same number of components; nil for
  /// masks, and for spaces with another number.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents else { return nil }
    var layout = layout
    layout.space = space
    return CGImage(
      layout: layout, provider: dataProvider, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// Returns the region of the image in `rect`, which is in pixels from the top left corner and enlarged to whole
  /// pixels; nil if it does not intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let area = PixelRect(covering: rect.standardized)
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    if area.width == width, area.height == height { return self }
    let source = isMask ? coverage : pixelBuffer
    guard let part = source?.copy(x: area.x, y: area.y, width: area.width, height: area.height) else { return nil }
    return CGImage(pixelBuffer: part, opaque: isOpaque)
  }

  /// Returns the image with alpha from `mask`: opaque where an image mask paints, or according to the luminance of
  /// another image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let pixels = pixelBuffer, let coverage = mask.coverage else { return nil }
    // The result has the larger resolution of the two.
    let (outWidth, outHeight) = (max(pixels.width, coverage.width), max(pixels.height, coverage.height))
    guard let out = PixelBuffer(width: outWidth, height: outHeight, format: .argb32),
      let context = CGContext(pixelBuffer: out, baseTransform: .identity),
      let grown = Canvas(covering: PixelRect(x: 0, y: 0, width: outWidth, height: outHeight), format: .a8)
    else { return nil }
    let box = CGRect(x: 0, y: 0, width: outWidth, height: outHeight)
    context.draw(pixels, in: box, flipped: true)
    let matrix = context.imageMatrix(width: coverage.width, height: coverage.height, in: box, flipped: true)
    grown.paint(.image(coverage, matrix: matrix, repeats: false, quality: .linear), mode: .normal)
    for y in 0..<outHeight {
      let (row, factors) = (out.row(y), grown.buffer.coverageRow(y))
      for x in 0..<outWidth { row[x] = PixelMath.scale(row[x], UInt32(factors[x])) }
    }
    let result = CGImage(pixelBuffer: out)
    return result
  }

  /// Returns the image with a range of colors made transparent; nil for masks and images with alpha. `components`
  /// contains the minimum and maximum of each component, from 0 to 255; nil is also returned for another count.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard let space = colorSpace, !isMask, alphaInfo == .none || isOpaque,
      components.count == space.numberOfComponents * 2, let source = pixelBuffer, let copy = source.copy()
    else { return nil }
    let gray = space.numberOfComponents == 1
    guard gray || space.numberOfComponents == 3 else { return nil }
    for y in 0..<copy.height {
      let row = copy.row(y)
      for x in 0..<copy.width {
        let samples = gray ? [row[x] & 255] : [(row[x] >> 16) & 255, (row[x] >> 8) & 255, row[x] & 255]
        let isMasked = samples.enumerated().allSatisfy { index, sample in
          CGFloat(sample) >= components[index * 2] && CGFloat(sample) <= components[index * 2 + 1]
        }
        if isMasked { row[x] = 0 }
      }
    }
    return CGImage(pixelBuffer: copy)
  }
}
