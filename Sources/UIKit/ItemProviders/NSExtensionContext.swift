import Foundation

/// The input of an app extension from its host app. App extensions are not supported, so that controllers have no
/// context.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsextensioncontext>
open class NSExtensionContext: NSObject {
  public override init() { super.init() }

  /// The items as objects of `NSExtensionItem`.
  open var inputItems: [Any] { [] }
  /// Ends the extension with a result for its host.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    Unsupported.log("NSExtensionContext.completeRequest(returningItems:completionHandler:)")
    completionHandler?(false)
  }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {
    Unsupported.log("NSExtensionContext.cancelRequest(withError:)")
  }
  /// Requests the host to open a URL.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    Unsupported.log("NSExtensionContext.open(_:completionHandler:)")
    completionHandler?(false)
  }
}

/// One of the items that an app extension works on.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsextensionitem>
open class NSExtensionItem: NSObject {
  /// The title of the item. Nil by default.
  open var attributedTitle: NSAttributedString?
  /// The text of the item, or a description of its attachments. Nil by default.
  open var attributedContentText: NSAttributedString?
  /// The providers of the item's data, such as a page's address or a picture. Nil by default.
  open var attachments: [NSItemProvider]?
  /// Custom values, by keys that the host app and the extension agree on. Nil by default.
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}
