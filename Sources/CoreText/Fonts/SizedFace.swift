/// A face at a drawing size, with what is added to its advances.
final class SizedFace: Sendable {
  let face: FontFace
  let shaper: FaceShaper
  /// Points to an em of the face's own design.
  let drawingSize: CGFloat
  /// Points to a font unit, upwards and along the line.
  let scale: Float
  let horizontalScale: Float
  /// Width of the letters against the face's own.
  let stretch: CGFloat
  /// The correction of Inter's advances where it replaces San Francisco; nil for other fonts.
  let fit: SystemFontFit?
  /// Advance of every glyph, in points, for a font of one width.
  let fixedAdvance: Float?
  /// Horizontal shear of a slanted face that has no italic file.
  let skew: CGFloat
  /// Width of the stroke that makes a bold of a face without a bold file, in points.
  let embolden: CGFloat
  /// A lighter face of the same glyphs, whose strokes are widened with round ends until they are as this one's; nil
  /// for letters as they are.
  let skeleton: FontFace?
  /// The width by which strokes are widened to each side, in points.
  let rounding: CGFloat
  /// The advance of the space.
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

  /// Returns the face at a multiple of the size, without San Francisco's spacing.
  func scaled(by factor: CGFloat, features: [FontSpec.Feature]) -> SizedFace {
    SizedFace(
      face: face, drawingSize: drawingSize * factor, features: features, skew: skew, embolden: embolden,
      stretch: stretch, skeleton: skeleton, rounding: rounding * factor)
  }
}
