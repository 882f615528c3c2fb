import ObjectiveC

/// Lays out an attributed string in frames, one after the other.
///
/// ```swift
/// let setter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "A long text"))
/// let size = CTFramesetterSuggestFrameSizeWithConstraints(
///   setter, CFRange(location: 0, length: 0), nil, CGSize(width: 200, height: 1000), nil)
/// let frame = CTFramesetterCreateFrame(
///   setter, CFRange(location: 0, length: 0), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctframesetter>
public final class CTFramesetter: Hashable, @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func part(_ range: CFRange) -> (text: NSAttributedString, offset: Int) {
    let part = range.clamped(to: text.length)
    if part == 0..<text.length { return (text, 0) }
    return (text.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count)), part.lowerBound)
  }
}

/// Lines laid out in a path's bounding box, y up.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctframe>
public final class CTFrame: Hashable, Sendable {
  let path: CGPath
  let box: CGRect
  let layout: TextLayout
  let offset: Int
  let lines: [CTLine]

  init(_ text: NSAttributedString, offset: Int, path: CGPath) {
    self.path = path
    box = path.boundingBox
    var options = TextLayoutOptions(width: box.width)
    options.height = box.height
    let layout = TextLayout(text, options)
    self.layout = layout
    self.offset = offset
    lines = layout.lines.indices.map { CTLine(layout: layout, index: $0, offset: offset, source: text) }
  }

  public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the start of a line's baseline, from the box's lower left.
  func origin(_ line: TextLayout.Line) -> CGPoint {
    CGPoint(x: line.frame.minX, y: box.height - line.baseline)
  }
}

/// Returns a framesetter of the string as it is now; later changes of a mutable one are not seen.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Lays a range out in a path's bounding box; other shapes are reported once.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  if !path.isRect(nil) {
    Console.writeOnce("Flipside: CTFramesetterCreateFrame lays text out in the path's bounding box")
  }
  let (text, offset) = framesetter.part(stringRange)
  return CTFrame(text, offset: offset, path: path)
}

/// The size that a range takes within constraints; what fits them by reference.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (text, offset) = framesetter.part(stringRange)
  func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e7 ? side : .infinity }
  var options = TextLayoutOptions(width: limit(constraints.width))
  options.height = limit(constraints.height)
  let layout = TextLayout(text, options)
  fitRange?.pointee = CFRange(location: offset, length: layout.lines.last?.range.upperBound ?? 0)
  return layout.size
}

/// Returns the frame's lines, `CTLine`s, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Baseline starts of the lines, from the lower left of the path's bounding box.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (index, line) in range.clamped(to: frame.lines.count).enumerated() {
    origins[index] = frame.origin(frame.layout.lines[line])
  }
}

/// Returns the path that the frame was made with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range that was to be laid out, in UTF-16 units. What fits is `CTFrameGetVisibleStringRange(_:)`.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.offset, length: frame.layout.length)
}

/// Returns the range of the string that fits into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.offset, length: frame.layout.lines.last?.range.upperBound ?? 0)
}

/// Draws the lines; the context's y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  context.saveGState()
  for line in frame.layout.lines {
    let origin = frame.origin(line)
    var matrix = context.textMatrix
    matrix.tx = frame.box.minX + origin.x
    matrix.ty = frame.box.minY + origin.y
    frame.layout.draw(line, context, matrix)
  }
  context.restoreGState()
}
