import CoreGraphics

/// A bitmap, a symbol or an animation, with its scale and orientation.
///
/// Load an image of an asset catalog or of the bundle by its name, a symbol by its system name, or decode data.
///
/// ```swift
/// imageView.image = UIImage(named: "Avatar") ?? UIImage(systemName: "person.crop.circle")
/// let bubble = UIImage(named: "Bubble")?.resizableImage(
///   withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
/// let tinted = bubble?.withTintColor(.systemBlue)
/// ```
///
/// `size` is in points. Images are immutable; methods named `with…` return other images, which share the pixels.
/// Files are PNG, JPEG, WebP or GIF, recognized by their content. Data that can't be decoded results in nil and a
/// message in the console.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimage>
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The values of the image, set only by initializers.
  private(set) var storage: ImageStorage
  /// The image's accessibility values, an `AccessibilityStorage`.
  var accessibilityObject: AnyObject?
  /// A name for tests, which is never spoken.
  @MainActor open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibility.identifier = newValue }
  }

  // This initializer is a convenience one, as subclasses outside of UIKit would inherit no initializer if a
  // designated one were hidden.
  convenience init(storage: ImageStorage) {
    self.init()
    self.storage = storage
  }

  /// Creates an image without content or size.
  public override init() {
    storage = ImageStorage(content: .empty)
    super.init()
  }

  /// Reads a file without caching. The scale is that of its name's `@2x` or `@3x`; a file with the screen's scale
  /// beside it is preferred.
  public init?(contentsOfFile path: String) {
    guard let storage = ImageFiles.load(path: path) else { return nil }
    self.storage = storage
    super.init()
  }

  /// Decodes data such as PNG or JPEG, at a scale of 1; nil if the data is not an image.
  public init?(data: Data) {
    guard let storage = ImageFiles.decode(data, name: nil, scale: 1) else { return nil }
    self.storage = storage
    super.init()
  }

  /// Decodes data with `scale` pixels per point; nil if the data is not an image.
  public init?(data: Data, scale: CGFloat) {
    guard let storage = ImageFiles.decode(data, name: nil, scale: scale) else { return nil }
    self.storage = storage
    super.init()
  }

  /// Creates an upright image from a Core Graphics image, at a scale of 1.
  public init(cgImage: CGImage) {
    storage = ImageStorage(content: .bitmap(cgImage))
    super.init()
  }

  /// Creates an image from a bitmap.
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: the pixels per point.
  ///   - orientation: the orientation in which the pixels are displayed.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    storage = ImageStorage(
      content: .bitmap(cgImage), scale: ImageStorage.validScale(scale), orientation: orientation)
    super.init()
  }

  /// Creates the image of an image literal. A missing image is logged and empty.
  public required convenience init(imageLiteralResourceName name: String) {
    if let found = ImageFiles.named(name, in: .main, traits: .current) {
      self.init(storage: found)
    } else {
      Console.write("Could not find the image '\(name)' of an image literal in \(Bundle.main.bundlePath)")
      self.init()
    }
  }

  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let storage = ImageFiles.decode(
        Data(referencing: data), name: nil, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    else { return nil }
    self.storage = storage
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    guard let data = pngData() else { return }
    coder.encode(data as NSData, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  // MARK: Properties

  /// The size of the image in points, with the orientation applied.
  open var size: CGSize { storage.size }
  /// The pixels of the image per point.
  open var scale: CGFloat { storage.scale }
  /// The pixels as stored, without orientation; for a symbol, its drawing in black. Nil for empty and animated
  /// images.
  open var cgImage: CGImage? { storage.cgImage }
  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { storage.orientation }
  /// Whether the image is a symbol, which is drawn at the size, weight and scale of its configuration.
  open var isSymbolImage: Bool { storage.symbol != nil }
  /// The frames of an animated image.
  open var images: [UIImage]? { storage.images }
  /// The duration of one cycle of an animated image, in seconds.
  open var duration: TimeInterval { storage.duration }
  /// The edges that keep their size when the image is stretched, in points; zero for an image that is not
  /// resizable.
  open var capInsets: UIEdgeInsets { storage.capInsets ?? .zero }
  /// The mode of resizing the region between the caps: tiled or stretched.
  open var resizingMode: ResizingMode { storage.resizingMode }
  /// The insets of the rectangle to which constraints apply, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
  /// Whether the image is drawn with its own colors or as a template; `.automatic` leaves it to the view.
  open var renderingMode: RenderingMode { storage.renderingMode }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
  /// The asset of the image, with its variants for other traits; nil if it has none.
  open var imageAsset: UIImageAsset? { storage.asset }
  /// The traits and symbol settings for which the image was chosen.
  open var configuration: Configuration? { storage.configuration }
  /// The settings of a symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { storage.configuration as? SymbolConfiguration }
  /// The traits the image was chosen for.
  open var traitCollection: UITraitCollection {
    storage.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// The distance from the bottom to the baseline of adjacent text, in points.
  public var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }

  // MARK: Drawing

  /// Draws the image into the current context, at its own size, with its upper left corner at a point.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context at its own size, with a blend mode and an alpha from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to the rectangle; caps keep their size.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context, stretched to a rectangle, with a blend mode and an alpha from 0 to
  /// 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.contextOrLog() else { return }
    ImagePainter(image: self, context: context).draw(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills the rectangle with tiles at the image's size.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.contextOrLog() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  // MARK: Identity

  /// Returns whether both have the same pixels or symbol with the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || storage.isEqual(to: other.storage)
  }

  open override var hash: Int { storage.contentHash }

  open override var description: String {
    let kind = storage.symbol.map { "symbol(system: \($0.name))" } ?? storage.name.map { "named(main: \($0))" }
    return "<\(MessageDispatch.shownName(of: self)):\(address(of: self)) \(kind ?? "anonymous") "
      + "{\(size.width.plainText), \(size.height.plainText)} renderingMode=\(renderingMode)>"
  }

  // MARK: Preparing

  /// The settings for drawing into a bitmap like this image's.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  /// Returns the image with its pixels decoded; nil if that fails. Flipside decodes pixels when an image is
  /// created.
  open func preparingForDisplay() -> UIImage? { cgImage != nil || images != nil ? self : nil }

  /// Calls the handler on a background queue with the decoded image, as iOS does.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image with its pixels decoded; nil if they can't be.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns a copy scaled to `size` points; nil for sizes that are not positive.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { drawn(at: size) }

  /// Decodes a smaller copy of the image and passes it to the completion handler; nil if that is impossible. The
  /// size is in pixels.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns a smaller copy of the image, decoded; nil if that is impossible. The size is in pixels.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Variants

  /// Returns an image with caps of these widths, which keep their size; the region between them is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose edges keep their size when it is resized; the region between them is tiled or
  /// stretched. The insets are in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    sliced(capInsets, resizingMode)
  }

  /// Returns an image whose column and row of one point after the caps are stretched;
  /// `resizableImage(withCapInsets:)` is more general.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    sliced(leftCap: CGFloat(leftCapWidth), topCap: CGFloat(topCapHeight))
  }

  /// The width of the left edge that keeps its size, in points.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the upper edge that keeps its size, in points.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// Returns the image with alignment insets: layout aligns the rectangle inside them.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == storage.renderingMode ? self : with { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template filled with `color`.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  /// Returns the image filled with a color, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image that views mirror in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// Returns the image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

  /// Returns the image with a baseline, by which it is aligned with text.
  ///
  /// - Parameter baselineOffset: the distance from the bottom to the baseline of adjacent text, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without its baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// Returns the variant of the image for a configuration: a symbol in another size, an asset for other traits.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

  /// Whether the image has a high dynamic range. Always false, because Flipside's bitmaps have 8 bits per channel.
  open var isHighDynamicRange: Bool { false }

  /// Returns an image without brightness above that of white: the same image, because images are never brighter
  /// than white.
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Returns the symbol with a configuration applied; nil if the image is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
