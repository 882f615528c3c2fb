/// The provider of fonts for CoreGraphics: by name, from the bytes of a file, and for drawing.
enum GraphicsFonts {
  /// An installation of the functions, on the first use of any font.
  static let install: Void = {
    CGFont.findSource = { name in
      Typesetter.withLock {
        FontSpec.named(name, size: 12).flatMap { FontInstance.of($0).primary }.map { FontSource($0.face) }
      }
    }
    CGFont.makeSource = source(of:)
    CGFont.drawGlyphs = draw
  }()

  /// A directory of this process with an unpredictable name; nil if it can't be created.
  private static let folder: String? = {
    var template = Array((FileManager.default.temporaryDirectory.path + "/flipside-fonts-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    atexit { if let folder = GraphicsFonts.folder { try? FileManager.default.removeItem(atPath: folder) } }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }()

  /// Returns the font in a file's bytes. FreeType and HarfBuzz open files, so the bytes are written to one that is
  /// named by their hash.
  private static func source(of data: Data) -> (any CGFontSource)? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    guard let folder else { return nil }
    let path = "\(folder)/\(String(hash, radix: 16))"
    if !FileManager.default.fileExists(atPath: path) {
      guard (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else { return nil }
    }
    return FontFace.open(path).map { FontSource($0) }
  }

  private static func draw(
    _ context: CGContext, _ font: CGFont, _ size: CGFloat, _ glyphs: [CGGlyph], _ positions: [CGPoint]
  ) {
    guard let source = font.source as? FontSource, size > 0, size.isFinite else { return }
    let face = Typesetter.withLock { SizedFace(face: source.face, drawingSize: size) }
    let places = zip(glyphs, positions).map { GlyphPainter.PositionedGlyph(id: UInt32($0), x: $1.x, y: $1.y) }
    GlyphPainter(context, toUser: context.textMatrix).fill(places, face)
  }
}
