import Foundation
import ObjectiveC

/// The font file behind a `CGFont`, which CoreText provides: its metrics and glyphs, in font units.
package protocol CGFontSource: AnyObject {
  var postScriptName: String { get }
  var fullName: String { get }
  var glyphCount: Int { get }
  var unitsPerEm: Int { get }
  var ascent: Int { get }
  var descent: Int { get }
  var leading: Int { get }
  var capHeight: Int { get }
  var xHeight: Int { get }
  var boundingBox: CGRect { get }
  var italicAngle: CGFloat { get }
  func advance(of glyph: CGGlyph) -> Int?
  func boundingBox(of glyph: CGGlyph) -> CGRect?
  func glyph(named name: String) -> CGGlyph?
  func name(of glyph: CGGlyph) -> String?
  func table(_ tag: UInt32) -> Data?
}

/// A font without a size.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgfont>
public final class CGFont: Hashable, @unchecked Sendable {
  package let source: any CGFontSource

  /// The functions of CoreText that find fonts by name, create them from the bytes of a file, and draw their
  /// glyphs. They are set once, before the first font is created, and not changed afterward.
  nonisolated(unsafe) package static var findSource: ((String) -> (any CGFontSource)?)?
  nonisolated(unsafe) package static var makeSource: ((Data) -> (any CGFontSource)?)?
  nonisolated(unsafe) package static var drawGlyphs: ((CGContext, CGFont, CGFloat, [CGGlyph], [CGPoint]) -> Void)?

  package init(source: any CGFontSource) { self.source = source }

  /// Returns the font with other values of its variation axes. Variation axes are not supported, so that the result
  /// is always the font itself.
  public func copy(withVariations variations: CFDictionary?) -> CGFont? {
    if let variations, variations.count > 0 { Unsupported.log("CGFont.copy(withVariations:)") }
    return self
  }

  /// Creates the font with a PostScript name or full name; returns nil if there is no such font.
  public convenience init?(_ name: CFString) {
    guard let source = Self.findSource?(name) else { return nil }
    self.init(source: source)
  }

  /// Creates a font from the bytes of a TrueType or OpenType file; returns nil for other data.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let source = Self.makeSource?(data) else { return nil }
    self.init(source: source)
  }

  /// The Core Foundation type identifier of fonts.
  public class var typeID: CFTypeID { 0x464E }
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.source === rhs.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }

  /// The number of glyphs.
  public var numberOfGlyphs: Int { source.glyphCount }
  /// The number of font units per em. All metrics below are in font units.
  public var unitsPerEm: Int32 { Int32(clamping: source.unitsPerEm) }
  /// The PostScript name; nil if the font has none.
  public var postScriptName: CFString? { source.postScriptName }
  /// The full name; nil if the font has none.
  public var fullName: CFString? { source.fullName }
  /// The height of letters above the baseline, in font units.
  public var ascent: Int32 { Int32(clamping: source.ascent) }
  /// The depth of letters below the baseline, in font units; usually negative.
  public var descent: Int32 { Int32(clamping: source.descent) }
  /// The space between lines, in font units.
  public var leading: Int32 { Int32(clamping: source.leading) }
  /// The height of capital letters, in font units.
  public var capHeight: Int32 { Int32(clamping: source.capHeight) }
  /// The height of lowercase letters without ascenders, in font units.
  public var xHeight: Int32 { Int32(clamping: source.xHeight) }
  /// The union of the bounding boxes of all glyphs, in font units.
  public var fontBBox: CGRect { source.boundingBox }
  /// The italic angle in degrees, counter-clockwise.
  public var italicAngle: CGFloat { source.italicAngle }
  /// The width of vertical stems. It is not known here and always 0.
  public var stemV: CGFloat { 0 }

  /// Writes the advances of glyphs, in font units. Returns false if the font lacks one of the glyphs.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<max(count, 0) {
      guard let advance = source.advance(of: glyphs[index]) else { return false }
      advances[index] = Int32(clamping: advance)
    }
    return true
  }

  /// Writes the bounding boxes of glyphs, in font units. Returns false if the font lacks one of the glyphs.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    for index in 0..<max(count, 0) {
      guard let box = source.boundingBox(of: glyphs[index]) else { return false }
      bboxes[index] = box
    }
    return true
  }

  /// Returns the glyph with a name; 0 if there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { source.glyph(named: name) ?? 0 }
  /// Returns the name of a glyph; nil if it has none.
  public func name(for glyph: CGGlyph) -> CFString? { source.name(of: glyph) }
  /// Returns the bytes of a table of the font file; nil if it has no such table.
  public func table(for tag: UInt32) -> CFData? { source.table(tag) }
}

extension CGContext {
  /// Sets the font for drawing glyphs. The font size has to be set separately.
  public func setFont(_ font: CGFont) { state.text.font = font }

  /// Draws glyphs with the current font and font size at positions in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.text.font else { return }
    let count = min(glyphs.count, positions.count)
    CGFont.drawGlyphs?(self, font, state.text.fontSize, Array(glyphs.prefix(count)), Array(positions.prefix(count)))
  }
}
