import CoreGraphics
import Foundation

/// Moves items of a collection view by a long press.
@MainActor final class CollectionMover: NSObject, UIGestureRecognizerDelegate {
  private static let moved = Selector("_flipsideMoveItem")
  private static let register: Void = MessageDispatch.register(moved, on: CollectionMover.self) {
    $0.pressDidChange()
  }
  /// Whether a controller supports moves.
  static let probe = OverrideProbe(base: UICollectionViewController.self, overriding: MovingController.self)

  private let press = UILongPressGestureRecognizer()
  private weak var collection: UICollectionView?

  override init() {
    super.init()
    CollectionMover.register
    press.addTarget(self, action: CollectionMover.moved)
    press.delegate = self
  }

  func install(on view: UICollectionView?) {
    guard view !== collection else { return }
    collection?.removeGestureRecognizer(press)
    collection = view
    view?.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let source = collection.dataSource as? UICollectionViewController,
      CollectionMover.probe.isOverridden(in: type(of: source)),
      let path = collection.indexPathForItem(at: press.location(in: collection))
    else { return false }
    return OptionalMethod.ask { source.collectionView(collection, canMoveItemAt: path) } ?? true
  }

  private func pressDidChange() {
    guard let collection else { return }
    let point = press.location(in: collection)
    switch press.state {
    case .began:
      if let path = collection.indexPathForItem(at: point) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed:
      collection.updateInteractiveMovementTargetPosition(point)
      collection.followFingerAtEdges(point)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    default: break
    }
  }

  private final class MovingController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }
}
