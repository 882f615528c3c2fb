import CoreGraphics
import ObjectiveC

/// Gives the data to share when it is known what is done with it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityitemsource>
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the class of the data, for the choice of activities.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The data for an activity; nil: nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// A subject for activities that have one, as mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type identifier of the data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A preview of the data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// A source whose data takes time to make: subclasses override `item`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The object that stands for the data until it is there, of the same class as the data.
  open private(set) var placeholderItem: Any?
  /// The activity that the data is for, while `item` is asked for.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a source with an object that stands for the data until it is there. Only its class counts for the
  /// choice of activities.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The data; default: the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
