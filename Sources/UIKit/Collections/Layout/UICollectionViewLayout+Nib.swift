extension NibRow {
  static let collectionViewLayout = NibRow(UICollectionViewLayout.self) { _ in }
}
