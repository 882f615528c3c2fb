import CoreGraphics

/// The content of an image.
enum ImageContent {
  case empty
  case bitmap(CGImage)
  case symbol(SymbolDrawing)
  /// Frames of the same size; the first is used where only one can be shown.
  case animation([UIImage], duration: TimeInterval)
}

/// All properties of a `UIImage`; variants are copies with other values.
struct ImageStorage {
  var content: ImageContent
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// The cap insets; nil if the image has no caps and is scaled as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var tintColor: UIColor?
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
  var name: String?
  /// The larger drawings of a vector image that preserves its vectors; nil for others.
  var enlarged: EnlargedImages?

  static func validScale(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  var symbol: SymbolDrawing? {
    if case .symbol(let symbol) = content { return symbol }
    return nil
  }

  var images: [UIImage]? {
    if case .animation(let images, _) = content { return images }
    return nil
  }

  var duration: TimeInterval {
    if case .animation(_, let duration) = content { return duration }
    return 0
  }

  var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image): image
    case .symbol(let symbol): symbol.rasterized(scale: scale)
    case .animation: nil
    }
  }

  var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let symbol): return symbol.size(scale: scale)
    case .animation(let images, _): return images.first?.size ?? .zero
    case .bitmap(let image):
      let width = CGFloat(image.width) / scale, height = CGFloat(image.height) / scale
      return orientation.isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  func hasSameContent(as other: ImageStorage) -> Bool {
    switch (content, other.content) {
    case (.empty, .empty): true
    case (.bitmap(let mine), .bitmap(let theirs)): mine === theirs
    case (.symbol(let mine), .symbol(let theirs)): mine == theirs
    case (.animation(let mine, let time), .animation(let theirs, let otherTime)):
      time == otherTime && mine == theirs
    default: false
    }
  }

  func isEqual(to other: ImageStorage) -> Bool {
    hasSameContent(as: other) && scale == other.scale && orientation == other.orientation
      && capInsets == other.capInsets
      && resizingMode == other.resizingMode && alignmentRectInsets == other.alignmentRectInsets
      && renderingMode == other.renderingMode && tintColor == other.tintColor
      && flipsForRightToLeft == other.flipsForRightToLeft && baselineOffset == other.baselineOffset
  }

  var contentHash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): ObjectIdentifier(image).hashValue
    case .symbol(let symbol): symbol.name.hashValue
    case .animation(let images, _): images.count
    }
  }
}
