import CoreText

/// The region in which a layout manager lays out text: a size, and paths that text flows around.
///
/// ```swift
/// let column = NSTextContainer(size: CGSize(width: 200, height: 400))
/// column.lineFragmentPadding = 0
/// column.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 120, y: 20, width: 80, height: 80))]
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject, NSSecureCoding {
  /// Points; a side of 0 or less has no limit.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// How the last line that fits ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// Areas, in points of the container, that text flows around on both sides. Each is taken as wide as it is at its
  /// widest within a line.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
  /// Whether the width follows that of the text view. False by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view. False by default.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView { Unsupported.log("NSTextContainer.heightTracksTextView") } }
  }
  /// Whether the area is a rectangle without exclusions.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// The layout manager that fills the container; set by the layout manager.
  open weak var layoutManager: NSLayoutManager?

  /// A container of a size in points; 0 is without limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init(coder: NSCoder) {
    size = CGSize(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
    lineFragmentPadding = coder.decodeDouble(forKey: "padding")
    maximumNumberOfLines = coder.decodeInteger(forKey: "lines")
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .byWordWrapping
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(Double(size.width), forKey: "width")
    coder.encode(Double(size.height), forKey: "height")
    coder.encode(Double(lineFragmentPadding), forKey: "padding")
    coder.encode(maximumNumberOfLines, forKey: "lines")
    coder.encode(lineBreakMode.rawValue, forKey: "mode")
  }

  public convenience override init() { self.init(size: .zero) }

  /// Gives the container to another layout manager, in the place of the one that has it.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The part of a proposed line that text may use: all within the region.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var rect = proposedRect
    if size.width > 0 { rect.size.width = min(rect.width, size.width - rect.minX) }
    return rect
  }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }

  /// What the typesetter is told.
  var layoutOptions: TextLayoutOptions {
    var options = TextLayoutOptions()
    func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e7 ? side : .infinity }
    let width = limit(size.width)
    options.width = width.isFinite ? max(width - 2 * lineFragmentPadding, 0) : width
    options.height = limit(size.height)
    options.maximumLines = maximumNumberOfLines
    options.truncatesLastLine = lineBreakMode.rawValue >= NSLineBreakMode.byTruncatingHead.rawValue
    if options.truncatesLastLine { options.lineBreakMode = lineBreakMode }
    options.exclusions = exclusionPaths.map {
      TextExclusion(polygons: $0.cgPath.polygons(offsetBy: CGSize(width: -lineFragmentPadding, height: 0)))
    }
    return options
  }
}
