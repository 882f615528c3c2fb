import CoreGraphics

/// A view whose content can be previewed by a press; returned by
/// `UIViewController.registerForPreviewing(with:sourceView:)`.
///
/// Since iOS 13 context menus replace peek and pop: a press of half a second shows the preview with the
/// controller's `previewActionItems` as a menu beside it, and a tap on the preview opens it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press, for others that wait for its failure.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate, which provides the controllers to preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view in which the user presses.
  var sourceView: UIView { get }
  /// The area of the source view that is lifted, in its bounds. The delegate may set it when it returns a
  /// controller.
  var sourceRect: CGRect { get set }
}

/// The methods that return the controllers of previews, and show them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a point in the source view's bounds; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller, after a tap on the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration for previews, implemented by a context menu.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  private weak var source: UIView?
  private var previewed: UIViewController?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    owner = delegate
    source = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }
  var delegate: any UIViewControllerPreviewingDelegate { owner ?? EmptyPreviewingDelegate() }
  var sourceView: UIView { source ?? UIView() }

  func end() { source?.removeInteraction(interaction) }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let source else { return nil }
    sourceRect = source.bounds
    guard let controller = owner?.previewingContext(self, viewControllerForLocation: location) else { return nil }
    previewed = controller
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      UIMenu(controller.previewActionItems, for: controller)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let source, source.window != nil, sourceRect != source.bounds else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: sourceRect)
    return UITargetedPreview(view: source, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let previewed else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [self] in owner?.previewingContext(self, commit: previewed) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { previewed = nil }
}

/// A delegate without previews, which replaces a deallocated one.
private final class EmptyPreviewingDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {}
}
