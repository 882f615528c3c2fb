import Foundation

/// Gives the system a PDF of all that a scene could show when the user takes a screenshot.
///
/// Screenshots of the host show the screen; a delegate is never asked for a PDF.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscreenshotservice>
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The object that would make the PDF; it is never asked. Setting it logs that once. The service does not keep it
  /// alive.
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
  /// The handler takes the PDF, the index of the page that is on the screen, and the visible rectangle in that
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
