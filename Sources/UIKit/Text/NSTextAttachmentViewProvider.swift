/// A provider of the view that shows an attachment in text that TextKit 2 lays out.
///
/// ```swift
/// final class SwitchProvider: NSTextAttachmentViewProvider {
///   override func loadView() { view = UISwitch() }
/// }
/// NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "com.example.switch")
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextattachmentviewprovider>
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment that the view shows.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The attachment's location in the text.
  open private(set) var location: any NSTextLocation
  private weak var parentView: UIView?
  private var loadedView: UIView?
  private var hasLoaded = false

  /// The view, which is loaded on first access.
  open var view: UIView? {
    get {
      if !hasLoaded {
        hasLoaded = true
        loadView()
      }
      return loadedView
    }
    set {
      hasLoaded = true
      loadedView = newValue
    }
  }

  /// Whether the attachment's box follows the size of the view. False by default: the attachment has its own
  /// bounds.
  open var tracksTextAttachmentViewBounds = false

  /// Creates a provider for an attachment at a location of a text.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.parentView = parentView
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// Makes the view and sets `view`. A subclass overrides it, without calling the method of this class, which makes
  /// an empty view.
  open func loadView() { loadedView = MainActor.assumeIsolated { UIView() } }

  /// Returns the size and the offset from the baseline, with y growing upwards: the view's size if it is tracked,
  /// or else the attachment's.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view {
      let size = MainActor.assumeIsolated {
        view.bounds.size == .zero
          ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
      }
      return CGRect(origin: .zero, size: size)
    }
    return textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position) ?? .zero
  }
}
