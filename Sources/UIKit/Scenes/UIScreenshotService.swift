import Foundation

/// A service that provides a PDF of a scene's full content when the user takes a screenshot.
///
/// Screenshots of the host show the screen; the delegate's method is never called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreenshotservice>
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The object that would create the PDF; its method is never called. Setting it logs that once. The service does
  /// not retain it.
  open weak var delegate: (any UIScreenshotServiceDelegate)? {
    didSet {
      if delegate != nil {
        Unsupported.log("UIScreenshotService.delegate", effect: "screenshots are pictures of the screen alone")
      }
    }
  }
  /// The scene that the service belongs to; nil after the scene was closed.
  open weak var windowScene: UIWindowScene? { scene }
}

/// The method that makes the PDF of a scene; optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreenshotservicedelegate>
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Calls the handler with the PDF, the index of the page that is on the screen, and the visible rectangle in that
  /// page's coordinate space.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
