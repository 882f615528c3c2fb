import Foundation

/// A custom command for documents in a browser.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction>
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// The parts of a browser that offer a command.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The context menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// The navigation bar. Flipside does not show commands in the bar.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The name of the command.
  open private(set) var identifier: String
  /// The title of the command.
  open private(set) var localizedTitle: String
  /// The parts of the browser that offer the command.
  open private(set) var availability: Availability
  /// The image beside the title.
  open var image: UIImage?
  /// The uniform types of documents to which the command applies. All by default.
  open var supportedContentTypes = ["public.item"]
  /// Whether the command applies to several documents together. True by default.
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  /// Creates a command whose handler gets the documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
    if availability.contains(.navigationBar) {
      Unsupported.log(
        "UIDocumentBrowserAction.Availability.navigationBar", effect: "the bar does not show the command")
    }
  }

  func allows(_ urls: [URL]) -> Bool {
    (supportsMultipleItems || urls.count == 1)
      && urls.allSatisfy { url in
        let type = TypeConformance.type(ofFilesWith: url.pathExtension)
        return supportedContentTypes.contains { TypeConformance.conforms(type, to: $0) }
      }
  }
}

/// The domain of errors of document browsers.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// An error of a document browser.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Error {
  /// The kind of error.
  public enum Code: Int, Sendable, Equatable {
    /// An unspecified error.
    case generic = 1
    /// There is no location for documents.
    case noLocationAvailable = 2
  }

  private let error: NSError

  /// Wraps an error of the domain `UIDocumentBrowserErrorDomain`.
  public init(_nsError: NSError) { error = _nsError }
  init(_ code: Code) { error = NSError(domain: UIDocumentBrowserErrorDomain, code: code.rawValue) }

  /// The domain of the errors, `UIDocumentBrowserErrorDomain`.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  /// An unspecified error.
  public static var generic: Code { .generic }
  /// There is no location for documents.
  public static var noLocationAvailable: Code { .noLocationAvailable }
  /// The kind of error; `.generic` for an unknown code.
  public var code: Code { Code(rawValue: error.code) ?? .generic }
  /// The number of the error in its domain.
  public var errorCode: Int { error.code }
  /// The user info of the error, such as a localized description.
  public var errorUserInfo: [String: Any] { error.userInfo }
}

/// Methods that are called when the user opens and creates documents in a browser. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user opened documents, before iOS 12.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user opened documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called for a new document: call the handler with its file and the import mode, or with nil and `.none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called when a document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns the app's own activities for documents. Flipside never calls it: the browser does not share documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before the browser shares documents. Flipside never calls it.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {
  }
  /// Calls the method from before iOS 12, for a delegate without this one.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
