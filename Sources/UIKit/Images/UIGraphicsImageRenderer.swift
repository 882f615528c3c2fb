import CoreGraphics

/// A renderer of images.
///
/// Create a renderer of a size in points, and draw in the closure with UIKit or with the context's `cgContext`.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///   UIColor.systemRed.setFill()
///   context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
///   UIColor.white.setFill()
///   UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
/// }
/// imageView.image = badge
/// ```
///
/// The image has the scale of the screen, unless the format sets another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// A closure that draws. Its argument is the renderer's context, which is the current context during the call.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer with an empty area.
  public convenience init() { self.init(bounds: .zero) }

  /// Creates a renderer of images of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer of images of a size in points, with a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle in points, at the scale of the screen. The rectangle's origin is at the
  /// image's upper left corner.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of a rectangle in points, with a format. The rectangle's origin is at the image's upper
  /// left corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Runs the actions with a bitmap context as the current one and returns the drawing. Empty bounds result in an
  /// empty image, which is logged.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat ?? .preferred()
    let bounds = imageFormat.bounds
    guard let bitmap = ImageBitmap(bounds: bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque) else {
      Console.write(
        "UIGraphicsImageRenderer: bounds {\(Double(bounds.width)), \(Double(bounds.height))} at scale "
          + "\(Double(imageFormat.scale)) give no bitmap; the image is empty.")
      return UIImage()
    }
    perform(actions, on: bitmap, format: imageFormat)
    return bitmap.takeImage() ?? UIImage()
  }

  private func perform(
    _ actions: (UIGraphicsImageRendererContext) -> Void, on bitmap: ImageBitmap,
    format: UIGraphicsImageRendererFormat
  ) {
    let stack = GraphicsStack.current
    stack.entries.append(.init(context: bitmap.context, bitmap: bitmap))
    let depth = stack.entries.count
    actions(UIGraphicsImageRendererContext(bitmap: bitmap, format: format))
    // Contexts that the actions pushed without popping are removed, too.
    if stack.entries.count >= depth { stack.entries.removeLast(stack.entries.count - depth + 1) }
  }

  /// Draws an image and returns it as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and returns it as JPEG data with a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The scale, opacity and color range of the images of a renderer.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 1
/// format.opaque = true
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The color range of the bitmap. Flipside's bitmaps are always sRGB with 8 bits per channel.
  public enum Range: Int, Sendable {
    /// No range was set; the standard range is used.
    case unspecified = -1
    /// The range that suits the screen.
    case automatic = 0
    /// Colors beyond sRGB, as screens with the gamut P3 show them.
    case extended = 1
    /// The colors of sRGB, with fewer bytes a pixel.
    case standard = 2
  }

  /// The pixels per point; the screen's unless set.
  open var scale: CGFloat = 0
  /// Whether the image has no alpha channel and is black where nothing is drawn.
  open var opaque = false
  /// Whether the extended range is preferred. Setting it sets `preferredRange`, which replaces it.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The preferred color range. `.automatic` by default.
  open var preferredRange = Range.automatic

  public override init() {
    super.init()
    scale = ImageBitmap.screenScale
  }

  /// Creates the best format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

/// The context in which the closure of an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  private let bitmap: ImageBitmap

  init(bitmap: ImageBitmap, format: UIGraphicsRendererFormat) {
    self.bitmap = bitmap
    super.init(context: bitmap.context, format: format)
  }

  /// The drawing so far as an image.
  open var currentImage: UIImage { bitmap.makeImage() ?? UIImage() }
}
