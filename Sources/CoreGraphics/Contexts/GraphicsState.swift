import Foundation

/// The graphics state, which `saveGState()` saves.
struct GraphicsState {
  /// The transform from user space to device pixels, whose first row is the top one.
  var matrix: CGAffineTransform
  var fillColor = CGColor(space: .deviceGray, values: [0, 1])
  var strokeColor = CGColor(space: .deviceGray, values: [0, 1])
  var patternPhase = CGSize.zero
  var stroke = StrokeStyle()
  var flatness: CGFloat = 0.5
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var shouldAntialias = true
  var allowsAntialiasing = true
  var renderingIntent = CGColorRenderingIntent.defaultIntent
  var text = TextState()
  var clip: Clip

  var antialias: Bool { shouldAntialias && allowsAntialiasing }

  struct Shadow {
    /// The offset in the context's default space.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  struct TextState {
    var characterSpacing: CGFloat = 0
    var mode = CGTextDrawingMode.fill
    var fontSize: CGFloat = 0
    var font: CGFont?
  }

  /// The bounds and mask of the clip. The clip path itself is in Cairo's state.
  struct Clip {
    /// The exact bounding box of the clip, in device pixels.
    var box: CGRect
    /// The smallest rectangle of whole pixels that contains the clip.
    var pixels: PixelRect
    /// Whether `pixels` describes the clip exactly.
    var isPixelRect = true
    /// The coverage of clip masks within `maskArea`; outside of it the coverage is 0.
    var mask: PixelBuffer?
    var maskArea = PixelRect.zero

    mutating func narrow(to other: CGRect, isUpright: Bool) {
      let isWhole = isUpright && PixelRect(covering: other).cgRect == other
      box = box.overlap(other)
      pixels = box.isNull ? .zero : pixels.intersection(PixelRect(covering: box))
      if !isWhole { isPixelRect = false }
    }
  }
}
