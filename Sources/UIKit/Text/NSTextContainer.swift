import CoreText

/// The region that text is laid out in.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject {
  /// Points; 0 or less means no limit.
  open var size: CGSize
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// 0 for no limit.
  open var maximumNumberOfLines = 0
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var isSimpleRectangularTextContainer: Bool { true }
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }
}
