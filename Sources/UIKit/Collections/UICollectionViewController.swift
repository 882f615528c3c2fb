import CoreGraphics
import Foundation

/// A controller with a collection view, whose data source and delegate it is.
///
/// ```swift
/// final class Photos: UICollectionViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
///   }
///   override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
///   override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
///     -> UICollectionViewCell
///   { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }
/// }
/// ```
///
/// Its view holds the collection view as its only subview (facts/collections.md#controller).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  private var layout: UICollectionViewLayout?
  private var storedCollection: UICollectionView?

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.collectionViewController, from: coder)
  }

  override class var nibRow: NibRow { .collectionViewController }

  // MARK: The collection view

  /// The collection view, which is within the controller's view. Reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      guard isViewLoaded else { return }
      replaceCollection(by: newValue)
    }
  }

  /// The layout that the controller was created with.
  open var collectionViewLayout: UICollectionViewLayout {
    if let layout { return layout }
    return storedCollection?.collectionViewLayout ?? UICollectionViewFlowLayout()
  }

  /// Whether the selection is cleared when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the controller, when it is pushed with an animation onto another collection view controller, shows
  /// that controller's collection view, which changes to this controller's layout instead of sliding. The data
  /// source and the delegate remain those of the controller below. Default false.
  open var useLayoutToLayoutNavigationTransitions = false

  override func stackAnimator(over lower: UIViewController, isPush: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let lower = lower as? UICollectionViewController, let shared = lower.storedCollection,
      isPush ? useLayoutToLayoutNavigationTransitions && layout != nil : storedCollection === shared
    else { return super.stackAnimator(over: lower, isPush: isPush) }
    return LayoutToLayoutAnimator(shared, lower: lower, upper: self, isPush: isPush)
  }

  /// Shows the collection view of another controller instead of its own, or returns it.
  func show(shared: UICollectionView, isOwn: Bool) {
    guard let wrapper = viewIfLoaded else { return }
    if !isOwn {
      storedCollection?.removeFromSuperview()
      storedCollection = shared
    }
    shared.frame = wrapper.bounds
    wrapper.addSubview(shared)
  }

  /// Whether a long press moves items that the data source allows to move. Default true.
  open var installsStandardGestureForInteractiveMovement = true { didSet { installGesture() } }

  open override func loadView() {
    if loadViewFromFile() { return adoptLoadedView() }
    guard let layout else {
      ExceptionReport.raise(
        .internalInconsistencyException, "UICollectionView must be initialized with a non-nil layout parameter")
      return show(UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
    }
    show(UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout))
  }

  /// Adopts the view of a file, which is the collection view itself.
  private func adoptLoadedView() {
    guard let loaded = viewIfLoaded as? UICollectionView else {
      storedCollection = viewIfLoaded?.subviews.compactMap { $0 as? UICollectionView }.first
      return
    }
    if layout == nil { layout = loaded.collectionViewLayout }
    view = nil
    let (source, delegate) = (loaded.dataSource, loaded.delegate)
    show(loaded)
    if let source { loaded.dataSource = source }
    if let delegate { loaded.delegate = delegate }
  }

  private func show(_ collection: UICollectionView) {
    let wrapper = CollectionControllerView(frame: collection.frame)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if collection.backgroundColor == nil { collection.backgroundColor = .systemBackground }
    view = wrapper
    adopt(collection, in: wrapper)
  }

  private func adopt(_ collection: UICollectionView, in wrapper: UIView) {
    storedCollection = collection
    collection.frame = wrapper.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    wrapper.addSubview(collection)
    installGesture()
  }

  private func replaceCollection(by new: UICollectionView?) {
    guard new !== storedCollection, let wrapper = viewIfLoaded else { return }
    if let old = storedCollection {
      old.dataSource = nil
      old.delegate = nil
      old.removeFromSuperview()
    }
    storedCollection = nil
    if let new { adopt(new, in: wrapper) }
  }

  // MARK: Appearing

  open override func viewIsAppearing(_ animated: Bool) {
    let coordinator = animated ? transitionCoordinator : nil
    if clearsSelectionOnViewWillAppear, coordinator == nil { storedCollection?.deselectAll() }
    super.viewIsAppearing(animated)
    if clearsSelectionOnViewWillAppear, let coordinator { clearSelection(with: coordinator) }
  }

  /// Clears the selection along with the transition; it is still visible while the view is appearing
  /// (facts/collections.md#controller/clearing).
  private func clearSelection(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let collection = storedCollection, !collection.selected.isEmpty else { return }
    let (selection, duration) = (collection.selected, coordinator.transitionDuration)
    MainTurn.afterLayout {
      UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
        collection.deselectAll()
        for cell in collection.visibleCells { cell.updateConfigurationIfNeeded() }
      }
    }
    // An interactive pop that is canceled restores the selection.
    coordinator.animate(alongsideTransition: nil) { context in
      if context.isCancelled { for path in selection { collection.setSelected(true, path) } }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollection?.isEditing = editing
  }

  // MARK: Moving by hand

  private let mover = CollectionMover()

  private func installGesture() {
    mover.install(on: installsStandardGestureForInteractiveMovement ? storedCollection : nil)
  }

  // MARK: Data source

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.isAbsent = true
    return 1
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.isAbsent = true
    return UICollectionReusableView(frame: .zero)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.isAbsent = true
    return IndexPath(item: 0, section: 0)
  }

  // MARK: Delegate: what a subclass does not override counts as absent

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.isAbsent = true
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.isAbsent = true
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.isAbsent = true
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isAbsent = true
  }
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isAbsent = true
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isAbsent = true
    return proposedIndexPath
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isAbsent = true
    return proposedIndexPath
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.isAbsent = true
    return proposedContentOffset
  }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.isAbsent = true
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isAbsent = true
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isAbsent = true
    return nil
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isAbsent = true
    return nil
  }

  // MARK: Scroll view's delegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The view of a controller, which contains its collection view.
final class CollectionControllerView: UIView {}
