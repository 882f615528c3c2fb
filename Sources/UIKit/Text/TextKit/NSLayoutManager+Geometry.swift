import CoreText

// Where characters are: points from a container's top left.

extension NSLayoutManager {
  func range(_ line: TextLayout.Line, _ filled: Filled) -> NSRange {
    NSRange(location: filled.start + line.range.lowerBound, length: line.range.count)
  }

  func fragment(_ line: TextLayout.Line, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    let width = filled.container.size.width
    let full = width > 0 && width < 1e7 ? width : filled.layout.size.width + 2 * padding
    return CGRect(x: 0, y: line.frame.minY, width: full, height: line.frame.height)
  }

  func used(_ line: TextLayout.Line, _ filled: Filled) -> CGRect {
    let padding = filled.container.lineFragmentPadding
    return CGRect(
      x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
  }

  func rects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
    guard let filled = layout(of: container), range.length > 0 else { return [] }
    let low = max(range.location - filled.start, 0)
    let high = max(range.location + range.length - filled.start, low)
    return filled.layout.selectionRects(for: low..<high, includesEllipses: true).map {
      $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
  }

  // MARK: Drawing

  func draw(_ glyphs: NSRange, _ origin: CGPoint, backgrounds: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for filled in layouts {
      let low = glyphs.location - filled.start
      let high = low + glyphs.length
      guard high > max(low, 0) else { continue }
      filled.layout.draw(
        in: context, at: CGPoint(x: origin.x + filled.container.lineFragmentPadding, y: origin.y),
        range: max(low, 0)..<high, drawsBackgrounds: backgrounds, drawsGlyphs: !backgrounds)
    }
  }
}
