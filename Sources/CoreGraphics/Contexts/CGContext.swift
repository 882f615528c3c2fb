import Foundation

/// Draws lines, shapes, images and text into a bitmap.
///
/// UIKit provides a context in `draw(_:)` and in the closures of image renderers; create one of your own to get at
/// its pixels.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
///   space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// context?.setFillColor(UIColor.systemGreen.cgColor)
/// context?.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
/// let picture = context?.makeImage()
/// ```
///
/// The origin of its default coordinate space is at the bottom left. Contexts of UIKit are flipped, with the origin
/// at the top left, so that `draw(_:in:)` shows images upside down in them, as on iOS.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext: Hashable, @unchecked Sendable {
  /// The pixels of the whole context.
  let buffer: PixelBuffer
  /// Default user space to device pixels, top row first.
  package let baseTransform: CGAffineTransform
  /// Memory in another layout that has to follow, for bitmap contexts.
  let backing: BitmapBacking?
  let layout: BitmapLayout

  /// The current destination: the bitmap, or the innermost transparency layer.
  var canvas: Canvas
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path, in device pixels; not part of the graphics state.
  var currentPath = PathBuilder()
  /// The transform of text. As Apple's page states, it is not part of the graphics state.
  public var textMatrix = CGAffineTransform.identity {
    didSet { if !textMatrix.isFinite { textMatrix = oldValue } }
  }

  /// Draws into `pixelBuffer`; `baseTransform` maps the context's default user space to its pixels, top row first:
  /// the identity makes a flipped context of scale 1, `CGAffineTransform(scaleX: 3, y: 3)` one of scale 3.
  package convenience init?(pixelBuffer: PixelBuffer, baseTransform: CGAffineTransform) {
    guard baseTransform.inverseIfAny != nil else { return nil }
    self.init(
      buffer: pixelBuffer, baseTransform: baseTransform,
      layout: BitmapLayout(pixelBuffer: pixelBuffer, space: .standardRGB), backing: nil)
  }

  convenience init?(
    buffer: PixelBuffer, baseTransform: CGAffineTransform, layout: BitmapLayout, backing: BitmapBacking?
  ) {
    guard let canvas = Canvas(buffer: buffer) else { return nil }
    self.init(canvas, buffer: buffer, baseTransform: baseTransform, layout: layout, backing: backing)
  }

  init(
    _ canvas: Canvas, buffer: PixelBuffer, baseTransform: CGAffineTransform, layout: BitmapLayout,
    backing: BitmapBacking?
  ) {
    self.buffer = buffer
    self.baseTransform = baseTransform
    self.layout = layout
    self.backing = backing
    self.canvas = canvas
    let area = canvas.bounds
    state = GraphicsState(matrix: baseTransform, clip: GraphicsState.Clip(box: area.cgRect, pixels: area))
  }

  /// The type number of Core Foundation for contexts.
  public class var typeID: CFTypeID { 0x4354_58 }
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether drawing goes to a document, which keeps outlines.
  package var isDocument: Bool { canvas.isDocument }

  /// User space to device pixels, top row first, as glyphs are placed.
  package var deviceTransform: CGAffineTransform { state.matrix }

  /// Device pixels that drawing can reach now.
  package var clipPixelBounds: CGRect { state.clip.pixels.cgRect }
}
