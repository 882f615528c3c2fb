extension NibRow {
  static let collectionViewController = NibRow(UICollectionViewController.self) { row in
    row.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    row.property("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement)
    row.key("collectionView", get: { $0.collectionView }) { $0.collectionView = $1 }
  }
}
