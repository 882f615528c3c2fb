import CoreGraphics
import Foundation

/// The picture of an item under the finger.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  private let storedView: UIView
  private let storedParameters: UIDragPreviewParameters

  /// Creates a preview of a view with parameters, which are copied.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    storedView = view
    storedParameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// Creates a preview of a view with the default parameters: the whole view on its own background.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview that shows a URL.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Creates a preview that shows a URL, below a title if there is one.
  public convenience init(for url: URL, title: String?) { self.init(view: DragAddressView(url, title: title)) }

  /// The view that follows the finger instead of the default picture.
  open var view: UIView { storedView }
  /// A copy of the parameters, as previews are immutable.
  open var parameters: UIDragPreviewParameters {
    storedParameters.copy() as? UIDragPreviewParameters ?? storedParameters
  }

  /// Returns the object itself, as previews are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The appearance of a drag's preview: its visible path, background and shadow.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.take(self)
    return copy
  }
}

/// The position of an item's preview: a point in a view that contains it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted from a position, or dropped at a position.
///
/// ```swift
/// let preview = UITargetedDragPreview(view: card)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview that shows a URL.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a preview that shows a URL, below a title if there is one.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: DragAddressView(url, title: title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// Returns a preview of the same view and parameters with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A URL below its title, for the preview of a URL.
final class DragAddressView: UIView {
  private static let width: CGFloat = 240
  private static let margin: CGFloat = 12

  init(_ url: URL, title: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    let titleLabel = DragAddressView.label(title, .headline, .label)
    let address = DragAddressView.label(url.host ?? url.absoluteString, .footnote, .secondaryLabel)
    var bottom = DragAddressView.margin
    for label in [titleLabel, address].compactMap({ $0 }) {
      addSubview(label)
      label.frame.origin = CGPoint(x: DragAddressView.margin, y: bottom)
      bottom = label.frame.maxY
    }
    frame.size = CGSize(width: DragAddressView.width, height: bottom + DragAddressView.margin)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func label(_ text: String?, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.text = text
    label.frame.size = CGSize(width: width - 2 * margin, height: label.intrinsicContentSize.height)
    return label
  }
}
