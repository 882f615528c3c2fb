import QuartzCore

/// An object whose size is decided by its container: a view controller or presentation controller.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontentcontainer>
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content requests from its container, in points. Zero lets the container decide.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child has changed, so that the container can update its layout.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child's constraints changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child within a container of a size, both in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the view gets another size, such as in a rotation. Implementations pass it on to their children;
  /// the coordinator animates changes that go along.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change. Implementations pass it on to their children; the coordinator animates
  /// changes that go along.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
