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
open class NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {
  /// The size of the area in points; a side of 0 or less has no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutManager?.containerDidResize(self, from: oldValue)
      textLayoutManager?.containerDidChange()
    }
  }
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The wrapping or truncation of the last line that fits.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The largest number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// Areas, in points of the container, around which text flows on both sides. An area excludes its greatest width
  /// within the height of a line.
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

  /// The layout manager of TextKit 2 that fills the container; set by that.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Horizontal.
  open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

  /// Creates a container of a size in points; 0 is without limit.
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

  /// Moves the container to another layout manager, which replaces its present one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Returns the rectangle within a proposed line that text may use, and by reference the remaining rectangle of
  /// the line for more text. A line without space is moved down; an empty rectangle is returned if the container is
  /// full.
  ///
  /// Text is inset by `lineFragmentPadding` on both sides of the rectangle. A subclass overrides the method for
  /// containers of other shapes.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var line = proposedRect
    if size.width > 0, size.width < 1e7 {
      line.origin.x = min(max(line.minX, 0), size.width)
      line.size.width = min(proposedRect.maxX, size.width) - line.minX
    }
    guard !exclusionPaths.isEmpty, line.minY.isFinite, line.height.isFinite else { return line }
    let exclusions = exclusionPaths.map { TextExclusion(polygons: $0.cgPath.polygons(offsetBy: .zero)) }
    let bottom = size.height > 0 && size.height < 1e7 ? size.height : line.minY + 1e5
    let step = max(line.height / 4, 0.5)
    for _ in 0..<20_000 where line.maxY <= bottom {
      let free = NSTextContainer.free(line, exclusions)
      if let part = baseWritingDirection == .rightToLeft ? free.last : free.first {
        if free.count > 1 {
          remainingRect?.pointee =
            baseWritingDirection == .rightToLeft
            ? CGRect(x: line.minX, y: line.minY, width: free[free.count - 2].maxX - line.minX, height: line.height)
            : CGRect(x: free[1].minX, y: line.minY, width: line.maxX - free[1].minX, height: line.height)
        }
        return part
      }
      line.origin.y += step
    }
    return .zero
  }

  /// Returns the intervals of a line between exclusions that are wide enough for a few letters.
  private static func free(_ line: CGRect, _ exclusions: [TextExclusion]) -> [CGRect] {
    let taken = exclusions.compactMap { $0.span(from: line.minY, to: line.maxY) }.sorted { $0.low < $1.low }
    guard !taken.isEmpty else { return line.width > 0 ? [line] : [] }
    var result: [CGRect] = []
    var x = line.minX
    for span in taken + [(line.maxX, line.maxX)] {
      let end = min(span.low, line.maxX)
      if end - x >= 20 { result.append(CGRect(x: x, y: line.minY, width: end - x, height: line.height)) }
      x = max(x, span.high)
    }
    return result
  }

  /// Returns the stretches for a line of a layout that begins at `top` in the container and within its padding.
  func stretches(_ proposed: CGRect, top: CGFloat, at index: Int, isRightToLeft: Bool) -> [CGRect] {
    let width = size.width > 0 && size.width < 1e7 ? size.width : 1e7
    var line = CGRect(x: 0, y: proposed.minY + top, width: width, height: proposed.height)
    var result: [CGRect] = []
    for _ in 0..<32 {
      var rest = CGRect.zero
      let rect = lineFragmentRect(
        forProposedRect: line, at: index, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        remaining: &rest)
      guard rect.width > 0, rect.minX.isFinite, rect.minY.isFinite else { break }
      let inner = rect.width - 2 * lineFragmentPadding
      if inner > 0 { result.append(CGRect(x: rect.minX, y: rect.minY - top, width: inner, height: rect.height)) }
      guard rest.width > 0, rest.width < line.width else { break }
      line = rest
    }
    return result.sorted { $0.minX < $1.minX }
  }

  /// Whether a subclass may have another shape.
  var asksForRoom: Bool { type(of: self) != NSTextContainer.self }
  /// Whether several line fragments may be beside each other.
  var hasGaps: Bool { asksForRoom || !exclusionPaths.isEmpty }

  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.containerDidChange()
  }

  /// The options for the typesetter.
  var layoutOptions: TextLayoutOptions {
    var options = TextLayoutOptions()
    func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e7 ? side : .infinity }
    let padding = lineFragmentPadding.isFinite ? lineFragmentPadding : 0
    let width = limit(size.width)
    options.width = width.isFinite ? max(width - 2 * padding, 0) : width
    options.height = limit(size.height)
    options.maximumLines = max(maximumNumberOfLines, 0)
    options.truncatesLastLine = lineBreakMode.rawValue >= NSLineBreakMode.byTruncatingHead.rawValue
    if options.truncatesLastLine { options.lineBreakMode = lineBreakMode }
    // Lines beside an exclusion have the padding at that end, too.
    options.exclusions = exclusionPaths.map {
      TextExclusion(polygons: $0.cgPath.polygons(offsetBy: CGSize(width: -padding, height: 0)), margin: padding)
    }
    return options
  }
}
