@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// A view controller that shows a web page. The system's browser opens the page, and the app shows this controller
/// until the user taps Done. In a headless run the URL is logged instead.
///
/// ```swift
/// if let url = URL(string: "https://example.com") {
///   present(SFSafariViewController(url: url), animated: true)
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller>
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The settings for the presentation of the page. They can't be changed after the controller was created.
  open class Configuration: NSObject, NSCopying {
    /// Whether the page is shown in Reader. It has no effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse when the user scrolls. It has no effect.
    open var barCollapsingEnabled = true
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The style of the button that closes the controller.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The delegate, which is notified of the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings with which the controller was created.
  open private(set) var configuration: Configuration
  /// The color of the bar's background; nil for the default color.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The color of the bar's controls; nil for the default color.
  open var preferredControlTintColor: UIColor? { didSet { bar.tintColor = preferredControlTintColor } }
  /// The style of the button that closes the controller.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let url: URL
  private let bar = UINavigationBar(frame: .zero)
  private let item = UINavigationItem(title: "")
  private var isOpened = false

  /// Creates a controller for a page of the web, with the scheme `http` or `https`.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for an `http` or `https` URL. Other URLs, which raise an exception on iOS, are logged and
  /// not opened.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    if !isWebPage {
      ExceptionReport.raise(
        .invalidArgumentException,
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported. "
          + "(\(URL.absoluteString))")
    }
  }

  /// Creates a controller for a page of the web. Reader mode has no effect.
  @available(*, deprecated)
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { return nil }

  private var isWebPage: Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.text = url.absoluteString
    view.addSubview(label)
    item.title = url.host
    showButton()
    bar.setItems([item], animated: false)
    view.addSubview(bar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    guard isWebPage else {
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
      return
    }
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
      guard let self else { return }
      self.delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    }
  }

  private func showButton() {
    let system: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: system, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// The methods by which a delegate is notified of the page. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has been loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page was redirected on Apple's systems; never called on Flipside.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Called when the page is opened in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
