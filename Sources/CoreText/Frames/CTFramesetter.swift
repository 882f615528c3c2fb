import ObjectiveC

/// A framesetter, which lays out an attributed string in consecutive frames.
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

/// The lines of text in the bounding box of a path, with y upwards.
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

  /// Returns the start of a line's baseline, relative to the lower left corner of the box.
  func origin(_ line: TextLayout.Line) -> CGPoint {
    CGPoint(x: line.frame.minX, y: box.height - line.baseline)
  }
}

/// Creates a framesetter for a copy of the string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Lays out a range in the bounding box of a path; logs once if the path is not a rectangle.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  if !path.isRect(nil) {
    Console.writeOnce("Flipside: CTFramesetterCreateFrame lays text out in the path's bounding box")
  }
  let (text, offset) = framesetter.part(stringRange)
  return CTFrame(text, offset: offset, path: path)
}

/// Returns the size of a range within constraints, and writes the range that fits.
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

/// Returns the lines of the frame from top to bottom, as `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the starts of the lines' baselines, relative to the lower left corner of the path's bounding box.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (index, line) in range.clamped(to: frame.lines.count).enumerated() {
    origins[index] = frame.origin(frame.layout.lines[line])
  }
}

/// Returns the path of the frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range for which the frame was created, in UTF-16 units. `CTFrameGetVisibleStringRange(_:)` returns
/// the range that fits.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.offset, length: frame.layout.length)
}

/// Returns the range of the string that fits into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.offset, length: frame.layout.lines.last?.range.upperBound ?? 0)
}

/// Draws the lines; the context's y axis points upwards.
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
