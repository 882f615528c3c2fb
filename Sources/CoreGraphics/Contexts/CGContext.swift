import Foundation

/// A context that draws lines, shapes, images and text into a bitmap.
///
/// UIKit provides a context in `draw(_:)` and in the closures of image renderers. Create one of your own to access
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
/// The origin of the default coordinate space is at the bottom left. UIKit's contexts are flipped, with the origin
/// at the top left, so that `draw(_:in:)` draws images upside down in them, as on iOS.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext: Hashable, @unchecked Sendable {
  /// The pixels of the whole context.
  let buffer: PixelBuffer
  /// The transform from the default user space to device pixels, whose first row is the top one.
  package let baseTransform: CGAffineTransform
  /// The memory of a bitmap context in a layout that Cairo does not support; nil if Cairo draws into it directly.
  let backing: BitmapBacking?
  let layout: BitmapLayout

  /// The current destination: the bitmap, or the innermost transparency layer.
  var canvas: Canvas
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path, in device pixels; not part of the graphics state.
  var currentPath = PathBuilder()
  /// The transform of text. It is not part of the graphics state, as Apple documents.
  public var textMatrix = CGAffineTransform.identity {
    didSet { if !textMatrix.isFinite { textMatrix = oldValue } }
  }

  /// Creates a context that draws into `pixelBuffer`. `baseTransform` maps the default user space to pixels, whose
  /// first row is the top one: the identity makes a flipped context of scale 1, `CGAffineTransform(scaleX: 3, y:
  /// 3)` one of scale 3.
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

  /// The Core Foundation type identifier of contexts.
  public class var typeID: CFTypeID { 0x4354_58 }
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether the context draws a document page, which keeps shapes as vectors.
  package var isDocument: Bool { canvas.isDocument }

  /// The transform from user space to device pixels, whose first row is the top one. Glyphs are positioned with it.
  package var deviceTransform: CGAffineTransform { state.matrix }

  /// The bounds of the clip, in device pixels.
  package var clipPixelBounds: CGRect { state.clip.pixels.cgRect }
}
