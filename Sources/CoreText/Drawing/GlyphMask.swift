/// The coverage of a glyph at one size and subpixel phase.
struct GlyphMask {
  var width: Int
  var height: Int
  /// The distances in pixels from the pen to the mask's left edge, and from the baseline up to its top edge.
  var left: Int
  var top: Int
  /// The coverage in a page of the atlas, `width` bytes per row; nil for a glyph without ink.
  var bytes: UnsafeMutablePointer<UInt8>?

  static let empty = GlyphMask(width: 0, height: 0, left: 0, top: 0, bytes: nil)
}

/// The memory of glyph masks, in large pages that are freed together.
final class GlyphAtlas {
  private var pages: [UnsafeMutablePointer<UInt8>] = []
  private var used = GlyphAtlas.pageSize
  private static let pageSize = 1 << 18
  /// The maximum number of pages; all masks are discarded when it is exceeded.
  private static let limit = 128

  var isFull: Bool { pages.count > GlyphAtlas.limit }

  func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > GlyphAtlas.pageSize / 4 {
      let page = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      pages.insert(page, at: 0)
      return page
    }
    if used + count > GlyphAtlas.pageSize {
      pages.append(.allocate(capacity: GlyphAtlas.pageSize))
      used = 0
    }
    let result = (pages.last ?? .allocate(capacity: count)) + used
    used += count
    return result
  }

  func removeAll() {
    for page in pages { page.deallocate() }
    pages.removeAll()
    used = GlyphAtlas.pageSize
  }
}
