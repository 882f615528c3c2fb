import ObjectiveC

/// Something that can be done with data that is shared, such as copying it; apps subclass it for services of their
/// own.
///
/// ```swift
/// class Upload: UIActivity {
///   var items: [Any] = []
///   override var activityTitle: String? { "Upload" }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///   override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
///   override func perform() { activityDidFinish(!items.isEmpty) }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivity>
open class UIActivity: NSObject {
  /// The section of the sheet in which an activity is shown.
  public enum Category: Int, Sendable {
    /// The activity is in the list of actions.
    case action = 0
    /// The activity is in the row of apps above the list of actions.
    case share = 1
  }

  /// The name of a kind of activity.
  public struct ActivityType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a type from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Adds an icon for a web page to the Home Screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Copies the link of a shared document.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Invites to a shared document by a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies to the pasteboard. Flipside supports this activity.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Draws on a PDF document.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Sends as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Opens in the app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves images and videos to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Shares an activity with others in a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
  }

  /// A closure that `activityDidFinish(_:)` calls.
  var finished: ((Bool) -> Void)?

  /// The group in which the activity is shown; default: the list of actions.
  open class var activityCategory: UIActivity.Category { .action }
  /// The activity's name for `excludedActivityTypes` and the completion handler.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The text below the activity's image. Override it; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The activity's image, a template. Override it; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity has a use for such items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before `perform()` with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller to present instead of calling `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, after the list was dismissed. By default it only finishes.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity; call it when the work is done or was given up.
  open func activityDidFinish(_ completed: Bool) {
    let finished = finished
    self.finished = nil
    finished?(completed)
  }
}

/// Copies texts, addresses, images and colors to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemStrings.text("Copy") }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString }
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    let urls = items.compactMap { $0 as? URL }
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
    let images = items.compactMap { $0 as? UIImage }
    if !images.isEmpty {
      board.images = images
    } else if !texts.isEmpty {
      board.strings = texts + urls.map(\.absoluteString)
    } else {
      board.urls = urls
    }
    activityDidFinish(true)
  }
}

/// Prints images, PDF documents, print formatters and page renderers.
final class PrintActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .print }
  override var activityTitle: String? { SystemStrings.text("Print") }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: isPrintable)
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    uncheckedMainActor {
      let controller = UIPrintInteractionController.shared
      controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
      if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
        controller.printPageRenderer = renderer
      } else if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
        controller.printFormatter = formatter
      } else {
        controller.printingItems = items.filter(isPrintable)
      }
      let isShown = controller.present(animated: true) { [self] _, completed, _ in activityDidFinish(completed) }
      if !isShown { activityDidFinish(false) }
    }
  }

  private func isPrintable(_ item: Any) -> Bool {
    uncheckedMainActor {
      if let url = item as? URL { return UIPrintInteractionController.canPrint(url) }
      return item is UIImage || item is UIPrintFormatter || item is UIPrintPageRenderer
    }
  }
}
