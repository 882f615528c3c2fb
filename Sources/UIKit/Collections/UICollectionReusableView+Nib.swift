extension NibRow {
  static let collectionReusableView = NibRow(UICollectionReusableView.self) { row in
    row.step(reads: ["reuseIdentifier"]) { view, coder in view.storedIdentifier = coder.element["reuseIdentifier"] }
  }
}
