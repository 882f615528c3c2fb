internal import CFreeType

/// A rasterizer of the glyphs of one face at one size: unhinted grayscale masks with four subpixel phases, and
/// color bitmaps of emoji. It uses integer arithmetic only, so that the result is the same on every machine.
/// Protected by `FontFace.drawingLock`.
final class GlyphRaster {
  struct Key: Hashable {
    var face: ObjectIdentifier
    /// The number of pixels per em, in 1/64.
    var size: Int
    /// The slant, in 1/1024.
    var skew: Int
    var expansion: Int
    var embolden: Int
    /// The radius by which a skeleton's strokes are widened, in 1/64 pixel.
    var rounding: Int
  }

  struct Picture {
    var pixels: PixelBuffer
    var left: Int
    var top: Int
  }

  private let face: FontFace
  let skeleton: FontFace?
  let key: Key
  private var masks: [UInt32: GlyphMask] = [:]
  private var pictures: [UInt32: Picture?] = [:]

  // Protected by `FontFace.drawingLock`.
  nonisolated(unsafe) private static var rasters: [Key: GlyphRaster] = [:]
  nonisolated(unsafe) private static let atlas = GlyphAtlas()
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> { atlas.allocate(count) }
  /// The maximum number of pixels per em for which masks are used.
  static let largestSize = 512

  /// Discards all glyphs if there are too many. No mask may be in use.
  static func trim() {
    guard rasters.count > 512 || atlas.isFull else { return }
    rasters.removeAll()
    atlas.removeAll()
  }

  static func of(_ face: SizedFace, _ key: Key) -> GlyphRaster {
    if let known = rasters[key] { return known }
    let raster = GlyphRaster(face.face, face.skeleton, key)
    rasters[key] = raster
    return raster
  }

  static func key(_ face: SizedFace, pixelsPerPoint: CGFloat, obliqueness: CGFloat, expansion: Float) -> Key {
    Key(
      face: ObjectIdentifier(face.face), size: Int((face.drawingSize * pixelsPerPoint * 64).rounded()),
      skew: Int(((face.skew + obliqueness) * 1024).rounded()),
      expansion: Int((CGFloat(expansion) * face.stretch * 1024).rounded()),
      embolden: Int((face.embolden * pixelsPerPoint * 64).rounded()),
      rounding: face.skeleton == nil ? 0 : Int((face.rounding * pixelsPerPoint * 64).rounded()))
  }

  private init(_ face: FontFace, _ skeleton: FontFace?, _ key: Key) {
    self.face = face
    self.skeleton = skeleton
    self.key = key
  }

  // MARK: Masks

  /// Returns the mask of a glyph; `phase` is the distance of the pen from a pixel boundary, in quarter pixels.
  func mask(_ glyph: UInt32, phase: Int) -> GlyphMask {
    let slot = glyph << 2 | UInt32(phase)
    if let known = masks[slot] { return known }
    let mask = render(glyph, phase) ?? .empty
    masks[slot] = mask
    return mask
  }

  func load(_ glyph: UInt32) -> FT_GlyphSlot? { load(glyph, face) }

  func load(_ glyph: UInt32, _ face: FontFace) -> FT_GlyphSlot? {
    guard let freeType = face.freeType, key.size > 0,
      FT_Set_Char_Size(freeType, 0, FT_F26Dot6(key.size), 72, 72) == 0,
      // Disables hinting, and embedded bitmaps of outline fonts.
      FT_Load_Glyph(freeType, glyph, FT_Int32(1 << 1 | 1 << 3)) == 0, let slot = freeType.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if key.skew != 0 || key.expansion != 1024 {
      var matrix = FT_Matrix(
        xx: FT_Fixed(key.expansion * 64), xy: FT_Fixed(key.skew * 64), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    if key.embolden > 0 { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(key.embolden)) }
    return slot
  }

  private func render(_ glyph: UInt32, _ phase: Int) -> GlyphMask? {
    if key.rounding > 0, let mask = renderRounded(glyph, phase) { return mask }
    guard let slot = load(glyph), slot.pointee.outline.n_points > 0 else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 16), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = slot.pointee.bitmap
    let width = Int(bitmap.width)
    let height = Int(bitmap.rows)
    guard width > 0, height > 0, width <= 8192, height <= 8192, let source = bitmap.buffer else { return nil }
    let bytes = GlyphRaster.atlas.allocate(width * height)
    for row in 0..<height {
      memcpy(bytes + row * width, source + row * Int(bitmap.pitch), width)
    }
    return GlyphMask(
      width: width, height: height, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      bytes: bytes)
  }

  // MARK: Outlines

  /// Returns the outline of a glyph in pixels, with y upwards from the baseline.
  func outline(_ glyph: UInt32) -> [PathElement] {
    if key.rounding > 0, let rounded = rounded(glyph, { GlyphRaster.elements(&$0) }) { return rounded }
    guard let slot = load(glyph) else { return [] }
    return GlyphRaster.elements(&slot.pointee.outline)
  }

  private static func elements(_ outline: inout FT_Outline) -> [PathElement] {
    var sink = OutlineSink()
    var functions = FT_Outline_Funcs(
      move_to: { to, sink in OutlineSink.add(sink) { $0.move(to) } },
      line_to: { to, sink in OutlineSink.add(sink) { $0.line(to) } },
      conic_to: { control, to, sink in OutlineSink.add(sink) { $0.quad(control, to) } },
      cubic_to: { first, second, to, sink in OutlineSink.add(sink) { $0.cubic(first, second, to) } },
      shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &sink) {
      _ = FT_Outline_Decompose(&outline, &functions, $0)
    }
    sink.finish()
    return sink.elements
  }

  // MARK: Color

  /// Returns the color bitmap of an emoji at this size; nil if the face has none.
  func picture(_ glyph: UInt32) -> Picture? {
    if let known = pictures[glyph] { return known }
    let picture = renderPicture(glyph)
    pictures[glyph] = .some(picture)
    return picture
  }

  private func renderPicture(_ glyph: UInt32) -> Picture? {
    guard let freeType = face.freeType, face.strikeSize > 0, FT_Select_Size(freeType, 0) == 0,
      FT_Load_Glyph(freeType, glyph, FT_Int32(1 << 20)) == 0, let slot = freeType.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let source = bitmap.buffer, bitmap.width > 0,
      bitmap.rows > 0
    else { return nil }
    let strike = face.strikeSize * 64
    func scaled(_ value: Int) -> Int { max(1, (value * key.size + strike / 2) / strike) }
    let width = scaled(Int(bitmap.width))
    let height = scaled(Int(bitmap.rows))
    guard width <= 4096, height <= 4096,
      let pixels = ImageScaling.resample(
        source, width: Int(bitmap.width), height: Int(bitmap.rows), bytesPerRow: Int(bitmap.pitch),
        to: (width, height))
    else { return nil }
    let left = (Int(slot.pointee.bitmap_left) * key.size * 2 + strike) / (strike * 2)
    let top = (Int(slot.pointee.bitmap_top) * key.size * 2 + strike) / (strike * 2)
    return Picture(pixels: pixels, left: left, top: top)
  }
}

/// A collector of an outline's elements.
private struct OutlineSink {
  var elements: [PathElement] = []
  private var isOpen = false

  static func add(
    _ sink: UnsafeMutableRawPointer?, _ body: (inout OutlineSink) -> Void
  ) -> Int32 {
    guard let sink else { return 1 }
    body(&sink.assumingMemoryBound(to: OutlineSink.self).pointee)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: CGFloat(vector.pointee.x) / 64, y: CGFloat(vector.pointee.y) / 64)
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    finish()
    isOpen = true
    elements.append(.move(point(to)))
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) { elements.append(.line(point(to))) }

  mutating func quad(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    elements.append(.quad(control: point(control), to: point(to)))
  }

  mutating func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    elements.append(.cubic(control1: point(first), control2: point(second), to: point(to)))
  }

  mutating func finish() {
    if isOpen { elements.append(.close) }
    isOpen = false
  }
}
