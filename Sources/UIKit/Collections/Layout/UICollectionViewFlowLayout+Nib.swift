import CoreGraphics

extension NibRow {
  static let flowLayout = NibRow(UICollectionViewFlowLayout.self) { row in
    row.property("minimumLineSpacing", \.minimumLineSpacing)
    row.property("minimumInteritemSpacing", \.minimumInteritemSpacing)
    row.property("itemSize", \.itemSize)
    row.property("estimatedItemSize", \.estimatedItemSize)
    row.property("headerReferenceSize", \.headerReferenceSize)
    row.property("footerReferenceSize", \.footerReferenceSize)
    row.property("sectionInset", \.sectionInset)
    row.property("scrollDirection", \.scrollDirection)
    row.property("sectionInsetReference", \.sectionInsetReference)
    row.property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    row.property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    row.step(reads: ["automaticEstimatedItemSize"]) { layout, coder in
      if coder.element.flag("automaticEstimatedItemSize") == true {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
  }
}

extension UICollectionView.ScrollDirection: NibNamed {
  static let nibNames: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}

extension UICollectionViewFlowLayout.SectionInsetReference: NibNamed {
  static let nibNames: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
  ]
}
