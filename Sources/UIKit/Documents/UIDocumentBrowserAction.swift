import Foundation

/// A command of the app's own for documents in a browser.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction>
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where a command is offered.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar. Not shown there.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The name of the command.
  open private(set) var identifier: String
  /// The title that the user sees.
  open private(set) var localizedTitle: String
  /// Where the command is offered.
  open private(set) var availability: Availability
  /// The picture beside the title.
  open var image: UIImage?
  /// The uniform types of documents that the command is for. All by default.
  open var supportedContentTypes = ["public.item"]
  /// Whether the command is for several documents at once. Default true.
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  /// A command whose handler gets the documents.
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
  /// What went wrong.
  public enum Code: Int, Sendable, Equatable {
    /// Something.
    case generic = 1
    /// There is no place for documents.
    case noLocationAvailable = 2
  }

  private let error: NSError

  /// Wraps an error of the domain `UIDocumentBrowserErrorDomain`.
  public init(_nsError: NSError) { error = _nsError }
  init(_ code: Code) { error = NSError(domain: UIDocumentBrowserErrorDomain, code: code.rawValue) }

  /// The domain of the errors, `UIDocumentBrowserErrorDomain`.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  /// Something went wrong.
  public static var generic: Code { .generic }
  /// There is no place for documents.
  public static var noLocationAvailable: Code { .noLocationAvailable }
  /// What went wrong.
  public var code: Code { Code(rawValue: error.code) ?? .generic }
  /// The number of the error in its domain.
  public var errorCode: Int { error.code }
  /// What the error carries beside its code, such as a localized description.
  public var errorUserInfo: [String: Any] { error.userInfo }
}

/// Hears what the user opens and makes in a document browser. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user opened documents, before iOS 12.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user opened documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Asked for a new document: the handler is called with its file and what becomes of that, or with nil and `.none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called when a new document is in its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a new document could not be put into its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns the app's own activities for documents. Not asked: documents are not shared out of the browser.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before documents are shared out of the browser. Not called.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {
  }
  /// The method is not there: the one of before iOS 12 is called.
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
