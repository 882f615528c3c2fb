/// A face at a size, with the adjustments of its advances.
final class SizedFace: Sendable {
  let face: FontFace
  let shaper: FaceShaper
  /// The size in points of the face's em.
  let drawingSize: CGFloat
  /// The scale from font units to points, vertically and horizontally.
  let scale: Float
  let horizontalScale: Float
  /// The horizontal scale relative to the face's own width.
  let stretch: CGFloat
  /// The adjustment of Inter's advances to those of San Francisco; nil for other fonts.
  let fit: SystemFontFit?
  /// The advance of all glyphs of a monospaced font, in points.
  let fixedAdvance: Float?
  /// The horizontal skew that synthesizes italics.
  let skew: CGFloat
  /// The stroke width that synthesizes bold, in points.
  let embolden: CGFloat
  /// A lighter face with the same glyphs, whose strokes are widened with round ends; nil for glyphs without
  /// rounding.
  let skeleton: FontFace?
  /// The radius by which the strokes of the skeleton are widened, in points.
  let rounding: CGFloat
  /// The advance of the space character.
  let space: Float

  init(
    face: FontFace, drawingSize: CGFloat, features: [FontSpec.Feature] = [], fit: SystemFontFit? = nil,
    fixedAdvance: Float? = nil, skew: CGFloat = 0, embolden: CGFloat = 0, stretch: CGFloat = 1,
    skeleton: FontFace? = nil, rounding: CGFloat = 0
  ) {
    self.face = face
    shaper = face.shaper(features: features)
    self.drawingSize = drawingSize
    scale = Float(drawingSize) / Float(face.unitsPerEm)
    self.stretch = stretch
    horizontalScale = Float(drawingSize * stretch) / Float(face.unitsPerEm)
    self.fit = fit
    self.fixedAdvance = fixedAdvance
    self.skew = skew
    self.embolden = embolden
    self.skeleton = skeleton
    self.rounding = rounding
    space = fixedAdvance ?? fit?.space ?? Float(face.advance(face.glyph(32))) * horizontalScale
  }

  /// Returns the face at a scaled size, without San Francisco's spacing.
  func scaled(by factor: CGFloat, features: [FontSpec.Feature]) -> SizedFace {
    SizedFace(
      face: face, drawingSize: drawingSize * factor, features: features, skew: skew, embolden: embolden,
      stretch: stretch, skeleton: skeleton, rounding: rounding * factor)
  }
}
