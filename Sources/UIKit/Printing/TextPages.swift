import CoreGraphics

/// A text that is laid out over pages: in lines of one width, as many on a page as fit.
@MainActor struct TextPages {
  /// The top of a page in the text's layout, and the range of its characters.
  private struct Page {
    var top: CGFloat
    var range: NSRange
  }

  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private var pages: [Page] = []

  var count: Int { pages.count }

  /// Lays out a text on pages.
  /// - Parameters:
  ///   - first: the size of the first page's area.
  ///   - other: the size of the other pages' areas, with the same width.
  init(_ text: NSAttributedString, first: CGSize, other: CGSize) {
    storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: other.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = manager.glyphRange(for: container)
    var found: [Page] = []
    manager.enumerateLineFragments(forGlyphRange: all) { line, _, _, range, _ in
      let height = found.count <= 1 ? first.height : other.height
      // A line that is higher than a page has a page of its own.
      if let page = found.last, line.maxY - page.top <= height + 0.001 {
        found[found.count - 1].range.length = NSMaxRange(range) - page.range.location
      } else {
        found.append(Page(top: line.minY, range: range))
      }
    }
    pages = found
  }

  /// Draws a page into the current context, from an area's top left corner on.
  func draw(_ index: Int, in rect: CGRect) {
    guard pages.indices.contains(index), let context = UIGraphicsGetCurrentContext() else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY - pages[index].top)
    context.saveGState()
    context.clip(to: rect)
    manager.drawBackground(forGlyphRange: pages[index].range, at: origin)
    manager.drawGlyphs(forGlyphRange: pages[index].range, at: origin)
    context.restoreGState()
  }
}

/// The formatter's pages, which are laid out again if the areas change.
@MainActor struct TextPagesCache {
  private var key: [CGSize] = []
  private var pages: TextPages?

  mutating func pages(of text: NSAttributedString, for formatter: UIPrintFormatter) -> TextPages {
    let sizes = [formatter.area(ofFirst: true).size, formatter.area(ofFirst: false).size]
    if let pages, key == sizes { return pages }
    let made = TextPages(text, first: sizes[0], other: sizes[1])
    (key, pages) = (sizes, made)
    return made
  }

  mutating func forget() { pages = nil }
}
