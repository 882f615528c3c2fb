import Foundation

/// What an app extension is given by the app that runs it. There are no extensions here, so that controllers have none.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsextensioncontext>
open class NSExtensionContext: NSObject {
  public override init() { super.init() }

  /// Objects of `NSExtensionItem`.
  open var inputItems: [Any] { [] }
  /// Ends the extension with what it returns to its host.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    Unsupported.log("NSExtensionContext.completeRequest(returningItems:completionHandler:)")
    completionHandler?(false)
  }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {
    Unsupported.log("NSExtensionContext.cancelRequest(withError:)")
  }
  /// Asks the host to open a URL.
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
  /// Further values, by keys that the host app and the extension agree on. Nil by default.
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}
