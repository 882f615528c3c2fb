import Foundation

/// The methods by which a collection view gets the number of its sections and items, and their views; all but the
/// first two are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell for an item: an unused one from `dequeueReusableCell(withReuseIdentifier:for:)`, with its
  /// content set.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the number of sections. 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the supplementary view of a kind, such as a header, for an index path, dequeued as cells are.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user can move an item. True by default, if items can be moved at all.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data, after the user has moved it. Required for items to be movable.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of the index at the side. Nil, the default, shows none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item to which a title of the index scrolls.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.isAbsent = true
    return 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.isAbsent = true
    return UICollectionReusableView(frame: .zero)
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isAbsent = true
    return true
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.isAbsent = true }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isAbsent = true
    return nil
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  )
    -> IndexPath
  {
    OptionalMethod.isAbsent = true
    return IndexPath(item: 0, section: 0)
  }
}

/// Methods that are called with items that will probably be visible soon, so that their data can be loaded in
/// advance.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that will probably be visible soon, the nearest first, so that their data can be loaded.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items of earlier calls that will not be visible soon after all. Optional.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMethod.isAbsent = true }
}
