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
  /// Has the host open a URL.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    Unsupported.log("NSExtensionContext.open(_:completionHandler:)")
    completionHandler?(false)
  }
}

/// One of the items that an app extension works on.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsextensionitem>
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}
