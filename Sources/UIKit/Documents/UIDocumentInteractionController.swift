import CoreGraphics
import Foundation

/// A controller of the preview of a file, and of the available actions for it.
///
/// ```swift
/// class NoteController: UIViewController, UIDocumentInteractionControllerDelegate {
///   let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "Notes.txt"))
///
///   func showNotes() {
///     documents.delegate = self
///     documents.presentPreview(animated: true)
///   }
///
///   func documentInteractionControllerViewControllerForPreview(
///     _ controller: UIDocumentInteractionController
///   ) -> UIViewController { self }
/// }
/// ```
/// Retain the controller while it shows something. Images, PDF documents and texts have previews; for other files
/// the name and size are shown. Flipside has no other apps that could open files.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller>
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {
  private var namedType: String?
  private var ownName: String?
  private var isPreviewShown = false
  private weak var preview: DocumentPreviewController?
  private weak var menu: UIActivityViewController?

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// The delegate, which is notified of presentations, and provides the controller that shows previews.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL? {
    didSet { (namedType, ownName) = (nil, nil) }
  }
  /// The file's uniform type; by default the one for its name.
  open var uti: String? {
    get { namedType ?? url.map { TypeConformance.type(ofFilesWith: $0.pathExtension) } }
    set { namedType = newValue }
  }
  /// The title of previews; by default the file's name.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// The icons for the type of file, the smallest first.
  open var icons: [UIImage] {
    let type = uti ?? ""
    let name =
      TypeConformance.conforms(type, to: "public.image")
      ? "photo" : TypeConformance.conforms(type, to: "public.text") ? "doc.text" : "doc"
    return [64, 320].compactMap { size in
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size * 0.75))
    }
  }
  /// Information for an app that opens the file. The value is stored without effect: no other app opens files.
  open var annotation: Any?

  // MARK: Previews

  /// Shows the file over the screen of the delegate's controller; a navigation controller pushes it.
  /// - Returns: false if there is no file, or the delegate returns no controller.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard !isPreviewShown, let url, FileManager.default.isReadableFile(atPath: url.path),
      let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(presenter is NoPreviewController)
    else { return false }
    let page = DocumentPreviewController(url, type: uti ?? "public.data", title: name ?? "")
    page.ended = { [self] in
      guard isPreviewShown else { return }
      isPreviewShown = false
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    page.share = { [weak self, weak page] item in
      guard let self, let page else { return }
      _ = presentOptionsMenu(over: page) { $0.barButtonItem = item }
    }
    preview = page
    isPreviewShown = true
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let pages = presenter as? UINavigationController {
      pages.pushViewController(page, animated: animated)
    } else {
      page.addDoneButton()
      let pages = UINavigationController(rootViewController: page)
      pages.modalPresentationStyle = .fullScreen
      presenter.present(pages, animated: animated)
    }
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }

  // MARK: Menus

  /// Shows the actions for the file, in a popover that points at a rectangle; on an iPhone, as a sheet.
  /// - Returns: false if there is no file.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptionsMenu(over: view.window?.rootViewController?.inFront, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the actions for the file, in a popover that points at an item of a bar; on an iPhone, as a sheet.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptionsMenu(over: UIWindow.keyWindow?.rootViewController?.inFront, animated: animated) {
      $0.barButtonItem = item
    }
  }

  /// Shows the apps that open the file, in a popover that points at a rectangle. There are no such apps: the menu
  /// has the app's own activities.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOpenInMenu(over: view.window?.rootViewController?.inFront, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the apps that open the file, in a popover that points at an item of a bar.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOpenInMenu(over: UIWindow.keyWindow?.rootViewController?.inFront, animated: animated) {
      $0.barButtonItem = item
    }
  }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

  private func presentOptionsMenu(
    over presenter: UIViewController?, animated: Bool = true, _ source: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard url != nil, menu == nil, let presenter else { return false }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    show(over: presenter, animated, source) { $0.documentInteractionControllerDidDismissOptionsMenu($1) }
    return true
  }

  private func presentOpenInMenu(
    over presenter: UIViewController?, animated: Bool, _ source: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard url != nil, menu == nil, let presenter else { return false }
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    show(over: presenter, animated, source) { $0.documentInteractionControllerDidDismissOpenInMenu($1) }
    return true
  }

  private func show(
    over presenter: UIViewController, _ animated: Bool, _ source: (UIPopoverPresentationController) -> Void,
    ended: @escaping (any UIDocumentInteractionControllerDelegate, UIDocumentInteractionController) -> Void
  ) {
    guard let url else { return }
    let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    self.menu = menu
    menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      self.menu = nil
      if let delegate { ended(delegate, self) }
    }
    if let popover = menu.popoverPresentationController { source(popover) }
    presenter.present(menu, animated: animated)
  }

  // MARK: Gestures

  /// Recognizers for the view that represents the file: a tap shows the preview, a long press the options. They are
  /// the same objects each time.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = {
    Self.registerActions
    return [
      UITapGestureRecognizer(target: self, action: Selector("handleTap:")),
      UILongPressGestureRecognizer(target: self, action: Selector("handleLongPress:")),
    ]
  }()

  private static let registerActions: Void = {
    MessageDispatch.register("handleTap:", on: UIDocumentInteractionController.self) {
      (me: UIDocumentInteractionController, _: UIGestureRecognizer) in me.presentPreview(animated: true)
    }
    MessageDispatch.register("handleLongPress:", on: UIDocumentInteractionController.self) {
      (me: UIDocumentInteractionController, recognizer: UIGestureRecognizer) in
      guard recognizer.state == .began, let view = recognizer.view else { return }
      me.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
  }()
}

/// Methods that provide the controller of previews, and are called for previews and menus. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate>
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the preview; a navigation controller pushes it. Without the method there
  /// is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the file's frame in the coordinates of the view below: previews expand from it on iOS. Here they
  /// appear like ordinary screens.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view in which the file is visible.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the preview is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when the preview was dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the options are shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called when the options were dismissed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the apps are shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called when the list of apps was dismissed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called before another app receives the file, which never happens.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called when another app has received the file, which never happens.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a marker for a delegate without this method.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { NoPreviewController() }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  {
    nil
  }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// The marker that is returned for a delegate without the method.
private final class NoPreviewController: UIViewController {}
