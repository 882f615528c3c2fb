import Foundation

extension CGImage {
  /// Returns the image itself, which never changes.
  public func copy() -> CGImage? { self }

  /// Returns an image with the same components in another space of as many components; nil for masks and other
  /// models.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents else { return nil }
    var layout = layout
    layout.space = space
    return CGImage(
      layout: layout, provider: dataProvider, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// The region of the image in `rect`, in pixels from the top left and rounded to whole pixels; nil if the two
  /// don't intersect.
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

  /// The image as far as `mask` lets it through: a mask's samples of 0, or the luminance of an image without alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let pixels = pixelBuffer, let coverage = mask.coverage else { return nil }
    // As fine as the finer of the two.
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

  /// The image with the colours in the given ranges (least and greatest of each component, 0 to 255) made
  /// transparent; nil for masks, images with alpha, and other counts.
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
